import type { ColorEvent, ColorView, RoundView } from '../../../rules/lion-coffee/color-casino/shape'
import { countStep, createCounting, itemLines, kindOf, sumOf, type TakeOf } from '../casino/counting'
import { membersOf, sideOf, sidesOf } from '../casino/sides'
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

const takeOf: TakeOf<ColorEvent> = (it) => {
  if (it.type === 'took') return { seat: it.seat, cards: it.cards }
  return it.type === 'lastTrick' ? { seat: it.seat, cards: [...it.cards, ...it.leftovers] } : null
}

const isRed = (card: string): boolean => card.endsWith('R')

/** The pad and the counts: every round item by item, with the scoring cards as far as it is known who took them. */
export const counting = createCounting<ColorView, ColorEvent>({
  takeOf,
  kinds: [
    kindOf('reds', isRed),
    kindOf('ten', (card) => card === '10R', true),
    kindOf('two', (card) => card === '2K', true),
  ],
  linesOf: (seen) => itemLines(seen, ITEMS, (round, seat) => itemsOf(seen, round, seat)),
  stepsOf: (seen, round, piles) =>
    sidesOf(seen).flatMap((seat) => {
      const items = itemsOf(seen, round, seat)
      const members = membersOf(seen, seat)
      const reds = members.flatMap((one) => piles?.[one] ?? []).filter(isRed)
      const faces = { ten: ['10R'], two: ['2K'], cards: [], reds, sweeps: [] }
      const counted = { cards: round.cardCounts, reds: round.redCounts, sweeps: round.sweeps }
      return ITEMS.filter((item) => items[item] > 0).map((item) => {
        const count = item === 'ten' || item === 'two' ? 1 : sumOf(members, counted[item])
        return countStep('lion', seat, item, items[item], faces[item], { count })
      })
    }),
})
