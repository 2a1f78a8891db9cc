import type { Seen } from '../../../rules/kit'
import { SMALLEST, spotNamed } from '../../../rules/deck-o-cards/deck-o-cards-roulette/spots'
import { isHouse, tableOf } from './table'

const BET = /^bet ([1-9]\d*)@(\S+)$/
const CARD = /^(10|[A2-9JQK])[SHDC]$/

/** A bet's stake and spot; null for any other move. */
export function betOf(move: string): { readonly stake: number; readonly spot: string } | null {
  const found = BET.exec(move)
  return found ? { stake: Number(found[1]), spot: found[2]! } : null
}

/** What stands for a spot: itself; for a called chance the middle of its rank and then the suit. */
export function touchOf(spot: string): readonly string[] {
  if (!spot.startsWith('call:')) return [`spot:${spot}`]
  const card = spot.slice(5)
  return [`call:${card.slice(0, -1)}`, `spot:${card}`]
}

/** Pieces and places that a move touches. With the house there is no banker to wait for: the arrow says ready too. */
export function touches(move: string, seen: Seen): readonly string[] {
  const bet = betOf(move)
  if (bet) return touchOf(bet.spot)
  if (move === 'clear') return ['home']
  if (move === 'spin') return ['arrow']
  return move === 'ready' ? [isHouse(tableOf(seen)) ? 'arrow' : 'dial'] : []
}

/** What the chips that were touched are worth together. */
export function chipsIn(touched: readonly string[]): number {
  return touched.reduce((sum, touch) => sum + (touch.startsWith('chip:') ? Number(touch.slice(5)) : 0), 0)
}

/** Chips in hand, and perhaps the middle of a rank: the spot is still to come. */
export function begins(touched: readonly string[]): boolean {
  const rest = touched.filter((touch) => !touch.startsWith('chip:'))
  return chipsIn(touched) > 0 && (rest.length === 0 || (rest.length === 1 && rest[0]!.startsWith('call:')))
}

/** Chips that were taken up stay in hand: the same stake may go on many spots. */
export const keeps = (touched: readonly string[]): readonly string[] =>
  touched.filter((touch) => touch.startsWith('chip:'))

/** The text that these touches would mean: chips and a spot are a bet of their worth, a spot alone of the smallest. */
export function attempt(touched: readonly string[], seen: Seen): string | null {
  const [first, second] = touched.filter((touch) => !touch.startsWith('chip:'))
  if (first === 'dial') return 'ready'
  if (first === 'arrow') return isHouse(tableOf(seen)) ? 'ready' : 'spin'
  if (first === 'home') return 'clear'
  const spot = spotOf(first, second)
  if (spot === null) return null
  const stake = chipsIn(touched) || SMALLEST[spotNamed(spot)]!
  return `bet ${stake}@${spot}`
}

function spotOf(first: string | undefined, second: string | undefined): string | null {
  if (first?.startsWith('spot:') && second === undefined) return first.slice(5)
  if (!first?.startsWith('call:') || !second?.startsWith('spot:')) return null
  const card = second.slice(5)
  return CARD.test(card) && card.slice(0, -1) === first.slice(5) ? `call:${card}` : null
}
