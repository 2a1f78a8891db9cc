import type { RouletteEvent, SpotStake } from '../../../rules/deck-o-cards/deck-o-cards-roulette/shape'
import { letterOf } from '../../../rules/kit'
import { eyeOf } from '../layout/eye'
import type { Verb } from '../types'
import { stakedBy, type Table } from './table'

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
export const AGAIN = 'stakes:again'
export const DOUBLE = 'stakes:double'

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
