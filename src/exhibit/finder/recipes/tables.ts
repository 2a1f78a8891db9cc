import { letterOf, lettersOf, type Position, type Seat } from '../../../rules/kit'
import type { Recipe } from '../recipe'
import { lapsing, novice, trio, visitingBot, type Visitors, type Worth } from '../visitors'
import { beforeTheEnd } from './before-the-end'

const points: Worth = (game, state, seat) => game.outcome(state).scores[seat]!

/**
 * Returns the cards that a seat of a Casino game has taken; all of these games store them as two words of bits per
 * seat.
 */
function takenBy(state: Position, seat: Seat): readonly [low: number, high: number] {
  const { piles } = state as unknown as { readonly piles: Int32Array }
  return [piles[seat]!, piles[piles.length / 2 + seat]!]
}

function* cardsIn(word: number): Iterable<number> {
  for (let rest = word; rest !== 0; rest &= rest - 1) yield 32 - Math.clz32(rest & -rest)
}

const cardsTaken: Worth = (_game, state, seat) =>
  takenBy(state, seat).reduce((sum, word) => sum + [...cardsIn(word)].length, 0)

/** Cards 1 to 28 are in the first word of Chicago-Casino, the others in the second. */
const LOW_CARDS = 28

/**
 * Chicago-Casino prints its points on the cards that are multiples of five. The others count a little, because they
 * help to win the most cards.
 */
const printedPoints: Worth = (_game, state, seat) => {
  let sum = 0
  takenBy(state, seat).forEach((word, high) => {
    for (const bit of cardsIn(word)) {
      const card = bit + LOW_CARDS * high
      sum += card % 5 === 0 ? card / 5 : 0.3
    }
  })
  return sum
}

interface Checkers {
  readonly men: Readonly<Record<string, readonly unknown[]>>
  readonly kings: Readonly<Record<string, readonly unknown[]>>
}

const menAndKings: Worth = (game, state, seat) =>
  points(game, state, seat) + 0.5 * (game.dump(state) as Checkers).kings[letterOf(seat)]!.length

/** Asking for a card well depends on hidden information, so a child asks as a weak bot does. */
const asking: Visitors = { novice, child: lapsing(visitingBot(2)), adult: visitingBot(3) }

/** Recipes for games for two whose cuts are endings of games between bots. */
export const TABLES: readonly Recipe[] = [
  beforeTheEnd({ game: 'forty-nine', left: 6, visitors: trio(points), levels: [1, 2, 3] }),
  beforeTheEnd({
    game: 'boston-books',
    options: { target: 0 },
    left: 8,
    most: 18,
    visitors: asking,
    levels: [1, 2, 3],
    when: (game, state) => (game.dump(state) as { readonly open: readonly string[] }).open.length <= 3,
  }),
  beforeTheEnd({ game: 'chicago-casino', left: 6, most: 16, visitors: trio(printedPoints) }),
  beforeTheEnd({ game: 'colorow', left: 5, most: 60, visitors: trio(points) }),
  beforeTheEnd({ game: 'new-york-whist', left: 5, visitors: trio(points), levels: [1, 2, 3] }),
  beforeTheEnd({
    game: 'nebraska-checkers',
    options: { quietLimit: 12 },
    left: 6,
    visitors: trio(menAndKings),
    when(game, state) {
      const { men, kings } = game.dump(state) as Checkers
      const few = (seat: string) => men[seat]!.length + kings[seat]!.length
      return lettersOf(2).every((seat) => few(seat) >= 2 && few(seat) <= 4)
    },
  }),
  beforeTheEnd({
    game: 'color-casino',
    options: { target: 1 },
    left: 6,
    most: 16,
    round: true,
    visitors: trio(cardsTaken),
  }),
  beforeTheEnd({
    game: 'cassino-25',
    options: { target: 11, calls: false },
    left: 7,
    most: 16,
    round: true,
    visitors: trio(cardsTaken),
  }),
  beforeTheEnd({
    game: 'cassino-21',
    options: { target: 11 },
    left: 6,
    most: 16,
    round: true,
    visitors: trio(cardsTaken),
  }),
]
