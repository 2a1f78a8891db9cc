import { partnerSides, membersOf, sideOf, sidesOf } from '../casino/sides'
import type { ColorEvent, ColorView, RoundView } from '../../../rules/lion-coffee/color-casino/shape'
import { createCasinoReason, result, casinoSounds } from '../casino/words'
import { casinoTable } from '../casino/page'
import { defineFace } from '../define-face'
import { createSounds } from '../layout/words'
import { cardLabel, LION_STYLE, type Table } from './table'
import { eventWords, moveWords, promptWords } from './words'
import { reasonFor } from '../../../bots/reasons/color-casino'
import { isFresh } from '../casino/table'
import { countStep, createCounting, itemLines, countedKind, sumOf } from '../casino/counting'
import { CARDS, cardName } from '../../../rules/lion-coffee/cards'
import { createLessonSteps } from '../casino/lesson'
import { entryAt } from '../../../rules/kit'

const step = createLessonSteps({
  game: 'color-casino',
  pack: Array.from({ length: CARDS }, (_, card) => cardName(card)),
  order: (a, b, table) => table.flatMap((card, i) => [entryAt(a, i), entryAt(b, i), card]),
})

/** Points for each item of a count. */
const POINTS = { ten: 2, two: 1, cards: 3, reds: 1 } as const

/** Points of one seat in a round by item; of its side in a game of partners. */
type Items = Readonly<Record<'ten' | 'two' | 'cards' | 'reds' | 'sweeps', number>>

const ITEMS = ['ten', 'two', 'cards', 'reds', 'sweeps'] as const

const isRed = (card: string): boolean => card.endsWith('R')

/** The pad and the counts: every round item by item, with the scoring cards as far as it is known who took them. */
const counting = createCounting<ColorView, ColorEvent>({
  takeOf: (it) => {
    if (it.type === 'took') return { seat: it.seat, cards: it.cards }
    return it.type === 'lastTrick' ? { seat: it.seat, cards: [...it.cards, ...it.leftovers] } : null
  },
  kinds: [
    countedKind('reds', isRed),
    countedKind('ten', (card) => card === '10R'),
    countedKind('two', (card) => card === '2K'),
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

/**
 * Face of Color Casino: a faded deck of four colours, with builds and the numbers that take them on tickets.
 */
export const colorCasinoFace = defineFace<ColorView, ColorEvent>({
  id: 'color-casino',
  ...casinoTable(LION_STYLE),
  sides: partnerSides,
  moveWords,
  eventWords,
  announcement: ['sweep'],
  prompt: promptWords,
  reason: createCasinoReason(reasonFor, cardLabel),
  ...counting,
  result,
  sound: createSounds<ColorEvent>({
    ...casinoSounds,
    leftovers: 'flip',
    built: 'lay',
    took: ({ cards }) => (cards.includes('10R') ? 'row' : 'capture'),
    sweep: 'sweep',
    lastTrick: ({ leftovers }) => (leftovers.length > 0 ? 'flip' : 'slide'),
  }),
  anchor(seen): string {
    const { state } = seen
    if (seen.over) return 'the-end'
    if (state.deal <= 1 && state.round === 1 && isFresh(LION_STYLE, seen)) return 'the-deal'
    if (state.builds.length > 0) return 'builds'
    const stock = typeof state.stock === 'number' ? state.stock : state.stock.length
    if (state.deal > 0 && stock < seen.seats) return 'the-last-trick'
    return 'a-turn'
  },
  /** The first lesson: a sum, a difference, several groups, trailing, building, and taking a build. */
  lesson: [
    step('sum', '7R 9K 2G 11P 5K 1P | 6G 8K 10P 1G 2R 4G | 3R 4R 6P 10K 9G 3K', ['7R takes 3R+4R']),
    step('difference', '7K 9P 2G 11P 5R 1P | 6G 8R 10P 1G 2R 4G | 9K 2K 6P 10R 9G 3R', ['7K takes 2K+9K']),
    step('several', '6G 9P 2K 11P 5R 1P | 7K 8R 10P 1R 2R 4K | 2G 4G 9G 3G 10R 8P', ['6G takes 2G+3G+4G+9G']),
    step('trail', '6G 9P 2K 11R 5R 1P | 7K 8R 10P 1R 2R 4K | 8G 4P 9K 3R 11G 7P', [
      'trail 2K',
      'trail 6G',
      'trail 9P',
      'trail 1P',
      'trail 5R',
      'trail 11R',
    ]),
    step('build', '4R 7R 2K 11P 5G 1P | 7K 8G 10P 1G 2G 4K | 3R 8P 9K 10R 11G 3K', ['4R builds on 3R']),
    step('lift', '4R 7R 2K 11P 5G 9P | 1R 8G 10P 1G 2G 4K | 3R 8P 9K 10R 11G 3K', ['1R takes B4R'], {
      moves: ['A 4R builds on 3R'],
      seat: 1,
    }),
  ],
})

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
