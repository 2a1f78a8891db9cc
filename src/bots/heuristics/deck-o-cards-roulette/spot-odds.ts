import { entryAt, RANKS, SUITS } from '../../../rules/kit'
import { PAYOUTS, spotNamed, SPOTS, type Spot } from '../../../rules/deck-o-cards/deck-o-cards-roulette/spots'

/** Number of spins before the end from which on the standings count. */
export const LAST_SPINS = 3

/** Number of sectors of the dial. */
export const SECTORS = 52

/** The spots of the two colours, and of the four suits. */
export const COLOURS: readonly Spot[] = ['red', 'black'].map(spotNamed)
export const SUIT_MARKS: readonly Spot[] = ['spades', 'hearts', 'diamonds', 'clubs'].map(spotNamed)

/** The four spots of each rank's box, one for each suit. */
export const SPOTS_BY_RANK: readonly (readonly Spot[])[] = RANKS.map((rank) =>
  SUITS.map((suit) => spotNamed(`${rank}${suit}`)),
)

/** Every single card, and every called card (a long chance). */
export const SINGLES: readonly Spot[] = SPOTS_BY_RANK.flat()
export const CALLS: readonly Spot[] = SINGLES.map((_, i) => spotNamed(`call:${nameOf(i)}`))

/** Spots that favour neither side: single cards, suits and colours. */
export const FAIR: readonly Spot[] = Array.from({ length: SPOTS }, (_, spot) => spot).filter((spot) => edge(spot) === 0)

/** The best payout of each spot for a chip. */
export const BEST_PAY: readonly number[] = Array.from({ length: SPOTS }, (_, spot) => {
  return Math.max(...Array.from({ length: SECTORS }, (_, card) => winOf(spot, card)))
})

/** Returns what the bank keeps of each chip staked on a spot in the long run, in 52nds. */
export function edge(spot: Spot): number {
  let sum = 0
  for (let card = 0; card < SECTORS; card++) sum += winOf(spot, card)
  return 0 - sum
}

/** Returns the number of sectors on which a spot wins. */
export function sectorsOf(spot: Spot): number {
  let sectors = 0
  for (let card = 0; card < SECTORS; card++) if (winOf(spot, card) > 0) sectors++
  return sectors
}

/** Returns what a chip on a spot brings when a card comes up: its win, or -1. */
export function winOf(spot: Spot, card: number): number {
  const halves = PAYOUTS[SPOTS * card + spot]!
  return halves === 0 ? -1 : halves / 2
}

function nameOf(index: number): string {
  return `${entryAt(RANKS, Math.floor(index / SUITS.length))}${entryAt(SUITS, index % SUITS.length)}`
}
