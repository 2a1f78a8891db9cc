import type { ColorEvent, RoundView } from '../../../rules/lion-coffee/color-casino/shape'
import {
  countStep,
  itemPad,
  runningCounts,
  soFarLines,
  sumOf,
  pilesSoFar,
  pilesFromEvents,
  type CountedKind,
  type Piles,
  type TakeOf,
} from '../casino/counting'
import { membersOf, sideOf, sidesOf } from '../casino/sides'
import type { CountStep, Pad } from '../types'
import type { Table } from './table'

/** Points for each item of a count. */
const POINTS = { ten: 2, two: 1, cards: 3, reds: 1 } as const

/** Points of one seat in a round by item; of its side in a game of partners. */
type Items = Readonly<Record<'ten' | 'two' | 'cards' | 'reds' | 'sweeps', number>>

const ITEMS = ['ten', 'two', 'cards', 'reds', 'sweeps'] as const

/**
 * Returns the items of a round. The red ten and the black two are not recorded, but the remaining points identify them.
 */
function itemsOf(table: Table, round: RoundView, seat: string): Items {
  const side = sideOf(table, seat)
  const cards = round.cards === side ? POINTS.cards : 0
  const reds = round.reds === side ? POINTS.reds : 0
  const sweeps = sumOf(membersOf(table, seat), round.sweeps)
  const rest = (round.points[seat] ?? 0) - cards - reds - sweeps
  return { ten: rest >= POINTS.ten ? POINTS.ten : 0, two: rest % POINTS.ten, cards, reds, sweeps }
}

/** The items of the current round that an attentive player tracks, as numbers of cards. */
const TRACKED_ITEMS = {
  cards: () => 1,
  reds: (card: string) => Number(card.endsWith('R')),
  ten: (card: string) => Number(card === '10R'),
  two: (card: string) => Number(card === '2K'),
}

/** The cards that players keep an eye on. */
const COUNTED_KINDS: readonly CountedKind[] = [
  { key: 'reds', includes: (card) => card.endsWith('R') },
  { key: 'ten', includes: (card) => card === '10R', isSingle: true },
  { key: 'two', includes: (card) => card === '2K', isSingle: true },
]

/** Returns the cards, the reds, the red ten and the black two that each side has taken in this round. */
export function counts(seen: Table, eventHistory: () => readonly ColorEvent[] = () => []) {
  const { piles } = seen.state
  return runningCounts(seen, pilesSoFar(eventHistory(), takeOf, piles), piles, COUNTED_KINDS)
}

/** Returns the pad: every round item by item with its sum, the cards taken so far in this round, and the totals. */
export function pad(seen: Table, eventHistory: () => readonly ColorEvent[] = () => []): Pad {
  const { lines, totals } = itemPad(seen, ITEMS, (round, seat) => itemsOf(seen, round, seat))
  const now = soFarLines(seen, pilesSoFar(eventHistory(), takeOf, seen.state.piles), TRACKED_ITEMS)
  return { lines: [...lines, ...now], totals }
}

/** Returns the count of the last round, step by step, with the scoring cards as far as it is known who took them. */
export function count(seen: Table, eventHistory: () => readonly ColorEvent[] = () => []): readonly CountStep[] {
  const round = seen.state.rounds.at(-1)
  if (round === undefined) return []
  const piles = pilesFromEvents(eventHistory(), takeOf, round.cardCounts) ?? (seen.over ? seen.state.piles : {})
  return sidesOf(seen).flatMap((seat) => {
    const items = itemsOf(seen, round, seat)
    return ITEMS.filter((item) => items[item] > 0).map((item) =>
      step({ round, piles, members: membersOf(seen, seat) }, seat, item, items[item]),
    )
  })
}

const takeOf: TakeOf<ColorEvent> = (it) => {
  if (it.type === 'took') return { seat: it.seat, cards: it.cards }
  return it.type === 'lastTrick' ? { seat: it.seat, cards: [...it.cards, ...it.leftovers] } : null
}

/** A side and the cards that it took. */
interface CountedSide {
  readonly round: RoundView
  readonly piles: Piles
  readonly members: readonly string[]
}

function step({ round, piles, members }: CountedSide, seat: string, item: keyof Items, points: number): CountStep {
  const counted = { cards: round.cardCounts, reds: round.redCounts, sweeps: round.sweeps }
  const number = item === 'ten' || item === 'two' ? 1 : sumOf(members, counted[item])
  const reds = members.flatMap((one) => piles[one] ?? []).filter((card) => card.endsWith('R'))
  const faces = { ten: ['10R'], two: ['2K'], cards: [], reds, sweeps: [] }[item]
  return countStep('lion', seat, item, points, faces, { count: number })
}
