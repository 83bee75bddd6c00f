"""Pictures and texts of the redacted view: searched in letters, whatever they are packed in."""

import zlib
from pathlib import Path

import pytest

from whydesk.engine.errors import EngineError, ErrorCode
from whydesk.engine.redaction.export import Made, export_made
from whydesk.engine.redaction.plan import Redaction
from whydesk.engine.redaction.reader import reader_side, usual_graph
from whydesk.engine.redaction.rules import Wish
from whydesk.engine.redaction.unpacking import readable

TEXT = """[[Deal]]
>>type: decision
>>price: Zanzibar clove crate
>>visibility-price: masked
[[Deal]] →(derived-from) [[Spy report]]

[[Spy report]]
>>type: proof
>>visibility: masked

[[Mole]]
>>visibility: secret
"""
SECRET = "Zanzibar clove crate"


def chunk(kind: bytes, data: bytes) -> bytes:
    return len(data).to_bytes(4) + kind + data + bytes(4)


def png(*chunks: bytes) -> bytes:
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def pdf(*streams: bytes, between: bytes = b"") -> bytes:
    parts = [b"1 0 obj\n<< >>\nstream\n" + one + b"\nendstream\nendobj\n" for one in streams]
    return b"%PDF-1.4\n" + b"".join(parts) + between + b"%%EOF\n"


WORDS = SECRET.encode()
HELD = {
    "svg": b"<svg><title>x</title><text>Zanzibar</text><text>clove crate</text></svg>",
    "svg marks": b'<svg a="Zanzibar clove crate"></svg>',
    "png text": png(chunk(b"tEXt", b"Title\0" + WORDS)),
    "png packed": png(chunk(b"zTXt", b"Title\0\0" + zlib.compress(WORDS))),
    "png international": png(chunk(b"iTXt", b"Title\0\1\0\0\0" + zlib.compress(WORDS))),
    "png behind": png(chunk(b"IEND", b"")) + WORDS,
    "pdf title": pdf(between=b"/Title (\xfe\xff" + SECRET.encode("utf-16-be") + b")"),
    "pdf stream": pdf(WORDS),
    "pdf packed": pdf(zlib.compress(b"BT (" + WORDS + b") Tj ET")),
    "text": b"# Title\n" + WORDS,
}


def redaction() -> Redaction:
    return Redaction({"main.lmd": TEXT}, {"main.lmd": ""})


@pytest.mark.parametrize("name", HELD)
def test_what_holds_a_redacted_text_is_not_written(tmp_path: Path, name: str) -> None:
    made, target = redaction(), tmp_path / "picture"
    with pytest.raises(EngineError) as raised:
        export_made(made, made.plan(Wish()), target, Made(HELD[name]))
    assert raised.value.code is ErrorCode.LEAK
    assert not list(tmp_path.iterdir())


def test_what_a_picture_shows_is_searched_in_letters(tmp_path: Path) -> None:
    made = redaction()
    content, said = png(chunk(b"IDAT", b"\1\2\3")), HELD["svg"]
    with pytest.raises(EngineError):
        export_made(made, made.plan(Wish()), tmp_path / "a.png", Made(content, said))


def test_pixels_and_glyphs_are_no_letters() -> None:
    assert WORDS not in readable(png(chunk(b"IDAT", WORDS)))
    noise = bytes(range(128, 256)) + WORDS
    assert WORDS not in readable(pdf(zlib.compress(noise)))


def test_what_is_usual_tells_nothing(tmp_path: Path) -> None:
    made = redaction()
    content = b"<svg><g>clove</g><text>Deal</text></svg>"
    written = export_made(made, made.plan(Wish()), tmp_path / "a.svg", Made(content, b"", content))
    assert written.path.read_bytes() == content


def test_a_file_that_stood_there_stays_where_something_is_found(tmp_path: Path) -> None:
    made, target = redaction(), tmp_path / "a.txt"
    target.write_text("before")
    with pytest.raises(EngineError):
        export_made(made, made.plan(Wish()), target, Made(WORDS))
    assert target.read_text() == "before"


def test_leftovers_stop_pictures_too(tmp_path: Path) -> None:
    open_too = f"{TEXT}\n[[Note]]\n>>what: a {SECRET}\n"
    made = Redaction({"main.lmd": open_too}, {"main.lmd": ""})
    with pytest.raises(EngineError) as raised:
        export_made(made, made.plan(Wish()), tmp_path / "a.svg", Made(b"<svg></svg>"))
    assert raised.value.code is ErrorCode.LEFTOVERS


def test_the_name_of_a_picture_may_not_tell_either(tmp_path: Path) -> None:
    made = redaction()
    with pytest.raises(EngineError):
        export_made(made, made.plan(Wish()), tmp_path / "Map of Spy report.svg", Made(b"<svg/>"))


def test_the_reader_knows_nodes_by_other_keys() -> None:
    made = redaction()
    side = reader_side(made, made.plan(Wish()))
    assert side.key("deal") == "deal"
    assert side.graph.node(side.key("spy_report")).label == "Redacted proof 1"
    assert side.key("mole") == ""
    kept = reader_side(made, made.plan(Wish(keep_chain=True)))
    assert kept.graph.node(kept.key("mole")).label == "Redacted node 1"


def test_what_says_nothing_is_a_graph() -> None:
    assert [node.key for node in usual_graph().nodes()] == ["a", "b", "c"]
