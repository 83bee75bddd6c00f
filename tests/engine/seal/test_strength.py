"""How strong a passphrase is said to be: what everybody tries is weak, four words are good."""

import pytest

from whydesk.engine.seal.strength import Strength, bits, strength


@pytest.mark.parametrize(
    "passphrase",
    ["a", "coffee", "Password123!", "aaaaaaaaaaaaaaaaaaaa", "12345678901234567890", "hunter2"],
)
def test_what_everybody_tries_is_weak(passphrase: str) -> None:
    assert strength(passphrase) is Strength.WEAK


@pytest.mark.parametrize(
    "passphrase", ["orbit plank velvet gravel", "열쇠 바다 나무 구름", "xK9#mQ2$vLp7&T"]
)
def test_four_words_and_enough_noise_are_good(passphrase: str) -> None:
    assert strength(passphrase) is Strength.GOOD


def test_nothing_is_said_of_nothing() -> None:
    assert (strength(""), Strength.NONE.sentence) == (Strength.NONE, "")


def test_a_word_twice_is_little_more_than_once() -> None:
    assert bits("velvet velvet velvet") < bits("velvet orbit")


def test_each_strength_has_a_word_and_a_shape() -> None:
    shapes = {found.sentence[0] for found in Strength if found is not Strength.NONE}
    assert shapes == {"✗", "○", "✓"}
