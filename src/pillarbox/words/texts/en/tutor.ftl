### The coach at the table.

cli-help-play-coach = What the coach does: off, ask (it answers “hint”), or warn (it also speaks before a costly choice counts). With several people it is off unless this is given and all agree.

tutor-no-such-mode = “{ $text }” is no way of coaching: say off, ask or warn.
tutor-warning = { $measure ->
    [share] The coach warns: { AND($chosen) } costs { $loss } percentage points of the winning chance; { AND($best) } is better. Choose it again to keep it.
    [stake] The coach warns: { AND($chosen) } costs { $loss } stake points; { AND($best) } is better. Choose it again to keep it.
    [rounds] The coach warns: { AND($chosen) } costs { $loss } rounds; { AND($best) } is better. Choose it again to keep it.
    [throws] The coach warns: { AND($chosen) } costs { $loss } throws; { AND($best) } is better. Choose it again to keep it.
   *[score] The coach warns: { AND($chosen) } costs { $loss } points; { AND($best) } is better. Choose it again to keep it.
}
tutor-silent = The coach is silent.
tutor-silent-people = The coach is silent while several people play. If all agree, start with --coach ask or --coach warn.
tutor-agree = { AND($names) }: do all of you agree that the coach helps everybody? (yes/no)
tutor-disagreed = Then the coach stays silent.
