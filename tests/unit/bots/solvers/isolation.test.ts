import { describe, expect, it } from 'vitest'
import { runSearch } from '../../../../src/bots/solvers/solver'
import { solverOf } from './solver-of'
import { isolation, type IsolationState } from '../../../../src/rules/forty-nine-outfit/isolation'
import { createSeededRng } from '../../../../src/rules/kit'
import { allSolutions } from '../../rules/isolation/oracle'

const solver = solverOf<IsolationState>('isolation')
const forty = allSolutions()

function laid(squares: readonly number[]): IsolationState {
  const state = isolation.start({}, 1)
  for (const square of squares) isolation.apply(state, 0, square - 1)
  return state
}

describe('the solver of Isolation', () => {
  it('knows of every one, two and three cards whether a solution keeps them, and completes it in the fewest moves', () => {
    const squares = Array.from({ length: 49 }, (_, i) => i + 1)
    const sets = [[], ...squares.map((one) => [one])] as number[][]
    for (const one of squares) for (const two of squares) if (one < two) sets.push([one, two])
    const rng = createSeededRng('threes')
    for (let i = 0; i < 3000; i++) sets.push([...new Set([1, 2, 3].map(() => rng.below(49) + 1))])
    let no = 0
    for (const set of sets) {
      const state = laid(set)
      const { solvable, moves, shortest } = runSearch(solver.solve(state))
      const keeps = forty.some((solution) => set.every((square) => solution.includes(square)))
      expect([set, solvable]).toEqual([set, keeps])
      if (!keeps) {
        no++
        continue
      }
      expect([moves.length, shortest]).toEqual([7 - set.length, true])
      for (const move of moves) isolation.apply(state, 0, move)
      expect(isolation.outcome(state).over).toBe(true)
    }
    expect(no).toBeGreaterThan(100)
  })

  it('advises to move a card that stands in the way, until nothing does', () => {
    const rng = createSeededRng('advice')
    for (let i = 0; i < 100; i++) {
      const state = laid([...new Set(Array.from({ length: 1 + rng.below(7) }, () => rng.below(49) + 1))])
      for (let moves = 0; runSearch(solver.solve(state)).solvable === false; moves++) {
        expect(moves).toBeLessThan(7)
        const advice = solver.advise!(state)!
        expect(isolation.read(state, 0, isolation.write(state, 0, advice))).toEqual({ ok: true, value: advice })
        isolation.apply(state, 0, advice)
      }
      if (!state.solved) expect(solver.advise!(state)).toBeNull()
    }
  })
})
