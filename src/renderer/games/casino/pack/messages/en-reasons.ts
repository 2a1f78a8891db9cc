import type { CassinoReasonKey } from '../../../../../bots/reasons/cassino'

/** English messages of the reasons for hints that both sheets of Cassino share. */
export const cassinoReasons: Readonly<Record<Exclude<CassinoReasonKey, 'counts' | 'calls' | 'sweeps'>, string>> = {
  'takes-big': 'Takes the ten of diamonds, worth two.',
  'takes-aces': 'Aces score a point each: this takes {aces}.',
  'takes-little': 'Takes the two of spades, worth one.',
  'takes-own-build': 'Collects your build of {value}: {cards} cards.',
  'takes-their-build': 'Takes the build of {value} from under the nose of {by}: {cards} cards.',
  'takes-last': 'Whoever captures last gets the rest of the table too: {rest} more.',
  'takes-spades': 'Takes {spades} towards most spades, {cards} cards in all.',
  'takes-cards': 'Takes {cards} cards towards most cards.',
  raises: 'Raises the {from} of {by} to {value}, out of reach for who waited.',
  'adds-to-build': 'Adds to the build of {value}; nobody can raise it then.',
  builds: 'Sets {cards} cards aside for the {value} that you keep.',
  'trails-nothing-fits': 'Nothing in your hand captures, and {card} gives least away.',
  'trails-for': 'Lays {card} for your {with} to capture next.',
  'trails-court': 'A court card like {card} enters nobody’s sum.',
  'trails-cheap': 'Of all your cards {card} gives least away.',
}
