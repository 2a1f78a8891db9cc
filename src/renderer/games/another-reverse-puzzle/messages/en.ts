import { stripWords } from '../../puzzles/strip/messages'
import { lesson } from './en-lesson'

/** English messages of Another Reverse Puzzle, under its id. */
export const en = {
  ...stripWords,
  title: 'Another Reverse Puzzle',
  prompt: {
    start:
      'Red stands on 1 to 3, black on 5 to 7. Let them change sides, with 4 vacant again. Touch a man no more than three squares from the gap. One move is allowed. | Red stands on 1 to 3, black on 5 to 7. Let them change sides, with 4 vacant again. Touch a man no more than three squares from the gap. {n} moves are allowed.',
    'start-free':
      'Red stands on 1 to 3, black on 5 to 7. Let them change sides, with 4 vacant again. Touch a man no more than three squares from the gap.',
    play: 'One move left; {home} men of six at home. | {n} moves left; {home} men of six at home. Square {vacant} is vacant.',
    free: 'One move made; {home} men of six at home. | {n} moves made; {home} men of six at home. Square {vacant} is vacant.',
    watch: 'One move made; {home} men of six at home. | {n} moves made; {home} men of six at home.',
    over: 'The puzzle is over.',
  },
  result: {
    fewest: 'Done in ten moves: there are four ways, two and their mirror images',
    solved: 'Done in {n} moves; it can be done in ten',
    'last-move':
      'The ten moves are made, and {home} men of six are at home | The {n} moves are made, and {home} men of six are at home',
    'too-few':
      'The one move is made; nobody can do it in fewer than ten | The {n} moves are made; nobody can do it in fewer than ten',
  },
  lesson,
}
