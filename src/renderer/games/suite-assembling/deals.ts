const cards = (text: string): readonly string[] => text.split(' ')

/** The deal of the printed example, in which the nine goes on the ten; from the top of the pack. */
export const EXAMPLE_DEAL = cards(
  '10 44 9 39 30 47 4 36 46 35 42 6 17 27 14 34 21 3 28 40 24 31 49 7 8 2 13 45 1 25 38 18 48 19 29 23 41 15 22 43 37 26 ' +
    '16 33 5 11 12 32 20',
)

/** A solvable deal, from the top of the pack. */
export const SOLVABLE_DEAL = cards(
  '41 29 8 26 37 28 39 24 3 1 10 32 49 9 17 35 18 48 40 45 15 34 20 14 6 16 22 19 46 44 2 36 11 7 42 47 12 4 30 27 43 33 ' +
    '31 25 21 38 23 5 13',
)

/** The moves that solve `SOLVABLE_DEAL`. */
export const SOLUTION = cards(
  '19@2 16@up 17@up 9@up deal 2@up 3@up 44@6 deal deal deal 27@3 30@up deal 31@up deal deal deal deal deal 44@up 45@up ' +
    '40@1 48@5 18@up 19@up 4@up 12@2 47@5 deal deal 5@up 6@up 23@up 24@up 39@1 38@4 38@1 21@4 25@up deal 13@7 12@7 33@2 ' +
    'deal 11@7 46@up 47@up 48@up 49@up 32@up 33@up 10@up 11@up 12@up 13@up 14@up 20@up 21@up 34@up 35@up 28@7 37@up 38@up ' +
    '39@up 40@up 41@up 26@up 27@up 28@up deal 42@up 7@up',
)
