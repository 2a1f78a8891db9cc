import { reasonFor, type ColorReasonKey } from '../../../../bots/reasons/color-casino'
import { reasonWordsOf } from '../../layout/words'

/** Why a hint is good. */
export const reasonWords = reasonWordsOf(reasonFor)

/** English. */
export const REASONS: Readonly<Record<ColorReasonKey, string>> = {
  sweeps: 'Clears the board: a sweep, one point.',
  'takes-ten': 'Takes the red ten, worth two.',
  'takes-two': 'Takes the black two, worth one.',
  'takes-own-build': 'Collects the pair that you set apart: {cards} cards.',
  'takes-their-build': 'Takes the pair that {by} set apart: {cards} cards.',
  'takes-last': 'Whoever takes last gets the rest of the board too: {rest} more.',
  'takes-reds': 'Takes {reds} reds, which count twice: most reds and most cards.',
  'takes-cards': 'Takes {cards} cards towards most cards.',
  builds: 'Sets {card} and {on} apart for the {with} that you keep.',
  'trails-for': 'Lays {card} for your {with} to take next.',
  'trails-safe': 'No card that is still out can take {card} now.',
  'trails-nothing-fits': 'Nothing in your hand takes anything, and {card} gives least away.',
  'trails-cheap': 'Of all your cards {card} gives least away.',
}
