import { cardsParam, cardParam, seatParam } from '../../i18n/words'
import { seatsOf } from '../layout/eye'
import type { Pad, PadLine, CountStep } from '../types'
import { blindCards, isSided, valueOf, type Table } from './table'

// In range: tricks and a pile of each seat.

/** The count at the end: the tricks of each seat, then every card that counts, highest last. */
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

/** The pad: each seat's tricks and what is in them; below, the score, which partners have in common. */
export function pad(seen: Table): Pad {
  const seats = seatsOf(seen)
  const { tricks } = seen.state
  const lines: PadLine[] = [
    { label: { key: 'pad.tricks' }, cells: seats.map((seat) => shown(tricks[seat]!)) },
    { label: { key: 'pad.fives' }, cells: seats.map((seat) => shown(fivesOf(seen, seat))) },
  ]
  const blind = blindLine(seen, seats)
  const own = isSided(seen)
    ? [
        {
          label: { key: 'pad.own' },
          cells: seats.map((seat) => shown(tricks[seat]! + total(seen.state.piles[seat]!))),
        },
      ]
    : []
  return {
    lines: [...lines, ...(blind ? [blind] : []), ...own],
    totals: seats.map((seat) => String(seen.scores[seat] ?? 0)),
  }
}

const shown = (points: number): string => (points === 0 ? '' : String(points))
const total = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0)

/** What a seat took in multiples of five, without the blind. */
function fivesOf(table: Table, seat: string): number {
  const inBlind = table.state.blindTo === seat ? total(blindCards(table) ?? []) : 0
  return total(table.state.piles[seat]!) - inBlind
}

function blindLine(table: Table, seats: readonly string[]): PadLine | null {
  const cards = blindCards(table)
  if (cards === null || cards.length === 0) return null
  const label = { key: 'pad.blind', params: { cards: cardsParam(cards) } }
  return { label, cells: seats.map((seat) => (seat === table.state.blindTo ? String(total(cards)) : '')) }
}
