import { isTouchOf, nameIn, namedTouch, numberIn } from '../../stage/model/touch-names'
import { MIN_STAKES, spotNamed } from '../../../rules/deck-o-cards/deck-o-cards-roulette/spots'
import type { Words } from '../../i18n/words'
import { eyeOf } from '../layout/eye'
import { spotKindOf } from './geometry'
import { isHouse, stakedBy, type Table } from './table'
import type { RouletteEvent, SpotStake } from '../../../rules/deck-o-cards/deck-o-cards-roulette/shape'
import { letterOf } from '../../../rules/kit'
import type { Verb } from '../types'

const BET = /^bet ([1-9]\d*)@(\S+)$/
const CARD = /^(10|[A2-9JQK])[SHDC]$/
/** Touch that begins a called chance; without it, a touch of a rank's box is a bet on the rank. */
const CALL = 'say:call'
/** Touches of the dial: the rim, the hub and the arrow all stand for the arrow. */
const DIAL_TOUCHES: ReadonlySet<string> = new Set(['dial', 'arrow'])

/** Parses a bet into stake and spot; returns null for any other move. */
export function betOf(move: string): { readonly stake: number; readonly spot: string } | null {
  const [, stake, spot] = BET.exec(move) ?? []
  return spot === undefined ? null : { stake: Number(stake), spot }
}

/**
 * Returns the touches of a spot: the spot itself; for a called chance `CALL`, the centre of its rank, then the suit.
 */
function touchesOf(spot: string): readonly string[] {
  if (!spot.startsWith('call:')) return [namedTouch('spot', spot)]
  const card = spot.slice(5)
  return [CALL, namedTouch('call', card.slice(0, -1)), namedTouch('spot', card)]
}

/** Returns the touch on the layout that places a chip on a spot: for a called chance, first the centre of its rank. */
export const placeTouch = (spot: string): string => touchesOf(spot).find((touch) => touch !== CALL) ?? ''

/**
 * Returns the touches of a move. If the house keeps the bank, there is no banker to wait for, and the arrow means
 * `ready` as well.
 */
export function touches(move: string, seen: Table): readonly string[] {
  const bet = betOf(move)
  if (bet) return touchesOf(bet.spot)
  if (move === 'clear') return ['home']
  if (move === 'spin') return ['arrow']
  return move === 'ready' ? [isHouse(seen) ? 'arrow' : 'dial'] : []
}

/** Returns the heading of a bet in a long list; null for moves listed before all bets. */
export function heading(move: string): Words | null {
  const bet = betOf(move)
  if (bet === null || spotKindOf(bet.spot) === 'call') return null
  if (spotKindOf(bet.spot) === 'card') return { key: 'heading.card' }
  const ranks = bet.spot.split('-').length
  return { key: `heading.${ranks === 4 ? 'cross' : ranks === 2 ? 'line' : 'mark'}` }
}

/** Returns the total value of the touched chips. */
export function chipTotal(touched: readonly string[]): number {
  return touched.reduce((sum, touch) => sum + (numberIn(touch, 'chip') ?? 0), 0)
}

const isChip = (touch: string): boolean => isTouchOf(touch, 'chip')

/** Whether chips are picked up, and perhaps a call and the centre of its rank, but no spot yet. */
export function beginsMove(touched: readonly string[]): boolean {
  const [call, rank, ...more] = touched.filter((touch) => !isChip(touch))
  if (chipTotal(touched) === 0 || more.length > 0) return false
  return call === undefined || (call === CALL && (rank === undefined || isTouchOf(rank, 'call')))
}

/** Returns the chips, which stay picked up: the same stake may be placed on several spots. */
export const keptTouches = (touched: readonly string[]): readonly string[] => touched.filter(isChip)

/**
 * Returns the move that these touches would mean: chips and a spot are a bet of their value, a spot alone is the
 * smallest bet.
 */
export function attempt(touched: readonly string[], seen: Table): string | null {
  const rest = touched.filter((touch) => !isChip(touch))
  // A touch of the dial overrides whatever was begun on the layout.
  if (DIAL_TOUCHES.has(rest.at(-1) ?? '')) return keepsBank(seen) ? 'spin' : 'ready'
  if (rest[0] === 'home') return 'clear'
  const spot = rest[0] === CALL ? calledSpot(rest[1], rest[2]) : plainSpot(rest)
  if (spot === null) return null
  const stake = chipTotal(touched) || MIN_STAKES[spotNamed(spot)]!
  return `bet ${stake}@${spot}`
}

/** Whether the viewer keeps the bank and so flicks the arrow. */
function keepsBank(seen: Table): boolean {
  return !isHouse(seen) && seen.state.banker === eyeOf(seen)
}

/**
 * Returns the spot of a single touch. The centre of a rank's box means the rank, with the first of its suits as the
 * lucky one.
 */
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

/** Returns the question to ask before the viewer is ready with nothing on the layout, which skips a spin. */
export function confirmQuestion(move: string, seen: Table): Words | null {
  const eye = eyeOf(seen)
  if (move !== 'ready' || eye === null || stakedBy(seen, eye) > 0) return null
  return { key: isHouse(seen) ? 'prompt.sure-house' : 'prompt.sure' }
}

/** Returns the stakes that a punter had on the layout at the last spin, in the order of settlement. */
function lastStakes(eventHistory: readonly RouletteEvent[], seat: string): readonly SpotStake[] {
  const spun = eventHistory.findLastIndex(({ type }) => type === 'spun')
  return eventHistory
    .slice(Math.max(0, spun))
    .flatMap((event) =>
      (event.type === 'collected' || event.type === 'paid') && letterOf(event.seat) === seat ? event.bets : [],
    )
}

/** Whether the viewer can place bets now. */
function isBetting({ state, toMove }: Table, seat: string): boolean {
  return toMove.includes(seat) && state.banker !== seat
}

/** Bets, or why they cannot be placed: the last part of a message's key under `off`. */
type Placing =
  readonly string[] | 'not-betting' | 'nothing-before' | 'layout-taken' | 'layout-empty' | 'chips' | 'limit'

/** Returns the bets that place these stakes, unless chips or the limit forbid some of them. */
function betsOf(seen: Table, seat: string, stakes: readonly SpotStake[]): Placing {
  const { chips, bets } = seen.state
  const limit = Number(seen.options['limit'])
  if (stakes.reduce((sum, { stake }) => sum + stake, 0) > (chips[seat] ?? 0)) return 'chips'
  const isWithin = ({ spot, stake }: SpotStake) => limit === 0 || (bets[seat]?.[spot] ?? 0) + stake <= limit
  return stakes.every(isWithin) ? stakes.map(({ spot, stake }) => `bet ${stake}@${spot}`) : 'limit'
}

/** Returns the bets that repeat those of the last spin; only on a layout without stakes of the viewer. */
function betsAgain(seen: Table, eventHistory: readonly RouletteEvent[]): Placing {
  const seat = eyeOf(seen)
  if (seat === null || !isBetting(seen, seat)) return 'not-betting'
  if (stakedBy(seen, seat) > 0) return 'layout-taken'
  const stakes = lastStakes(eventHistory, seat)
  return stakes.length === 0 ? 'nothing-before' : betsOf(seen, seat, stakes)
}

/** Returns the bets that double every stake of the viewer on the layout. */
function betsDoubled(seen: Table): Placing {
  const seat = eyeOf(seen)
  if (seat === null || !isBetting(seen, seat)) return 'not-betting'
  const stakes = Object.entries(seen.state.bets[seat] ?? {}).map(([spot, stake]) => ({ spot, stake }))
  return stakes.length === 0 ? 'layout-empty' : betsOf(seen, seat, stakes)
}

/** Touches of the two actions that place several stakes. */
const AGAIN = 'stakes:again'
const DOUBLE = 'stakes:double'

function stakesVerb(touch: string, key: string, placing: Placing): Verb {
  const verb = { touches: [touch], words: { key } }
  return typeof placing === 'string'
    ? { ...verb, series: [], offWords: { key: `off.${placing}` } }
    : { ...verb, series: placing }
}

/**
 * Returns the four actions of the table: to spin (or to say that one is ready), to take the stakes back, to place those
 * of the last spin again, and to double those that lie there.
 * @param eventHistory every event that the viewer saw so far
 */
export function verbs(seen: Table, eventHistory?: () => readonly RouletteEvent[]): readonly Verb[] {
  return [
    { touches: ['arrow', 'dial'], words: { key: 'verb.spin' } },
    { touches: ['home'], words: { key: 'verb.clear' } },
    stakesVerb(AGAIN, 'verb.again', betsAgain(seen, eventHistory?.() ?? [])),
    stakesVerb(DOUBLE, 'verb.double', betsDoubled(seen)),
  ]
}
