import type { Seen } from '../../../rules/kit'
import type { RoundView } from '../../../rules/lion-coffee/color-casino/shape'
import { seatsOf } from '../layout/eye'
import { seatParam } from '../layout/names'
import type { CountStep, Pad, PadLine } from '../types'
import { isPartners, tableOf, type Table } from './table'

/** What each item of a count brings. */
const POINTS = { ten: 2, two: 1, cards: 3, reds: 1 } as const

/** A round's points of one seat by item; with partners the side's. */
type Items = Readonly<Record<'ten' | 'two' | 'cards' | 'reds' | 'sweeps', number>>

const ITEMS = ['ten', 'two', 'cards', 'reds', 'sweeps'] as const

/** The seat itself, or the first of its side. */
function sideOf(table: Table, seat: string): string {
  const seats = seatsOf(table)
  return isPartners(table) ? seats[seats.indexOf(seat) % 2]! : seat
}

const membersOf = (table: Table, seat: string): string[] =>
  seatsOf(table).filter((other) => sideOf(table, other) === sideOf(table, seat))

/** The items of a round. The red ten and the black two are not written down, but what is left over tells them apart. */
export function itemsOf(table: Table, round: RoundView, seat: string): Items {
  const side = sideOf(table, seat)
  const cards = round.cards === side ? POINTS.cards : 0
  const reds = round.reds === side ? POINTS.reds : 0
  const sweeps = membersOf(table, seat).reduce((sum, member) => sum + (round.sweeps[member] ?? 0), 0)
  const rest = (round.points[seat] ?? 0) - cards - reds - sweeps
  return { ten: rest >= POINTS.ten ? POINTS.ten : 0, two: rest % POINTS.ten, cards, reds, sweeps }
}

/** The pad: every round item by item, its sum, and the totals. */
export function pad(seen: Seen): Pad {
  const table = tableOf(seen)
  const seats = seatsOf(table)
  const lines = table.state.rounds.flatMap((round, i) => {
    const items = seats.map((seat) => itemsOf(table, round, seat))
    const scored = ITEMS.filter((item) => items.some((it) => it[item] > 0)).map((item): PadLine => ({
      label: { key: `pad.${item}` },
      cells: items.map((it) => (it[item] > 0 ? String(it[item]) : '')),
    }))
    const cells = seats.map((seat) => String(round.points[seat] ?? 0))
    return [...scored, { label: { key: 'pad.round', params: { round: i + 1 } }, cells }]
  })
  return { lines, totals: seats.map((seat) => String(table.scores[seat] ?? 0)) }
}

/** The count of the last round, step by step. */
export function count(seen: Seen): readonly CountStep[] {
  const table = tableOf(seen)
  const round = table.state.rounds.at(-1)
  if (round === undefined) return []
  const sides = seatsOf(table).filter((seat) => sideOf(table, seat) === seat)
  return sides.flatMap((seat) => {
    const items = itemsOf(table, round, seat)
    return ITEMS.filter((item) => items[item] > 0).map((item) => step(table, round, seat, item, items[item]))
  })
}

function step(table: Table, round: RoundView, seat: string, item: keyof Items, points: number): CountStep {
  const members = membersOf(table, seat)
  const sum = (counts: Readonly<Record<string, number>>) => members.reduce((all, one) => all + (counts[one] ?? 0), 0)
  const counted = { cards: round.cardCounts, reds: round.redCounts, sweeps: round.sweeps }
  const number = item === 'ten' || item === 'two' ? 1 : sum(counted[item])
  const pile = table.over ? members.flatMap((one) => table.state.piles[one] ?? []) : []
  const faces = {
    ten: ['10R'],
    two: ['2K'],
    cards: [],
    reds: pile.filter((card) => card.endsWith('R')),
    sweeps: [],
  }[item]
  return {
    words: { key: `count.${item}`, params: { who: seatParam(seat), count: number } },
    seat,
    faces: faces.map((card) => `lion/${card}`),
    points,
  }
}
