import type { NebraskaEvent } from '../../../rules/forty-nine-outfit/nebraska-checkers/shape'
import type { Seat } from '../../../rules/kit'
import { lastOf } from '../../../rules/kit'
import { walkFromHops, type ReportedHop } from '../layout/men'
import type { TurningPoint } from '../pad'

/** Men that a king counts for: he stands on a second one. */
const KING_VALUE = 2

/** A play that took or crowned men: who made it, its way, and how many men the winner was ahead after it. */
interface Exchange {
  readonly seat: Seat
  readonly hops: readonly ReportedHop[]
  readonly lead: number
}

/**
 * Returns the play with which the winner went ahead in men for good: after it the loser was never level again. Null if
 * the winner was not ahead at the end, as when the loser only could not move.
 */
export function turningPoint(events: readonly NebraskaEvent[], winner: Seat): TurningPoint | null {
  const all = exchanges(events, winner)
  const last = all.findLastIndex(({ lead }) => lead <= 0)
  const decisive = all[last + 1]
  const walk = decisive === undefined ? null : walkFromHops(decisive.hops)
  if (decisive === undefined || walk === null) return null
  const [from, ...way] = walk.squares
  const key = `turned-${decisive.seat === 0 ? 'red' : 'black'}`
  return {
    words: { key, params: { from: from ?? 0, to: lastOf(walk.squares), n: walk.over.length } },
    squares: [walk.from, ...way],
  }
}

/** Returns all plays that changed the winner's lead, in order. */
function exchanges(events: readonly NebraskaEvent[], winner: Seat): Exchange[] {
  const all: Exchange[] = []
  let hops: ReportedHop[] = []
  let seat = winner
  let lead = 0
  let leadBefore = 0
  for (const event of events) {
    if (event.type === 'stepped' || event.type === 'jumped') {
      hops.push(event)
      seat = event.seat
    } else if (event.type === 'crowned') lead += event.seat === winner ? KING_VALUE - 1 : 1 - KING_VALUE
    else if (event.type === 'taken') lead += (event.seat === winner ? -1 : 1) * (event.king ? KING_VALUE : 1)
    else if (event.type !== 'barred') {
      // The play is over.
      if (lead !== leadBefore) all.push({ seat, hops, lead })
      hops = []
      leadBefore = lead
    }
  }
  return all
}
