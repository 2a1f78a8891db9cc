import type { Seen } from '../../../rules/kit'
import { countStep } from '../casino/counting'
import { seatsOf } from '../layout/eye'
import type { CountStep, Pad, PadLine } from '../types'
import { MOST_CARDS, pointsOf, tableOf, type Table } from './table'

/** The pad: the points of every round's cards, the three for most cards, and the totals. */
export function pad(seen: Seen): Pad {
  const table = tableOf(seen)
  const seats = seatsOf(table)
  const lines = table.state.rounds.flatMap(({ points, cards, cardCounts }, i): PadLine[] => {
    const most = (seat: string) => (cards === seat ? MOST_CARDS : 0)
    const line = (key: string, cell: (seat: string) => string): PadLine => ({
      label: { key: `pad.${key}`, params: { round: i + 1 } },
      cells: seats.map(cell),
    })
    return [
      line('taken', (seat) => String(cardCounts[seat] ?? 0)),
      line('scoring', (seat) => String((points[seat] ?? 0) - most(seat))),
      line('cards', (seat) => (most(seat) > 0 ? String(MOST_CARDS) : '')),
      line('round', (seat) => String(points[seat] ?? 0)),
    ]
  })
  return { lines, totals: seats.map((seat) => String(table.scores[seat] ?? 0)) }
}

/** The count of the last round, card by card while the piles lie there, else as it was written down. */
export function count(seen: Seen): readonly CountStep[] {
  const table = tableOf(seen)
  const round = table.state.rounds.at(-1)
  if (round === undefined) return []
  return seatsOf(table).flatMap((seat) => {
    const most = round.cards === seat ? MOST_CARDS : 0
    const scoring = table.over ? cardSteps(table, seat) : sumStep(seat, (round.points[seat] ?? 0) - most)
    return most > 0
      ? [...scoring, countStep('49', seat, 'cards', most, [], { count: round.cardCounts[seat] ?? 0 })]
      : scoring
  })
}

const cardSteps = (table: Table, seat: string): CountStep[] =>
  (table.state.piles[seat] ?? [])
    .filter((card) => pointsOf(card) > 0)
    .map((card) => countStep('49', seat, 'card', pointsOf(card), [card], { card }))

const sumStep = (seat: string, points: number): CountStep[] =>
  points > 0 ? [countStep('49', seat, 'scoring', points, [])] : []
