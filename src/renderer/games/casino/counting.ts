import type { Seen } from '../../../rules/kit'
import { seatsOf } from '../layout/eye'
import { seatParam } from '../../i18n/seat-names'
import type { CountStep, Pad, PadLine } from '../types'
import { membersOf } from './sides'
import type { Piles } from './piles'
import type { CasinoView, RoundView } from './table'

/** The pad: every round item by item as far as anybody scored for it, its sum, and the totals. */
export function itemPad<V extends CasinoView, K extends string>(
  seen: Seen<V>,
  items: readonly K[],
  itemsOf: (round: V['rounds'][number], seat: string) => Readonly<Record<K, number>>,
): Pad {
  const seats = seatsOf(seen)
  const lines = (seen.state.rounds as V['rounds']).flatMap((round: RoundView, i) => {
    const scored = seats.map((seat) => itemsOf(round, seat))
    const told = items.filter((item) => scored.some((it) => it[item] > 0))
    return [
      ...told.map((item): PadLine => ({
        label: { key: `pad.${item}` },
        cells: scored.map((it) => (it[item] > 0 ? String(it[item]) : '')),
      })),
      {
        label: { key: 'pad.round', params: { round: i + 1 } },
        cells: seats.map((seat) => String(round.points[seat] ?? 0)),
      },
    ]
  })
  return { lines, totals: seats.map((seat) => String(seen.scores[seat] ?? 0)) }
}

/**
 * Lines of the pad for the round under way: what each side has taken so far, as whoever counts along knows it.
 * @param items by the last part of the label's key, how much a card counts
 */
export function soFarLines(
  seen: Seen,
  piles: Piles | null,
  items: Readonly<Record<string, (card: string) => number>>,
): PadLine[] {
  if (piles === null || seen.over) return []
  const sides = seatsOf(seen).map((seat) => membersOf(seen, seat).flatMap((one) => piles[one] ?? []))
  return Object.entries(items).map(([key, worth]) => ({
    label: { key: `pad.so-far-${key}` },
    cells: sides.map((cards) => String(cards.reduce((sum, card) => sum + worth(card), 0))),
  }))
}

/** The sum of what several seats have of something. */
export const sumOf = (members: readonly string[], counts: Readonly<Record<string, number>>): number =>
  members.reduce((all, one) => all + (counts[one] ?? 0), 0)

/** One step of a count: `count.<key>` with `who` it counts for, and the cards shown with it. */
export function countStep(
  print: string,
  seat: string,
  key: string,
  points: number,
  cards: readonly string[],
  params: Readonly<Record<string, string | number>> = {},
): CountStep {
  return {
    words: { key: `count.${key}`, params: { who: seatParam(seat), ...params } },
    seat,
    faces: cards.map((card) => `${print}/${card}`),
    points,
  }
}
