"""What the problems of the whole text say, and how they hold up in large and strange texts."""

from tests.engine.graph.graphs import graph_of
from whydesk.engine.graph.checks import check_errors, check_graph
from whydesk.engine.model import Diagnostic


def told(text: str, code: str) -> Diagnostic:
    return next(problem for problem in check_graph(graph_of(text)) if problem.code == code)


def test_a_collision_names_both_lines() -> None:
    message = told("[[Own roastery]]\n\n[[own Roastery]]\n", "slug-collision").message
    assert "Line 3" in message
    assert "line 1" in message


def test_a_collision_names_the_other_file() -> None:
    problem = check_errors(graph_of("[[A b]]", "\n[[A B]]"))[0]
    assert (problem.shard, problem.span.line) == ("b.lmd", 1)
    assert "line 1 of a.lmd" in problem.message


def test_a_circle_of_derivations_is_spelled_out() -> None:
    text = "[[A]]\n>>derived-from: [[B]]\n[[B]]\n>>derived-from: [[A]]\n"
    assert "A → B → A" in told(text, "derivation-cycle").message


def test_a_long_circle_is_cut_short() -> None:
    text = "".join(f"[[N{n}]]\n>>derived-from: [[N{(n + 1) % 3000}]]\n" for n in range(3000))
    assert "N0 → N1 → … → N2999 → N0" in told(text, "derivation-cycle").message


def test_a_dangling_reference_offers_labels_and_a_new_node_to_choose_from() -> None:
    problem = told("[[Own roastery]]\n[[Own roastery]] → [[Own rostery]]", "dangling-ref")
    assert [fix.title for fix in problem.fixes] == ["Write “Own roastery”", "Create the node"]
    assert not problem.fixable


def test_evidence_is_never_put_right_without_a_person() -> None:
    text = "[[A]]\n[[B]]\n[[A]] →(supports) [[B]]\n"
    assert not told(text, "unassessed-support").fixable


def test_a_clean_text_has_no_problem() -> None:
    text = (
        "[[A]]\n>>type: claim\n>>group-1: [[B]]\n\n[[B]]\n>>artifact: session-1\n\n"
        "@@note on=A id=t1\nx\n@@\n"
    )
    assert check_graph(graph_of(text)) == []


def test_many_dangling_references_are_each_told() -> None:
    text = "[[A]]\n" + "".join(f"[[A]] → [[Missing {n}]]\n" for n in range(500))
    problems = [p for p in check_graph(graph_of(text)) if p.code == "dangling-ref"]
    assert [p.span.line for p in problems] == list(range(1, 501))
    assert all(p.fixes for p in problems)
