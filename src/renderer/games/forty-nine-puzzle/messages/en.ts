import { pegWords } from '../../puzzles/pegs/messages'
import { vacancyNotes } from '../vacancy-notes'
import { lesson } from './en-lesson'

/** English messages of the "49" Puzzle, under its id. Squares are numbers; `n` is the number that a sentence counts. */
export const en = {
  ...pegWords,
  title: 'The “49” Puzzle',
  options: {
    start: {
      label: 'The square left vacant',
      ...vacancyNotes(
        'From here a single man can never remain: two are the fewest. Try 18 or 11 for a start that can be done.',
        (finishes) => `It can be done, with the last man on ${finishes}.`,
      ),
    },
    finish: {
      label: 'Where the last man must stand',
      note: 'For those who have done it once.',
      '0-note': 'Anywhere will do.',
    },
  },
  lens: 'Three classes',
  prompt: {
    start:
      'Square {vacant} is vacant. Jump upright or level, never slantwise, until one man is left; he can end on {finishes}.',
    'start-hopeless':
      'Square {vacant} is vacant, and that cannot be cleared to one man, as we know today. Two are the fewest: can you do it?',
    'start-finish':
      'Square {vacant} is vacant. Jump upright or level until one man is left, and let him end on {square}.',
    'start-wrong-finish':
      'From square {vacant} no last man can ever stand on {square}: he could on {finishes}. New game, or play on regardless.',
    play: 'One jump made, {men} men left. Leave a single one. | {n} jumps made, {men} men left. Leave a single one.',
    'play-two':
      'One jump made, {men} men left. Two would be perfect. | {n} jumps made, {men} men left. Two would be perfect.',
    'play-finish':
      'One jump made, {men} men left. The last one belongs on {square}. | {n} jumps made, {men} men left. The last one belongs on {square}.',
    watch: '{men} men are left on the board.',
    over: 'The puzzle is over.',
  },
  result: {
    solved: 'Done in {jumps} jumps: one man, on {square}',
    elsewhere: 'One man left, but on {square} instead of {finish}',
    two: 'Two men left, and from {vacant} nobody can leave fewer: bravo',
    hopeless: 'Stuck with {n} men left; two are the fewest from {vacant}',
    stuck: 'Stuck with {n} men left',
  },
  lesson,
}
