import { isTouchOf, nameIn, namedTouch, numberIn } from '../../stage/model/names'
import { SMALLEST, spotNamed } from '../../../rules/deck-o-cards/deck-o-cards-roulette/spots'
import type { Words } from '../../i18n/words'
import { eyeOf } from '../layout/eye'
import { kindOf } from './spots'
import { isHouse, laidBy, type Table } from './table'

const BET = /^bet ([1-9]\d*)@(\S+)$/
const CARD = /^(10|[A2-9JQK])[SHDC]$/
/** Asked for first by whoever calls a card: a touch of a box alone is a bet on its rank. */
const CALL = 'say:call'
/** Whatever of the dial is touched, its printed rim, the arrow or the hub below it: the arrow is wanted. */
const DIAL: ReadonlySet<string> = new Set(['dial', 'arrow'])

/** A bet's stake and spot; null for any other move. */
export function betOf(move: string): { readonly stake: number; readonly spot: string } | null {
  const [, stake, spot] = BET.exec(move) ?? []
  return spot === undefined ? null : { stake: Number(stake), spot }
}

/** What stands for a spot: itself; for a called chance the asking, the middle of its rank and then the suit. */
function touchOf(spot: string): readonly string[] {
  if (!spot.startsWith('call:')) return [namedTouch('spot', spot)]
  const card = spot.slice(5)
  return [CALL, namedTouch('call', card.slice(0, -1)), namedTouch('spot', card)]
}

/** What is touched of the layout to lay a chip on a spot: for a called chance first the middle of its rank. */
export const placeTouch = (spot: string): string => touchOf(spot).find((touch) => touch !== CALL) ?? ''

/** Pieces and places that a move touches. With the house there is no banker to wait for: the arrow says ready too. */
export function touches(move: string, seen: Table): readonly string[] {
  const bet = betOf(move)
  if (bet) return touchOf(bet.spot)
  if (move === 'clear') return ['home']
  if (move === 'spin') return ['arrow']
  return move === 'ready' ? [isHouse(seen) ? 'arrow' : 'dial'] : []
}

/** Under which heading a bet stands in a long list; null for what stands before all bets. */
export function heading(move: string): Words | null {
  const bet = betOf(move)
  if (bet === null || kindOf(bet.spot) === 'call') return null
  if (kindOf(bet.spot) === 'card') return { key: 'heading.card' }
  const ranks = bet.spot.split('-').length
  return { key: `heading.${ranks === 4 ? 'cross' : ranks === 2 ? 'line' : 'mark'}` }
}

/** What the chips that were touched are worth together. */
export function chipsIn(touched: readonly string[]): number {
  return touched.reduce((sum, touch) => sum + (numberIn(touch, 'chip') ?? 0), 0)
}

const isChip = (touch: string): boolean => isTouchOf(touch, 'chip')

/** Chips in hand, and perhaps a call and the middle of its rank: the spot is still to come. */
export function begins(touched: readonly string[]): boolean {
  const [call, rank, ...more] = touched.filter((touch) => !isChip(touch))
  if (chipsIn(touched) === 0 || more.length > 0) return false
  return call === undefined || (call === CALL && (rank === undefined || isTouchOf(rank, 'call')))
}

/** Chips that were taken up stay in hand: the same stake may go on many spots. */
export const keeps = (touched: readonly string[]): readonly string[] => touched.filter(isChip)

/** The text that these touches would mean: chips and a spot are a bet of their worth, a spot alone of the smallest. */
export function attempt(touched: readonly string[], seen: Table): string | null {
  const rest = touched.filter((touch) => !isChip(touch))
  // Whatever was begun on the layout is left for it.
  if (DIAL.has(rest.at(-1) ?? '')) return spins(seen) ? 'spin' : 'ready'
  if (rest[0] === 'home') return 'clear'
  const spot = rest[0] === CALL ? calledSpot(rest[1], rest[2]) : plainSpot(rest)
  if (spot === null) return null
  // In range: what can be touched of the layout stands for spots.
  const stake = chipsIn(touched) || SMALLEST[spotNamed(spot)]!
  return `bet ${stake}@${spot}`
}

/** Whether the arrow is the eye's own to flick: it keeps the bank. */
function spins(seen: Table): boolean {
  return !isHouse(seen) && seen.state.banker === eyeOf(seen)
}

/** A spot of the layout, or the middle of a box: its rank, with the first of its suits for the lucky one. */
function plainSpot([touch, more]: readonly string[]): string | null {
  if (touch === undefined || more !== undefined) return null
  const rank = nameIn(touch, 'call')
  return nameIn(touch, 'spot') ?? (rank === null ? null : `${rank}S`)
}

function calledSpot(rank: string | undefined, spot: string | undefined): string | null {
  const card = nameIn(spot, 'spot')
  if (card === null || !CARD.test(card)) return null
  return card.slice(0, -1) === nameIn(rank, 'call') ? `call:${card}` : null
}

/** Being ready with nothing on the layout lets a spin go by: that is asked first. */
export function asks(move: string, seen: Table): Words | null {
  const eye = eyeOf(seen)
  if (move !== 'ready' || eye === null || laidBy(seen, eye) > 0) return null
  return { key: isHouse(seen) ? 'prompt.sure-house' : 'prompt.sure' }
}
