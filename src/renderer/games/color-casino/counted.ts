import type { Seen } from '../../../rules/kit'
import type { RoundView } from '../../../rules/lion-coffee/color-casino/shape'
import { countStep, itemPad, sumOf } from '../casino/counting'
import { membersOf, sideOf, sidesOf } from '../casino/sides'
import type { CountStep, Pad } from '../types'
import { tableOf, type Table } from './table'

/** What each item of a count brings. */
const POINTS = { ten: 2, two: 1, cards: 3, reds: 1 } as const

/** A round's points of one seat by item; with partners the side's. */
type Items = Readonly<Record<'ten' | 'two' | 'cards' | 'reds' | 'sweeps', number>>

const ITEMS = ['ten', 'two', 'cards', 'reds', 'sweeps'] as const

/** The items of a round. The red ten and the black two are not written down, but what is left over tells them apart. */
export function itemsOf(table: Table, round: RoundView, seat: string): Items {
  const side = sideOf(table, seat)
  const cards = round.cards === side ? POINTS.cards : 0
  const reds = round.reds === side ? POINTS.reds : 0
  const sweeps = sumOf(membersOf(table, seat), round.sweeps)
  const rest = (round.points[seat] ?? 0) - cards - reds - sweeps
  return { ten: rest >= POINTS.ten ? POINTS.ten : 0, two: rest % POINTS.ten, cards, reds, sweeps }
}

/** The pad: every round item by item, its sum, and the totals. */
export function pad(seen: Seen): Pad {
  const table = tableOf(seen)
  return itemPad(table, ITEMS, (round, seat) => itemsOf(table, round, seat))
}

/** The count of the last round, step by step. */
export function count(seen: Seen): readonly CountStep[] {
  const table = tableOf(seen)
  const round = table.state.rounds.at(-1)
  if (round === undefined) return []
  return sidesOf(table).flatMap((seat) => {
    const items = itemsOf(table, round, seat)
    return ITEMS.filter((item) => items[item] > 0).map((item) => step(table, round, seat, item, items[item]))
  })
}

function step(table: Table, round: RoundView, seat: string, item: keyof Items, points: number): CountStep {
  const members = membersOf(table, seat)
  const counted = { cards: round.cardCounts, reds: round.redCounts, sweeps: round.sweeps }
  const number = item === 'ten' || item === 'two' ? 1 : sumOf(members, counted[item])
  const pile = table.over ? members.flatMap((one) => table.state.piles[one] ?? []) : []
  const faces = {
    ten: ['10R'],
    two: ['2K'],
    cards: [],
    reds: pile.filter((card) => card.endsWith('R')),
    sweeps: [],
  }[item]
  return countStep('lion', seat, item, points, faces, { count: number })
}
