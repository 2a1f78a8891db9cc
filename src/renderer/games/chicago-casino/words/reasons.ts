import { reasonFor, type ChicagoReasonKey } from '../../../../bots/reasons/chicago-casino'
import { reasonWordsOf } from '../../layout/words'

/** Why a hint is good. */
export const reasonWords = reasonWordsOf(reasonFor)

/** English. */
export const REASONS: Readonly<Record<ChicagoReasonKey, string>> = {
  'takes-best': 'Takes the {card}, worth {points}.',
  secures: 'Brings your own {card} home: {points} points.',
  'takes-their-build': 'Takes the build of {by}: {cards} cards.',
  'takes-own-build': 'Collects your build: {cards} cards.',
  'takes-riders': '{riders} of the cards ride along: {cards} in all.',
  'takes-points': 'Takes cards that score {points}.',
  'takes-last': 'Whoever takes last gets the rest of the table too: {rest} more.',
  'takes-cards': 'Takes {cards} cards towards most cards.',
  rebuilds: 'Lifts the build of {by}; your {with} can take it.',
  builds: 'Stacks {cards} pieces for your {with} to take.',
  'trails-safe': 'No higher card of its colour is out: {card} is safe for now.',
  'trails-for': 'Lays {card} for your {with} to take next.',
  'trails-nothing-fits': 'Nothing in your hand takes anything, and {card} gives least away.',
  'trails-cheap': 'Of all your cards {card} gives least away.',
}
