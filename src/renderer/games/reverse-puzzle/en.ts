import { sharedPrompts, sharedResults, stripWords } from '../puzzles/strip/en'

/** Messages of the first lesson of the Reverse Puzzle. */
const lesson = {
  step: {
    title: 'One gap',
    tell: 'Six men stand on the seven squares of the far row, and one square is vacant. There is never but one place to go, so one touch is enough. Touch the black man on 6: he steps to the vacant 7.',
    done: 'A step to the next square. A man may go either way, and come back if he likes.',
    other: 'That was a jump; nobody leaves the board for it. Try the step: touch the man on 6.',
  },
  double: {
    title: 'Over two heads',
    tell: 'A man may jump over one or two others, of whatever colour, and they stay where they are. So a gap can be reached from three squares away. Square 6 is vacant: touch the red man on 3.',
    done: 'Three squares in one move. With jumps over one man only, the puzzle would take fifteen moves.',
    other: 'That is allowed. But look for the man three squares away: the red one on 3.',
  },
  last: {
    title: 'The tenth move',
    tell: 'Nine moves are made and nine chips pushed forward. Black belongs on 2, 3 and 4, red on 5, 6 and 7. One man is not at home. Touch him.',
    done: 'Ten moves, and ten are the fewest. There are just two ways to do it, and both begin with the same two moves.',
    other: 'That was the tenth move, and the puzzle is over. Look which man is not at home: the one on 1.',
  },
}

/** English messages of The Reverse Puzzle, under its id. */
export default {
  ...stripWords,
  title: 'The Reverse Puzzle',
  prompt: {
    start:
      'Red stands on 1 to 3, black on 4 to 6. Bring black to 2, 3 and 4 and red to 5, 6 and 7. Touch a man no more than three squares from the gap. One move is allowed. | Red stands on 1 to 3, black on 4 to 6. Bring black to 2, 3 and 4 and red to 5, 6 and 7. Touch a man no more than three squares from the gap. {n} moves are allowed.',
    'start-free':
      'Red stands on 1 to 3, black on 4 to 6. Bring black to 2, 3 and 4 and red to 5, 6 and 7. Touch a man no more than three squares from the gap.',
    ...sharedPrompts,
  },
  result: {
    fewest: 'Done in ten moves: there are two ways, and you have found one',
    ...sharedResults,
  },
  lesson,
}
