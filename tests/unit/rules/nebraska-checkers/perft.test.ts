import { describe, expect, it } from 'vitest'
import { nebraskaCheckers as game } from '../../../../src/rules/forty-nine-outfit/nebraska-checkers'
import type { NebraskaState } from '../../../../src/rules/forty-nine-outfit/nebraska-checkers/state'
import { defaults } from '../../../../src/rules/kit'
import { DEFAULTS, movesOf, play, setUp, type Oracle } from './oracle'

/** Returns how many sequences of `plies` moves there are. */
function perft(state: NebraskaState, plies: number): number {
  const into: number[] = []
  const count = game.moves(state, state.turn, into)
  if (plies === 1) return count
  let total = 0
  for (const move of into.slice(0, count)) {
    const next = game.clone(state)
    game.apply(next, state.turn, move)
    total += perft(next, plies - 1)
  }
  return total
}

/**
 * Returns the same number from the plain model. Positions that come up again are counted once: this near to the start
 * only the board matters, and not the moves before.
 */
function plainPerft(oracle: Oracle, plies: number, known = new Map<string, number>()): number {
  const moves = movesOf(oracle)
  if (plies === 1) return moves.length
  const key = `${plies}${oracle.turn}${oracle.board.map((man) => man || '.').join('')}`
  const before = known.get(key)
  if (before !== undefined) return before
  const total = moves.reduce((sum, text) => {
    const next: Oracle = { ...oracle, board: [...oracle.board], recent: structuredClone(oracle.recent) }
    play(next, text)
    return sum + plainPerft(next, plies - 1, known)
  }, 0)
  known.set(key, total)
  return total
}

describe('the number of move sequences from the start', () => {
  it.each([
    [1, 6],
    [2, 36],
    [3, 252],
    [4, 1560],
    [5, 9722],
  ])('of %i plies is %i, as the page says', (plies, count) => {
    expect(perft(game.start(defaults(game.info), 2), plies)).toBe(count)
  })

  it('of six and seven plies is what the plain model counts', () => {
    const start = game.start(defaults(game.info), 2)
    expect(perft(start, 6)).toBe(plainPerft(setUp(DEFAULTS), 6))
    expect(perft(start, 7)).toBe(plainPerft(setUp(DEFAULTS), 7))
  })

  it('begins with six steps', () => {
    expect(movesOf(setUp(DEFAULTS)).sort()).toEqual(['37-29', '37-31', '39-31', '39-33', '41-33', '41-35'])
  })
})
