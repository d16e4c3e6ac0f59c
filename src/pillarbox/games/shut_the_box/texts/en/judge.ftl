### What a review says of choices.

judge-own-scores = Here each player is measured by the own score, not by the chance to win. { $reason }
judge-chosen = As played: { $why }
judge-would = After that: { $why }
judge-better = Better: { $why }
judge-useless = Of all throws here, { $percent }% would have been useless.
