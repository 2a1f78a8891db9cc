import { reasonFor, type RouletteReasonKey } from '../../../../bots/reasons/deck-o-cards-roulette'
import { reasonWordsOf } from '../../layout/words'

/** Why a hint is good. */
export const reasonWords = reasonWordsOf(reasonFor)

/** The sentences, as messages under `reason`. They follow the move's own words, which name the spot. */
export const REASONS: Readonly<Record<RouletteReasonKey, string>> = {
  spins: 'Everybody is ready.',
  'even-bet': 'It wins on {sectors} of the 52 cards and pays {pays} to 1: it favours nobody.',
  'lucky-suit': 'It pays 11 to 1 on its {sectors} cards, 15 to 1 in its own suit: it favours nobody.',
  'bank-gains': 'It wins on {sectors} of the 52 cards; in the long run the bank keeps one chip in {share}.',
  'catches-up': 'You are {behind} behind with few spins left: this is a chance to catch up.',
  'sits-out-ahead': 'You lead by {lead}: lay nothing and let the others gamble.',
  'bets-lie': 'Your {chips} chips lie well.',
  'bets-nothing': 'No bet favours you: sitting out loses nothing.',
  'takes-back': 'Take your {chips} chips back and lay them elsewhere.',
}
