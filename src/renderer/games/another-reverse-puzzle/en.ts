import { sharedPrompts, sharedResults, stripWords } from '../puzzles/strip/en'

/** Messages of the first lesson of Another Reverse Puzzle. */
const lesson = {
  jump: {
    title: 'One gap in the middle',
    tell: 'Six men stand on the seven squares of the far row, and square 4 is vacant. There is never but one place to go, so one touch is enough. Let a man jump over one other into the gap: the one on 2, or the one on 6.',
    done: 'Whoever is jumped stays on the board. Men may go either way, and come back if they like.',
    other: 'Allowed, but try a jump over one man: touch the one on 2 or the one on 6.',
  },
  double: {
    title: 'Over two heads',
    tell: 'A man may jump over two others as well, of whatever colour. So a gap can be reached from three squares away. Square 6 is vacant: touch the red man on 3.',
    done: 'Three squares in one move. With jumps over one man only, the puzzle would take fifteen moves.',
    other: 'That is allowed. But look for the man three squares away: the red one on 3.',
  },
  last: {
    title: 'The tenth move',
    tell: 'Nine moves are made and nine chips pushed forward. Black belongs on 1, 2 and 3, red on 5, 6 and 7. One man is not at home. Touch him.',
    done: 'Ten moves, and ten are the fewest. There are four ways: two, and the same two seen in a mirror.',
    other: 'That was the tenth move, and the puzzle is over. Look which man is not at home: the one on 4.',
  },
}

/** English messages of Another Reverse Puzzle, under its id. */
export default {
  ...stripWords,
  title: 'Another Reverse Puzzle',
  prompt: {
    start:
      'Red stands on 1 to 3, black on 5 to 7. Let them change sides, with 4 vacant again. Touch a man no more than three squares from the gap. One move is allowed. | Red stands on 1 to 3, black on 5 to 7. Let them change sides, with 4 vacant again. Touch a man no more than three squares from the gap. {n} moves are allowed.',
    'start-free':
      'Red stands on 1 to 3, black on 5 to 7. Let them change sides, with 4 vacant again. Touch a man no more than three squares from the gap.',
    ...sharedPrompts,
  },
  result: {
    fewest: 'Done in ten moves: there are four ways, two and their mirror images',
    ...sharedResults,
  },
  lesson,
}
