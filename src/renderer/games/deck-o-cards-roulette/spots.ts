import { PAYS, spotName, spotNamed, SPOTS } from '../../../rules/deck-o-cards/deck-o-cards-roulette/spots'
import { BRIDGE_CARDS, bridgeName } from '../../../rules/kit'

/** Names of all spots, in the order in which they are listed. */
export const SPOT_NAMES: readonly string[] = Array.from({ length: SPOTS }, (_, spot) => spotName(spot))

/** Names of all cards. */
export const CARD_NAMES: readonly string[] = Array.from({ length: BRIDGE_CARDS }, (_, card) => bridgeName(card))

/** A name as a key of messages, in which a colon would not do. */
export const keyOf = (spot: string): string => spot.replace(':', '-')

/** What a stake would win and how often, of the 52 cards. */
export interface Odds {
  /** Over the stake, on the cards that pay best. */
  readonly best: number
  /** Over the stake, on the other cards that win; null where all pay alike. */
  readonly else: number | null
  /** How many cards win. */
  readonly cards: number
}

/** The odds of a stake on a spot. */
export function oddsOf(name: string, stake: number): Odds {
  const spot = spotNamed(name)
  // In range: what each spot pays on each card.
  const pays = CARD_NAMES.map((_, card) => (PAYS[SPOTS * card + spot]! * stake) / 2).filter((won) => won > 0)
  const best = Math.max(...pays)
  const least = Math.min(...pays)
  return { best, else: least < best ? least : null, cards: pays.length }
}

/** The kinds of spots, by how they are spoken of. */
export type SpotKind = 'card' | 'call' | 'mark'

export function kindOf(name: string): SpotKind {
  if (name.startsWith('call:')) return 'call'
  return CARD_NAMES.includes(name) ? 'card' : 'mark'
}
