import { stripWords } from '../../puzzles/strip/messages'
import { lesson } from './en-lesson'

/** English messages of The Reverse Puzzle, under its id. */
export const en = {
  ...stripWords,
  title: 'The Reverse Puzzle',
  prompt: {
    start:
      'Red stands on 1 to 3, black on 4 to 6. Bring black to 2, 3 and 4 and red to 5, 6 and 7. Touch a man no more than three squares from the gap. One move is allowed. | Red stands on 1 to 3, black on 4 to 6. Bring black to 2, 3 and 4 and red to 5, 6 and 7. Touch a man no more than three squares from the gap. {n} moves are allowed.',
    'start-free':
      'Red stands on 1 to 3, black on 4 to 6. Bring black to 2, 3 and 4 and red to 5, 6 and 7. Touch a man no more than three squares from the gap.',
    play: 'One move left; {home} men of six at home. | {n} moves left; {home} men of six at home. Square {vacant} is vacant.',
    free: 'One move made; {home} men of six at home. | {n} moves made; {home} men of six at home. Square {vacant} is vacant.',
    watch: 'One move made; {home} men of six at home. | {n} moves made; {home} men of six at home.',
    over: 'The puzzle is over.',
  },
  result: {
    fewest: 'Done in ten moves: there are two ways, and you have found one',
    solved: 'Done in {n} moves; it can be done in ten',
    'last-move':
      'The ten moves are made, and {home} men of six are at home | The {n} moves are made, and {home} men of six are at home',
    'too-few':
      'The one move is made; nobody can do it in fewer than ten | The {n} moves are made; nobody can do it in fewer than ten',
  },
  lesson,
}
