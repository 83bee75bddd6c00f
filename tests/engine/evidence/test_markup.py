"""HTML as the words that a reader sees."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whydesk.engine.evidence.claims.markup import pieces_of_html, text_of_html


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<p>The <b>importer</b>\n failed.</p><p>Twice.</p>", "The importer failed.\n\nTwice."),
        ("<h2>Next</h2><ul><li>one<li>two</ul>", "## Next\n\n- one\n- two"),
        ("a<br>b<br/>c", "a\nb\nc"),
        ("<table><tr><td>a<td>b</tr><tr><th>c</th></tr></table>", "| a | b |\n| c |"),
        ("1 &lt; 2 &amp; 3 < 4", "1 < 2 & 3 < 4"),
        ("<pre>a\n  b</pre>", "a\n  b"),
        ("<title>x</title><style>p{}</style><script>'</p>'</script>y<!-- <p>z -->", "y"),
        ("<a title='1 > 0' href=x>go</a> on", "go on"),
        ("<p>한국어 <i>글</i>", "한국어 글"),
        ("left <a", "left <a"),
        ("<script>never closed", ""),
    ],
)
def test_what_a_reader_sees_is_what_is_left(html: str, text: str):
    assert text_of_html(html) == text


@given(st.lists(st.sampled_from(["<", ">", "'", '"', "p", "/", "!--", "-->", "&", " ", "é"])))
def test_any_text_comes_to_an_end(parts: list[str]):
    assert "<p>" not in text_of_html("".join(parts))


def test_a_long_page_comes_in_pieces():
    page = "<p>one</p>" * 1000

    assert len(list(pieces_of_html(page))) > 5
    assert "".join(pieces_of_html(page)) == text_of_html(page)
