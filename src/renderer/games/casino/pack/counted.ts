import type { Seen } from '../../../../rules/kit'
import type { RoundView } from '../../../../rules/pack/cassino/shape'
import type { Round21View } from '../../../../rules/pack/cassino-21/shape'
import type { CountStep, Pad } from '../../types'
import { countStep, itemPad, sumOf } from '../counting'
import { membersOf, sideOf, sidesOf } from '../sides'
import { cardLabel } from './cards'
import { tableOf, type Table } from './table'

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
  const sweeps = sumOf(membersOf(table, seat), round.sweeps ?? {})
  return { cards, spades, sweeps, extras: (round.points[seat] ?? 0) - cards - spades - sweeps }
}

const ITEMS = ['cards', 'spades', 'extras', 'sweeps'] as const

/** The pad: every round item by item, its sum, and the totals. */
export function pad(seen: Seen): Pad {
  const table = tableOf(seen)
  return itemPad(table, ITEMS, (round, seat) => itemsOf(table, round, seat))
}

/** The count of the last round, step by step: card by card where the piles lie open, else as the round was written down. */
export function count(seen: Seen): readonly CountStep[] {
  const table = tableOf(seen)
  const round = table.state.rounds.at(-1) as Round | undefined
  if (round === undefined) return []
  return sidesOf(table).flatMap((seat) => stepsOf(table, round, seat))
}

function stepsOf(table: Table, round: Round, seat: string): CountStep[] {
  const { cards, spades, sweeps, extras } = itemsOf(table, round, seat)
  const members = membersOf(table, seat)
  const step = (key: string, gained: number, cards: readonly string[], params: Record<string, string | number> = {}) =>
    countStep('pack', seat, key, gained, cards, params)
  const open = table.over ? members.flatMap((one) => openPile(table, one)) : null
  const spadesOpen = open?.filter((card) => card.endsWith('S')) ?? []
  return [
    ...(cards > 0 ? [step('cards', cards, [], { count: sumOf(members, round.cardCounts) })] : []),
    ...(spades > 0 ? [step('spades', spades, spadesOpen, { count: sumOf(members, round.spadeCounts) })] : []),
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
