### What checking a record finds.

## What is wrong.

verify-chain-missing = The record has no hash chain, and its kind has one.
verify-chain-broken = The hash of the event before is not the one this event carries: something was changed, added or left out here or just before.
verify-chain-head = The hash of the last event is not the one the record names.
verify-not-revealed = The secret seed has not been revealed, so the dice can’t be checked.
verify-other-seed = The revealed seed is not the one that was committed to before play.
verify-other-player-seed = The seed opened for seat { $seat } is not the one that was committed to.
verify-throw = Draw { $number } was not this: the seeds give { $fell }.
verify-throw-kind = Dice entered by hand and dice thrown by the table are mixed up here.
verify-scheme = The dice are of scheme { $scheme }, and this version checks scheme { $known }.
verify-seal = The seal does not belong to what was hidden under it.
verify-other-key = The key that opens event { $number } is not the key of its seal.
verify-still-sealed = What this event hid was never opened.
verify-stops = From here on the match is not one that could have been played. { $why }
verify-result = This is not the result that the match led to.
verify-no-result = The match was played to its end, but the record does not say how it ended.

## What is right, but should be known.

verify-seeded = Dice or cards came from a given word: whoever knew the word could foresee them.
verify-by-hand = The dice were thrown by hand and entered by a player; there is nothing to check them by.
verify-no-chain = The record has no hash chain, so a change in it may leave no trace.
verify-aborted = The match was broken off.
verify-unfinished = The match is not played to its end.
verify-not-yet-revealed = The secret seed is revealed when the match ends; the dice can’t be checked before.
verify-maybe-earlier = What was changed may stand anywhere before the place where it shows.
