import { expect, test } from 'vitest'
import { bookOf } from '../../../src/drawer/book'
import type { GameCard } from '../../../src/drawer/game-card'

const at = (month: number, day: number): number => new Date(2026, month - 1, day, 12).getTime()

/** The card of a game of Ada against bots, won by the first seat. */
function card(hash: string, change: Partial<GameCard> = {}): GameCard {
  return {
    hash,
    game: 'forty-nine',
    rules: 1,
    options: {},
    moves: 60,
    over: true,
    scores: [9, 5],
    winners: [0],
    players: ['Ada', 'Walter'].map((name, seat) =>
      seat === 0 ? { name, kind: 'person' } : { name, kind: 'bot', level: 3 },
    ),
    reason: null,
    begun: at(7, 1),
    ended: at(7, 1),
    ...change,
  }
}

const adasPage = (...args: Parameters<typeof bookOf>) => bookOf(...args).pages.find(({ name }) => name === 'Ada')!

test('counts games by month, and tells when the longest run of wins ended', () => {
  const cards = [
    card('a', { ended: at(6, 29) }),
    card('b', { ended: at(7, 2) }),
    card('c', { ended: at(7, 3) }),
    card('d', { ended: at(7, 9), winners: [1] }),
    card('e', { ended: at(9, 1) }),
    card('f', { ended: at(9, 2), over: false, winners: [] }),
    card('g', { begun: null, ended: null, winners: [1] }),
  ]
  const page = adasPage(cards)
  expect(page).toMatchObject({ played: 6, won: 4, lost: 2, shared: 0, run: { wins: 3, month: '2026-07' }, luck: null })
  expect(page.months).toEqual([
    { month: '2026-06', played: 1, won: 1, shared: 0, lost: 0 },
    { month: '2026-07', played: 3, won: 2, shared: 0, lost: 1 },
    { month: '2026-09', played: 1, won: 1, shared: 0, lost: 0 },
  ])
  expect(bookOf([...cards.toReversed(), card('b', { begun: null, ended: null })])).toEqual({
    ...bookOf(cards),
    doubles: 1,
  })
})

test('adds up the luck of studied games for the seat that somebody had, with the interval of the sum', () => {
  const luck = (hash: string, seat: number, value: number, margin: number) => ({ hash, seat, value, margin })
  const four = ['Ada', 'Opal', 'Walter', 'Nell'].map((name) => ({ name, kind: 'person' as const }))
  const cards = [card('a'), card('b'), card('c'), card('sides', { players: four, winners: [1, 3] })]
  const studied = [
    luck('a', 0, 0.3, 0.03),
    // What luck brought Walter, it took from Ada; the more exact one of two studies counts.
    luck('b', 1, 0.2, 0.04),
    luck('b', 1, 0.25, 0.2),
    // Her partner has her chance.
    luck('sides', 2, -0.45, 0.12),
    luck('a game that does not lie here', 0, 0.5, 0.01),
  ]
  const page = adasPage(cards, studied)
  expect(page.luck).toEqual({ studied: 3, wins: -0.35, margin: 0.13 })
  expect(adasPage(cards.toReversed(), studied.toReversed())).toEqual(page)
  // Of three who play each for themselves, one's luck says nothing of another's.
  const three = card('three', { players: four.slice(0, 3), winners: [1] })
  expect(adasPage([three], [luck('three', 1, 0.4, 0.1)]).luck).toBeNull()
  expect(adasPage([three], [luck('three', 0, 0.4, 0.1)]).luck).toEqual({ studied: 1, wins: 0.4, margin: 0.1 })
})

test('collects the solutions of a puzzle, and the fewest moves and the shortest time without help', () => {
  const alone = (hash: string, change: Partial<GameCard>) =>
    card(hash, { game: 'isolation', players: [{ name: 'Ada', kind: 'person' }], ...change })
  const page = adasPage([
    alone('a', { solution: 31, moves: 9, ended: at(7, 1) + 80_400 }),
    alone('b', { solution: 4, moves: 11, ended: at(7, 1) + 70_000 }),
    alone('c', { solution: 31, moves: 8, ended: at(7, 1) + 5_000, helped: true }),
    // A record that was taken in has one time for all moves.
    alone('d', { solution: 2, moves: 12 }),
    alone('e', { winners: [], moves: 3, ended: at(7, 1) + 1_000 }),
  ])
  expect(page.games).toMatchObject([
    { game: 'isolation', played: 5, won: 4, unhelped: 3, fewestMoves: 9, seconds: 70, solutions: [2, 4, 31] },
  ])
})
