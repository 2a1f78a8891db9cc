import { PAYOUTS, spotName, spotNamed, SPOTS } from '../../../rules/deck-o-cards/deck-o-cards-roulette/spots'
import { BRIDGE_CARDS, bridgeName } from '../../../rules/kit'

/** Names of all spots, in listing order. */
export const SPOT_NAMES: readonly string[] = Array.from({ length: SPOTS }, (_, spot) => spotName(spot))

/** Names of all cards. */
export const CARD_NAMES: readonly string[] = Array.from({ length: BRIDGE_CARDS }, (_, card) => bridgeName(card))

/** Returns a spot's name as a message key, which must not contain a colon. */
export const keyOf = (spot: string): string => spot.replace(':', '-')

/** The winnings of a stake and their frequency among the 52 cards. */
export interface Odds {
  /** Winnings, in addition to the stake, on the cards that pay best. */
  readonly best: number
  /** Winnings, in addition to the stake, on the other winning cards; null if all pay alike. */
  readonly otherWinnings: number | null
  /** Number of winning cards. */
  readonly cards: number
}

/** Returns the odds of a stake on a spot. */
export function oddsOf(name: string, stake: number): Odds {
  const spot = spotNamed(name)
  const pays = CARD_NAMES.map((_, card) => (PAYOUTS[SPOTS * card + spot]! * stake) / 2).filter((won) => won > 0)
  const best = Math.max(...pays)
  const least = Math.min(...pays)
  return { best, otherWinnings: least < best ? least : null, cards: pays.length }
}

/** The kinds of spots for which the wording differs. */
export type SpotKind = 'card' | 'call' | 'mark'

export function kindOf(name: string): SpotKind {
  if (name.startsWith('call:')) return 'call'
  return CARD_NAMES.includes(name) ? 'card' : 'mark'
}
