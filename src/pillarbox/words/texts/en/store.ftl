### The store: what the disk and the database may refuse, and what is looked for in vain.

store-full = The disk is full: nothing was saved in { $path }. Free some space and try again.
store-read-only = { $path } can only be read, so nothing was saved. Make the file and its folder writable, or choose another folder with --data.
store-forbidden = { $path } can’t be made: this user may not write there. Choose another folder with --data.
store-no-folder = { $path } can’t be made: a file stands where a folder on the way to it should be. Choose another folder with --data.
store-is-folder = { $path } is a folder, but the matches are kept in a file of that name. Move the folder away, or choose another one with --data.
store-data-no-folder = “{ $folder }” is a file. The data needs a folder: choose one with --data.
store-no-home = This user has no home folder to keep matches in. Choose a folder with --data.
store-not-a-database = { $path } is not a database. Move the file away, or choose another folder with --data.
store-foreign = { $path } is another program’s database; it was left as it is. Choose another folder with --data.
store-damaged = The database { $path } is damaged. Copy it before anything else, then put a backup in its place.
store-gone = { $path } was moved or deleted while it was in use, so nothing more can be saved in it. Put it back and start again.
store-locked = Another program holds { $path }. Close it and try again; nothing was changed.
store-io = { $path } can’t be read or written: the system reports { $code }. Nothing was saved.
store-newer = { $path } was written by a newer Pillarbox (step { $found }; this one knows { $known }). Install the newer version to open it.
store-other-history = { $path } does not fit this Pillarbox: its step { $number } ({ $name }) is not the one known here. Open it with the version that wrote it.
store-old-sqlite = SQLite { $needed } or later is needed, and this Python brings { $found }. Use a newer Python.
store-closed = The store is closed already; nothing was done.
store-too-large = One event of { $size } bytes is more than the store takes ({ $most }); nothing was saved.
store-which-match = { $more ->
        [0] Several matches begin with { $match }: { AND($matches) }. Write more of its name.
        [one] Several matches begin with { $match }: { $matches } and one more. Write more of its name.
       *[other] Several matches begin with { $match }: { $matches } and { $more } more. Write more of its name.
    }
store-log-gap = The log of match { $match } lacks event { $event }, so the match can’t be read. Put a backup of { $path } in its place.
store-bad-event = Event { $event } of match { $match } in { $path } can’t be read: { $detail }

stats-no-player = Nobody called { $player } has played here; players so far: { AND($players) }.
