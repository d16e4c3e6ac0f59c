"""Shares that others published, against those worked out here; `docs/trust.md` tells of them.

Bill Butler (durangobill.com, `STBstats.txt`, read in November 2026) gives for three variants how often a
turn that is played to shut the box ends with each score, in percent to four digits.
"""

import pytest

from pillarbox import catalogue
from pillarbox.games.shut_the_box.solve import odds

TWO_DICE = """
7.1432 2.6507 2.8257 3.8068 4.1914 4.7438 4.8189 5.1233 5.5163 5.9095 5.1756 4.9300 4.4780 4.3262
3.9665 3.8512 3.3192 3.2419 2.9363 2.3666 2.3475 1.9181 1.5331 1.5308 1.3955 1.0351 0.9513 0.6768
0.5437 0.5432 0.3438 0.5808 0.2974 0.1992 0.2236 0.1666 0.0386 0.1179 0.0943 0.0386 0.0257 0.0000
0.0000 0.0772 0.0000 0.0000
"""
ONE_DIE = """
9.7614 2.7305 2.9880 3.4515 3.8159 3.8515 3.5589 5.1392 5.5426 5.9319 5.1738 4.8915 4.4736 4.2964
3.9788 3.8673 3.3247 3.2450 2.9172 2.3763 2.3559 1.9128 1.5319 1.5314 1.3933 1.0351 0.9573 0.6754
0.5437 0.5432 0.3438 0.5808 0.2974 0.1992 0.2236 0.1666 0.0386 0.1179 0.0943 0.0386 0.0257 0.0000
0.0000 0.0772 0.0000 0.0000
"""
TWO_TILES = """
7.4194 2.1179 2.3801 2.9410 3.2465 3.4305 3.3008 4.8736 5.1567 5.9010 5.6187 5.1942 5.0182 4.5456
4.5238 4.3232 3.9444 3.6546 3.2435 2.8970 2.7201 2.2831 1.7598 1.8736 1.3220 1.2326 0.8879 0.7209
0.6627 0.5275 0.4467 0.5714 0.3165 0.1618 0.2236 0.1666 0.0386 0.1179 0.0943 0.0386 0.0257 0.0000
0.0000 0.0772 0.0000 0.0000
"""
"""Percent by score, from 0 to 45: two dice always; one die at 6 or less; the same with two tiles at most."""


@pytest.mark.parametrize(
    "id, changes, shares",
    [
        ("golf", {}, TWO_DICE),
        ("classic", {}, ONE_DIE),
        ("two-tiles-at-most", {"one_die": "must"}, TWO_TILES),
    ],
)
def test_a_turn_played_to_shut_the_box_ends_as_often_with_each_score_as_was_published(
    id: str, changes: dict[str, str], shares: str
) -> None:
    published = [float(share) for share in shares.split()]
    found = {
        share.score: 100 * share.p for share in odds(catalogue.load(id, changes)[1], "shut").distribution
    }
    assert len(published) == 46
    assert [round(found.get(score, 0.0), 4) for score in range(46)] == pytest.approx(published, abs=1.1e-4)
