# People and their scores, and sheets on paper. Loaded with those pages.

# Sheets on paper
print-title = Score sheet on paper
print-print = Print
print-players = Players
print-paper = Paper
print-a4 = A4
print-letter = US Letter
print-date = Date
print-round = Round
print-total = Total
print-halves = Left: the round. Right: the total.
print-reached = Target reached in round

# Standing
scores-title = People and scores
scores-none = No scores have been kept in this browser yet.
scores-span = Which games
scores-all = All games
scores-standing = Standing
scores-person = Who
scores-wins = Won
scores-wins-of = { $wins } of { $games }
scores-streak = In a row
scores-evenings = Evenings
scores-evenings-of = { $won } of { $evenings }
scores-chart = Games won, from game to game

# Seasons
scores-season = Season
scores-season-name = Name of the season
scores-season-begin = Begin a season
scores-season-begin-means = Games that you begin from now on belong to it.
scores-season-close = Close the season
scores-season-close-means = { $name } ends, and its standing stays as it is now, whatever happens to the sheets.
scores-season-going-on = { $name }, going on
scores-season-full = There are too many seasons already.

# People
scores-people = People
scores-games = Games
scores-average = Points per round
scores-best = Best round
scores-busts = Busts
scores-flip7s = Flip 7s
scores-longest = Most wins in a row
scores-unfinished = Not finished
scores-lowest = { $game }: fewest points win
scores-duel = Two against each other
scores-duel-one = First player
scores-duel-other = Second player
scores-duel-none = These two have not finished a game together yet.
scores-duel-ahead = Ahead of the other
scores-duel-level = Level
scores-duel-rounds = Better rounds
scores-duel-chart = How often each was ahead, from game to game

# Finished games
scores-history = Finished games
scores-history-none = No game has been finished yet.
scores-won = { $name } won
scores-ended = Ended before anybody had won

# Files
scores-files = File
scores-files-means = One file has all sheets, seasons and people. Keep it as a copy, or take it to another device.
scores-save = Save a file
scores-take = Take in a file
scores-taken = Taken in: new sheets { $fresh }, carried on { $continued }, kept beside yours { $parted }, already here { $known }.
scores-file-large = This file is too large to be a file of scores. Nothing was changed.
scores-file-cut = This file ends in the middle: not all of it was copied. Nothing was changed.
scores-file-foreign = This is not a file of scores. Nothing was changed.
scores-file-newer = A newer version of this page saved this file. Reload the page and try again. Nothing was changed.
scores-file-damaged = This file is damaged in line { $line }, column { $column }. Nothing was changed.
scores-file-sheet = Sheet { $number } in this file cannot be read. Nothing was changed.
scores-file-many = There is more in this file than can be kept. Nothing was changed.
scores-unread = { $count ->
    [one] { $count } sheet cannot be read by this version of the page. It stays as it is.
   *[other] { $count } sheets cannot be read by this version of the page. They stay as they are.
}
