import type { RouletteEvent, SpotStake } from '../../../rules/deck-o-cards/deck-o-cards-roulette/shape'
import { letterOf } from '../../../rules/kit'
import { eyeOf } from '../layout/eye'
import type { Verb } from '../types'
import type { Table } from './table'

/** Returns the stakes that a punter had on the layout at the last spin, in the order of settlement. */
function lastStakes(eventHistory: readonly RouletteEvent[], seat: string): readonly SpotStake[] {
  const spun = eventHistory.findLastIndex(({ type }) => type === 'spun')
  return eventHistory
    .slice(Math.max(0, spun))
    .flatMap((event) =>
      (event.type === 'collected' || event.type === 'paid') && letterOf(event.seat) === seat ? event.bets : [],
    )
}

/** Returns the bets that place these stakes; empty unless the viewer may place all of them now, within the limit. */
function betsOf(seen: Table, stakes: readonly SpotStake[]): readonly string[] {
  const { chips, bets, ready } = seen.state
  const seat = eyeOf(seen)
  const [own, limit] = [seat === null ? undefined : chips[seat], Number(seen.options['limit'])]
  if (seat === null || own === undefined || ready.includes(seat) || seen.over) return []
  const whole = stakes.reduce((sum, { stake }) => sum + stake, 0)
  const isWithin = ({ spot, stake }: SpotStake) => limit === 0 || (bets[seat]?.[spot] ?? 0) + stake <= limit
  return whole <= own && stakes.every(isWithin) ? stakes.map(({ spot, stake }) => `bet ${stake}@${spot}`) : []
}

/**
 * Returns the button that places stakes without touching the layout. With nothing on the layout it repeats the bets of
 * the last spin; otherwise it doubles every stake of the viewer there. It plays nothing if the bets cannot be placed.
 */
export function repeatStakes(seen: Table, eventHistory: readonly RouletteEvent[]): Verb {
  const seat = eyeOf(seen)
  const ownStakes = seat === null ? [] : Object.entries(seen.state.bets[seat] ?? {})
  if (seat === null || ownStakes.length === 0) {
    const series = seat === null ? [] : betsOf(seen, lastStakes(eventHistory, seat))
    return { touches: ['stakes:again'], words: { key: 'verb.again' }, series }
  }
  const stakes = ownStakes.map(([spot, stake]) => ({ spot, stake }))
  return { touches: ['stakes:double'], words: { key: 'verb.double' }, series: betsOf(seen, stakes) }
}
