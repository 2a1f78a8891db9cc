import type { RouletteEvent, Staked } from '../../../rules/deck-o-cards/deck-o-cards-roulette/events'
import { letterOf } from '../../../rules/kit'
import { eyeOf } from '../layout/eye'
import { laidBy, type Table } from './table'

/** The stakes that a punter had on the layout at the last spin, in the order in which they were settled. */
function lastStakes(story: readonly RouletteEvent[], seat: string): readonly Staked[] {
  const spun = story.findLastIndex(({ type }) => type === 'spun')
  return story
    .slice(Math.max(0, spun))
    .flatMap((event) =>
      (event.type === 'collected' || event.type === 'paid') && letterOf(event.seat) === seat ? event.bets : [],
    )
}

/** The bets that lay these stakes; none where the eye may not lay them now, all of them and within the limit. */
function betsOf(seen: Table, stakes: readonly Staked[]): readonly string[] {
  const { chips, bets, ready } = seen.state
  const seat = eyeOf(seen)
  const [own, limit] = [seat === null ? undefined : chips[seat], Number(seen.options['limit'])]
  if (seat === null || own === undefined || ready.includes(seat) || seen.over) return []
  const whole = stakes.reduce((sum, { stake }) => sum + stake, 0)
  const isWithin = ({ spot, stake }: Staked) => limit === 0 || (bets[seat]?.[spot] ?? 0) + stake <= limit
  return whole <= own && stakes.every(isWithin) ? stakes.map(({ spot, stake }) => `bet ${stake}@${spot}`) : []
}

/** The bets of the last spin once more; none where something lies on the layout already, or they cannot be laid. */
export function stakedAgain(seen: Table, story: readonly RouletteEvent[]): readonly string[] {
  const seat = eyeOf(seen)
  return seat === null || laidBy(seen, seat) > 0 ? [] : betsOf(seen, lastStakes(story, seat))
}

/** Bets that double all that the eye has on the layout; none where nothing lies there, or they cannot be laid. */
export function doubled(seen: Table): readonly string[] {
  const laid = Object.entries(seen.state.bets[eyeOf(seen) ?? ''] ?? {})
  return betsOf(
    seen,
    laid.map(([spot, stake]) => ({ spot, stake })),
  )
}
