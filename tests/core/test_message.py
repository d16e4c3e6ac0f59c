"""Refusals keep what they say wherever they go: out of a worker process too."""

import pickle

import pytest

from pillarbox.core.message import Fault, FaultyFile, IllegalMove, Refused, Unreadable, say
from pillarbox.plugins import BrokenPlugin

FAULTS = (Fault("house.toml", 3, "seats", say("fault-value", value="0"), say("right-flag")),)


@pytest.mark.parametrize("kind", [Refused, IllegalMove, Unreadable, BrokenPlugin])
def test_a_refusal_that_was_sent_by_another_process_says_the_same(kind: type[Refused]) -> None:
    sent = kind(say("refused-language", asked="tlh", languages=["en"]))
    got = pickle.loads(pickle.dumps(sent))
    assert (type(got), got.message, str(got)) == (kind, sent.message, "refused-language")


def test_a_faulty_file_that_was_found_by_another_process_keeps_its_faults() -> None:
    sent = FaultyFile(FAULTS)
    got = pickle.loads(pickle.dumps(sent))
    assert (got.faults, got.message) == (FAULTS, sent.message)
