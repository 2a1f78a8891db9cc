import { describe, expect, it } from 'vitest'
import { bostonBooks } from '../../../../src/rules/forty-nine-outfit/boston-books'
import type { BostonBooksState } from '../../../../src/rules/forty-nine-outfit/boston-books/state'
import { defaults, LineOfPlay, listMoves, createSeededRng, createSeedSource } from '../../../../src/rules/kit'

/** Plays a random game to its end, and calls `before` before each move. */
function played(
  seats: number,
  options: object,
  seed: string,
  before = (_state: BostonBooksState) => {},
): BostonBooksState {
  const line = new LineOfPlay(bostonBooks, { ...defaults(bostonBooks.info), ...options }, seats, createSeedSource(seed))
  line.settleChance()
  const state = line.state as BostonBooksState
  const rng = createSeededRng(seed)
  while (!line.isOver) {
    before(state)
    line.play({ seat: state.turn, move: bostonBooks.pick(state, state.turn, rng) })
    line.settleChance()
  }
  return state
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe('what follows from the page', () => {
  it.each([2, 3, 4, 5])('%i seats take at most as many deals to the target as the books allow', (seats) => {
    for (let seed = 0; seed < 8; seed++) {
      const target = 1 + ((3 * seed) % 7)
      const page = bostonBooks.dump(played(seats, { target }, `target ${seed}`))
      const most = seats * (target - 1) + 1
      expect(page.deal).toBeLessThanOrEqual(Math.ceil(most / 7))
      expect(page.deals.length).toBe(page.deal - 1)
    }
  })

  it('one deal makes exactly seven books, and without the Cheater leaves nothing', () => {
    for (let seed = 0; seed < 12; seed++) {
      const state = played(2 + (seed % 4), { target: 0 }, `seven ${seed}`)
      const { hands, stock, open, deals } = bostonBooks.dump(state)
      expect(sum(bostonBooks.outcome(state).scores)).toBe(7)
      expect([...Object.values(hands).flat(), ...(stock as string[]), ...open]).toEqual([])
      expect(deals).toHaveLength(1)
    }
  })

  it('with the Cheater exactly one card is left: itself, or the one that it stood for', () => {
    const left = new Set<string>()
    for (let seed = 0; seed < 24; seed++) {
      const state = played(2 + (seed % 4), { target: 0, cheater: true }, `left ${seed}`)
      const { hands, stock, books } = bostonBooks.dump(state)
      const cards = [...Object.values(hands).flatMap((hand) => hand ?? []), ...(stock as string[])]
      const cheated = Object.values(books)
        .flat()
        .find((book) => book.cards.includes('C'))
      expect(cards).toHaveLength(1)
      expect(cards[0] === 'C').toBe(cheated === undefined)
      left.add(cards[0] === 'C' ? 'Cheater' : 'dead card')
    }
    expect(left).toEqual(new Set(['Cheater', 'dead card']))
  })

  it('two seats cannot tie; more can', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(bostonBooks.outcome(played(2, { target: 0 }, `two ${seed}`)).winners).toHaveLength(1)
    }
    const ties = Array.from(
      { length: 20 },
      (_, seed) => bostonBooks.outcome(played(3, { target: 0 }, `tie ${seed}`)).winners!,
    )
    expect(ties.some((winners) => winners.length > 1)).toBe(true)
  })

  it('with two seats and no stock every call finds its card', () => {
    let calls = 0
    for (let seed = 0; seed < 12; seed++) {
      played(2, { cheater: seed % 2 === 0 }, `stockless ${seed}`, (state) => {
        if ((bostonBooks.dump(state).stock as string[]).length > 0) return
        for (const move of listMoves(bostonBooks, state, state.turn)) {
          const next = bostonBooks.clone(state)
          const text = bostonBooks.write(state, state.turn, move)
          bostonBooks.apply(next, state.turn, move)
          if (text.startsWith('ask')) expect(bostonBooks.dump(next).last?.result).toBe('given')
          calls++
        }
      })
    }
    expect(calls).toBeGreaterThan(100)
  })
})
