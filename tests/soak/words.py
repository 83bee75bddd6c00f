"""What is written in a soak: names and lines in many scripts, right and wrong."""

NAMES = (
    "Direct trade", "Own roastery", "own_roastery", "Subscription", "구독", "Café", "Cafe\u0301",
    "🎈 balloon", "שלום", "A", "B", "b", "A very long name of a node that goes on and on",
    "!urgent", "? why", "?", "x.y", "[odd", "Main claim", "Source 14", "DIRECT TRADE",
)  # fmt: skip
PHRASES = (
    "Not so sure.", "It came back.\nTwice.", "then> t1", "see [[A]]", "@@", "구독 🎈",
    "## Not a head", "  indented", "x" * 300,
)  # fmt: skip
PROSE = (
    "We chose direct trade because the auction failed twice. The harvest was not late, "
    "Ann says. If prices rise, the subscription must change.\n\n- 구독은 계속한다.\n"
)
LINES = (
    "[[{a}]]", "[[{a}]]", "[[{a}]]  >>id: lp_{n}", ">>type: claim", ">>type: decision",
    ">>group-1: [[{a}]] & [[{b}]]", ">>group-{n}: [[{b}]]", ">>artifact: mail-{n}", ">>aka: {a}",
    "[[{a}]] →(supports) [[{b}]]", "[[{a}]] →(derived-from) [[{b}]]", "[[{a}]] -> [[{b}]]",
    "[[{a}]] →(raised-by) [[{b}]]", "[[{a}]] →(contradicts) [[{b}]]", "[[{a}]] →(echo-of) [[{b}]]",
    "[[{a}]] →(supersedes) [[{b}]]", "[[{a}]] →(same-topic-as) [[{b}]]",
    '@@note on="{a}" id=t{n}', "@@", '@@question on="{b}" by=ann',
    "then> t{n}", "@[[{a}]]", "## {a}", "```", "---", "    [[{a}]]", ">>what: {b} & {a}", "[[",
    ">>", ">>visibility: masked", ">>visibility-what: secret", ">>withdrawn: 2026-01-0{n}, wrong",
    ">>stage: summary", ">>licensed: no", ">>retrieved-via: {a} > {b}", "plain, \u202eodd\u200b",
    "[[{a}]] →(suports) [[{b}]]", ">>supports: [[{a}]], [[{b}]]", "e\u0301 \U0001f600 \x1c",
)  # fmt: skip
