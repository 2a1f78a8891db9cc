import { expect, it } from 'vitest'
import { loadGameFace } from '../../../src/renderer/games'
import type { GameFace } from '../../../src/renderer/games/types'
import { say } from '../../../src/renderer/i18n/say'
import {
  eventsVisibleTo,
  ONLOOKER,
  type Eye,
  type GameEvent,
  type GameView,
  type Options,
} from '../../../src/rules/kit'
import type { GameId } from '../../../src/rules/manifest'
import { playRandomGame, type Moment } from './contract'

type Truth = (state: never, seat: string) => readonly string[]

const pile = (state: { readonly piles: Readonly<Record<string, readonly string[]>> }, seat: string) =>
  state.piles[seat]!
const takenCount = (n: number) => `${n === 0 ? 'none' : n} taken`
/** How many of a kind there are, in words; nothing for none. */
const many = (words: (n: number) => string, cards: readonly string[], has: (card: string) => boolean) => {
  const n = cards.filter((card) => has(card)).length
  return n === 0 ? [] : [words(n)]
}
const taken = (sign: string, cards: readonly string[], card: string) => (cards.includes(card) ? [sign] : [])

/** What an all-knowing referee counts of a seat's own pile. */
const cassino: Truth = (state, seat) => {
  const cards = pile(state, seat)
  return [
    takenCount(cards.length),
    ...many(
      (n) => `${n} of ♠`,
      cards,
      (card) => card.endsWith('S'),
    ),
    ...taken('10♦', cards, '10D'),
    ...taken('2♠', cards, '2S'),
    ...many(
      (n) => plural(n, 'ace'),
      cards,
      (card) => card.startsWith('A'),
    ),
  ]
}
const color: Truth = (state, seat) => {
  const cards = pile(state, seat)
  return [
    takenCount(cards.length),
    ...many(
      (n) => plural(n, 'red'),
      cards,
      (card) => card.endsWith('R'),
    ),
    ...taken('red 10', cards, '10R'),
    ...taken('black 2', cards, '2K'),
  ]
}
const SCORING = /^(1|\d*[05]|49)$/
const chicago: Truth = (state, seat) => {
  const cards = pile(state, seat)
  return [
    takenCount(cards.length),
    ...many(
      (n) => `${n} scoring`,
      cards,
      (card) => SCORING.test(card),
    ),
  ]
}
const plural = (n: number, thing: string) => `${n} ${thing}${n === 1 ? '' : 's'}`
const whist: Truth = (
  { tricks, sides }: { readonly tricks: Readonly<Record<string, number>>; readonly sides: readonly string[][] },
  seat,
) => {
  const side = sides.find((seats) => seats.includes(seat))!
  return [
    plural(
      side.reduce((sum, each) => sum + tricks[each]!, 0),
      'trick',
    ),
  ]
}
const boston: Truth = (
  { books, deal }: { readonly books: Readonly<Record<string, readonly unknown[]>>; readonly deal: number },
  seat,
) => (deal === 1 ? [] : [plural(books[seat]!.length, 'book')])
const roulette: Truth = (
  state: { readonly chips: Readonly<Record<string, number>>; readonly banker: string | null; readonly bank: number },
  seat,
) => [seat === state.banker ? `bank ${state.bank}` : plural(state.chips[seat]!, 'chip')]

const GAMES: readonly (readonly [game: GameId, seats: number, truth: Truth, options: Options])[] = [
  ['cassino-21', 2, cassino, {}],
  ['cassino-21', 3, cassino, {}],
  ['cassino-25', 4, cassino, {}],
  ['color-casino', 2, color, {}],
  ['color-casino', 6, color, {}],
  ['chicago-casino', 3, chicago, {}],
  ['new-york-whist', 4, whist, {}],
  ['boston-books', 3, boston, {}],
  ['deck-o-cards-roulette', 3, roulette, {}],
  ['deck-o-cards-roulette', 4, roulette, { banker: 'house' }],
]

/** Returns the counts as printed, by the seat's letter. */
function printed(face: GameFace, seen: GameView, story?: readonly GameEvent[]) {
  const counts = face.runningCounts!(seen, story && (() => story))
  return Object.fromEntries([...counts].map(([seat, all]) => [seat, all.map(({ sign }) => say(face.id, sign))]))
}

/** Plays a random game and visits its positions with what each eye was told so far. */
function follow(
  game: GameId,
  seats: number,
  options: Options,
  visit: (moment: Moment, told: (eye: Eye) => readonly GameEvent[]) => void,
): void {
  const story: GameEvent[] = []
  playRandomGame(
    game,
    { name: 'counts', seats, plies: game === 'boston-books' ? 900 : 120, options },
    `counts ${game}`,
    (moment) => {
      story.push(...moment.events)
      visit(moment, (eye) => eventsVisibleTo(moment.game, story, eye))
    },
  )
}

it.each(GAMES)('%s: %i seats see the true counts, and all see the same', async (game, seats, truth, options) => {
  const face = await loadGameFace(game)
  let shown = 0
  follow(game, seats, options, ({ game: rules, line, seen }, told) => {
    if (line.isOver || line.plyCount % 3 > 0) return
    const state = rules.dump(line.state) as never
    for (const eye of [0, seats - 1, ONLOOKER] as const) {
      const view = seen(eye)
      for (const [seat, signs] of Object.entries(printed(face, view, told(eye)))) {
        expect(signs, seat).toEqual(truth(state, seat))
        shown += 1
      }
    }
  })
  expect(shown).toBeGreaterThan(20)
})

it.each(['cassino-21', 'color-casino', 'chicago-casino'] as const)(
  '%s: who was not told of every taking sees only the numbers of cards',
  async (game) => {
    const face = await loadGameFace(game)
    follow(game, 2, {}, ({ line, seen }) => {
      if (line.isOver) return
      const { piles } = seen(1).state as { readonly piles: Readonly<Record<string, readonly string[] | number>> }
      const sizes = Object.entries(piles).map(([seat, cards]) => [
        seat,
        typeof cards === 'number' ? cards : cards.length,
      ])
      if (!sizes.some(([, size]) => Number(size) > 0)) return
      expect(printed(face, seen(1), [])).toEqual(
        Object.fromEntries(sizes.map(([seat, size]) => [seat, [takenCount(Number(size))]])),
      )
    })
  },
)

it('partners see what their side has taken', async () => {
  const face = await loadGameFace('cassino-21')
  follow('cassino-21', 4, { partners: true }, ({ line, seen }, told) => {
    if (line.isOver) return
    const counts = printed(face, seen(0), told(0))
    expect(counts['A']).toEqual(counts['C'])
    expect(counts['B']).toEqual(counts['D'])
  })
})

it('every count has words in full for a screen reader', async () => {
  const face = await loadGameFace('cassino-21')
  const words = new Set<string>()
  follow('cassino-21', 2, {}, ({ seen }, told) => {
    for (const all of face.runningCounts!(seen(0), () => told(0)).values())
      for (const one of all) words.add(say(face.id, one.words).replace(/\d+/, 'n'))
  })
  for (const word of ['n cards won', 'n spades', 'one spade', 'big casino', 'little casino'])
    expect(words).toContain(word)
})
