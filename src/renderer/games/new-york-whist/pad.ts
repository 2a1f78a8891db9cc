import { cardsParam, cardParam, seatParam } from '../../i18n/words'
import { seatsOf } from '../layout/eye'
import type { Pad, PadLine, CountStep, RunningCount } from '../types'
import { blindCards, hasSides, valueOf, type Table } from './table'

/** Returns the count at the end: the tricks of each seat, then every scoring card of its pile. */
export function count(seen: Table): readonly CountStep[] {
  if (!seen.over) return []
  return seatsOf(seen).flatMap((seat): CountStep[] => {
    const tricks = seen.state.tricks[seat]!
    const who = seatParam(seat)
    const cards = seen.state.piles[seat]!.filter((card) => valueOf(card) > 0)
    return [
      { words: { key: 'count.tricks', params: { n: tricks, who } }, seat, faces: [], points: tricks },
      ...cards.map((card): CountStep => {
        const points = valueOf(card)
        return {
          words: { key: 'count.card', params: { card: cardParam(card), n: points, who } },
          seat,
          faces: [`49/${card}`],
          points,
        }
      }),
    ]
  })
}

/**
 * Returns the pad: each seat's tricks and their scoring cards, the blind, and in a game of sides each seat's own
 * points; the totals are the scores, which partners share.
 */
export function pad(seen: Table): Pad {
  const seats = seatsOf(seen)
  const { tricks } = seen.state
  const lines: PadLine[] = [
    { label: { key: 'pad.tricks' }, cells: seats.map((seat) => cellText(tricks[seat]!)) },
    { label: { key: 'pad.fives' }, cells: seats.map((seat) => cellText(fivesOf(seen, seat))) },
  ]
  const blind = blindLine(seen, seats)
  const own = hasSides(seen)
    ? [
        {
          label: { key: 'pad.own' },
          cells: seats.map((seat) => cellText(tricks[seat]! + pointsIn(seen.state.piles[seat]!))),
          kind: 'sum' as const,
        },
      ]
    : []
  return {
    lines: [...lines, ...(blind ? [blind] : []), ...own],
    totals: seats.map((seat) => String(seen.scores[seat] ?? 0)),
  }
}

/** Returns the tricks that each seat has taken itself. */
export function counts(seen: Table): ReadonlyMap<string, readonly RunningCount[]> {
  return new Map(
    seatsOf(seen).map((seat) => {
      const params = { n: seen.state.tricks[seat]! }
      return [seat, [{ sign: { key: 'running.tricks', params }, words: { key: 'running.tricks', params } }]]
    }),
  )
}

const cellText = (points: number): string => (points === 0 ? '' : String(points))
const pointsIn = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0)

/** Returns the points of the multiples of five that a seat captured, without the blind. */
function fivesOf(table: Table, seat: string): number {
  const inBlind = table.state.blindTo === seat ? pointsIn(blindCards(table) ?? []) : 0
  return pointsIn(table.state.piles[seat]!) - inBlind
}

function blindLine(table: Table, seats: readonly string[]): PadLine | null {
  const cards = blindCards(table)
  if (cards === null || cards.length === 0) return null
  const label = { key: 'pad.blind', params: { cards: cardsParam(cards) } }
  return { label, cells: seats.map((seat) => (seat === table.state.blindTo ? String(pointsIn(cards)) : '')) }
}
