import { pegWords } from '../../puzzles/pegs/messages'
import { lesson } from './en-lesson'

/** English messages of the "25" Goal, under its id. Squares are numbers; `n` is the number that a sentence counts. */
export const en = {
  ...pegWords,
  title: 'The “25” Goal',
  options: {
    start: {
      label: 'The square left vacant',
      note: 'It can be done from every square; the sheet of 1928 names 49.',
      '49-note': 'The puzzle as the sheet of 1928 sets it.',
    },
  },
  prompt: {
    start:
      'Square {vacant} is vacant. Jump any man over a neighbour, straight or slanting, into the free square behind. The last man must land on 25.',
    play: 'One jump made, {men} men left. The last one must land on 25. | {n} jumps made, {men} men left. The last one must land on 25.',
    few: 'Only {men} men left. Mind who can still reach 25.',
    watch: '{men} men are left; the last one must land on 25.',
    over: 'The puzzle is over.',
  },
  result: {
    solved: 'Done in {jumps} jumps: one man, and he stands on 25',
    elsewhere: 'One man left, but on {square} instead of 25',
    stuck: 'Stuck with {n} men left',
  },
  lesson,
}
