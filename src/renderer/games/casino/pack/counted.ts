import type { Seen } from '../../../../rules/kit'
import type { RoundView } from '../../../../rules/pack/cassino/shape'
import type { Round21View } from '../../../../rules/pack/cassino-21/shape'
import { seatsOf } from '../../layout/eye'
import { seatParam } from '../../layout/names'
import type { CountStep, Pad, PadLine } from '../../types'
import { cardLabel } from './cards'
import { isPartners, tableOf, type Table } from './table'

/** What each item of a count brings. */
const CARDS = 3
const SPADES = 1
const ACES = ['AS', 'AH', 'AD', 'AC'] as const

type Round = RoundView & Partial<Pick<Round21View, 'sweeps'>>

/** A round's points of one seat by item; with partners the side's. `extras`: aces, big and little casino together. */
interface Items {
  readonly cards: number
  readonly spades: number
  readonly sweeps: number
  readonly extras: number
}

function itemsOf(table: Table, round: Round, seat: string): Items {
  const side = sideOf(table, seat)
  const cards = round.cards === side ? CARDS : 0
  const spades = round.spades === side ? SPADES : 0
  const sweeps = membersOf(table, seat).reduce((sum, member) => sum + (round.sweeps?.[member] ?? 0), 0)
  return { cards, spades, sweeps, extras: (round.points[seat] ?? 0) - cards - spades - sweeps }
}

/** The seat itself, or the first of its side. */
function sideOf(table: Table, seat: string): string {
  const seats = seatsOf(table)
  return isPartners(table) ? seats[seats.indexOf(seat) % 2]! : seat
}

/** All seats that are counted together with this one. */
function membersOf(table: Table, seat: string): string[] {
  return seatsOf(table).filter((other) => sideOf(table, other) === sideOf(table, seat))
}

/** The pad: every round item by item, its sum, and the totals. */
export function pad(seen: Seen): Pad {
  const table = tableOf(seen)
  const seats = seatsOf(table)
  const lines = table.state.rounds.flatMap((round, i) => {
    const items = seats.map((seat) => itemsOf(table, round, seat))
    const line = (key: string, item: keyof Items): PadLine[] =>
      items.some((it) => it[item] > 0)
        ? [{ label: { key: `pad.${key}` }, cells: items.map((it) => (it[item] > 0 ? String(it[item]) : '')) }]
        : []
    const sum = {
      label: { key: 'pad.round', params: { round: i + 1 } },
      cells: seats.map((seat) => String(round.points[seat] ?? 0)),
    }
    return [
      ...line('cards', 'cards'),
      ...line('spades', 'spades'),
      ...line('extras', 'extras'),
      ...line('sweeps', 'sweeps'),
      sum,
    ]
  })
  return { lines, totals: seats.map((seat) => String(table.scores[seat] ?? 0)) }
}

/** The count of the last round, step by step: card by card where the piles lie open, else as the round was written down. */
export function count(seen: Seen): readonly CountStep[] {
  const table = tableOf(seen)
  const round = table.state.rounds.at(-1) as Round | undefined
  if (round === undefined) return []
  const sides = seatsOf(table).filter((seat) => sideOf(table, seat) === seat)
  return sides.flatMap((seat) => stepsOf(table, round, seat))
}

function stepsOf(table: Table, round: Round, seat: string): CountStep[] {
  const { cards, spades, sweeps, extras } = itemsOf(table, round, seat)
  const members = membersOf(table, seat)
  const sum = (counts: Readonly<Record<string, number>>) => members.reduce((all, one) => all + (counts[one] ?? 0), 0)
  const step = (
    key: string,
    points: number,
    faces: readonly string[],
    params: Record<string, string | number> = {},
  ): CountStep => ({
    words: { key: `count.${key}`, params: { who: seatParam(seat), ...params } },
    seat,
    faces: faces.map((card) => `pack/${card}`),
    points,
  })
  const open = table.over ? members.flatMap((one) => openPile(table, one)) : null
  const spadesOpen = open?.filter((card) => card.endsWith('S')) ?? []
  return [
    ...(cards > 0 ? [step('cards', cards, [], { count: sum(round.cardCounts) })] : []),
    ...(spades > 0 ? [step('spades', spades, spadesOpen, { count: sum(round.spadeCounts) })] : []),
    ...(open === null ? (extras > 0 ? [step('extras', extras, [])] : []) : treasures(open, step)),
    ...(sweeps > 0 ? [step('sweeps', sweeps, sweptOf(table, members), { count: sweeps })] : []),
  ]
}

/** The cards of a pile that lies open. */
function openPile(table: Table, seat: string): readonly string[] {
  const pile = table.state.piles[seat]
  return typeof pile === 'object' ? pile : []
}

/** Big and little casino and the aces among open cards, one step each. */
function treasures(
  open: readonly string[],
  step: (key: string, points: number, faces: readonly string[], params?: Record<string, string | number>) => CountStep,
): CountStep[] {
  return [
    ...(open.includes('10D') ? [step('big', 2, ['10D'])] : []),
    ...(open.includes('2S') ? [step('little', 1, ['2S'])] : []),
    ...ACES.filter((ace) => open.includes(ace)).map((ace) => step('ace', 1, [ace], { card: cardLabel(ace) })),
  ]
}

/** The cards of the sweeps while they still lie there: when the game is over. */
function sweptOf(table: Table, members: readonly string[]): string[] {
  return table.over ? members.flatMap((seat) => table.state.sweeps?.[seat] ?? []) : []
}
