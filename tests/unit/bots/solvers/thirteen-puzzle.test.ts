import { describe, expect, it } from 'vitest'
import { runSearch } from '../../../../src/bots/solvers/solver'
import { thirteenPuzzleSolver as solver } from '../../../../src/bots/solvers/thirteen-puzzle'
import { thirteenPuzzle } from '../../../../src/rules/forty-nine-outfit/thirteen-puzzle'
import type { ThirteenPuzzleState } from '../../../../src/rules/forty-nine-outfit/thirteen-puzzle/tray'
import { defaults, createSeededRng, type Rng } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'

function mixed(rng: Rng, deal = 'solvable'): ThirteenPuzzleState {
  const state = thirteenPuzzle.start({ ...defaults(thirteenPuzzle.info), deal }, 1)
  const outcomes: number[] = []
  thirteenPuzzle.sampleChance(state, rng, outcomes)
  thirteenPuzzle.applyChance(state, outcomes)
  return state
}

/** Returns all positions within `slides` slides of home by their pictures, each with its distance. */
function near(slides: number): Map<string, { state: ThirteenPuzzleState; far: number }> {
  const home = thirteenPuzzle.start(defaults(thirteenPuzzle.info), 1)
  thirteenPuzzle.applyChance(home, [...Array(13).keys()])
  const found = new Map([[home.cells.join(), { state: home, far: 0 }]])
  for (const { state, far } of found.values()) {
    if (far === slides) break
    // The home position is over, so its two slides are given here. The game lists the slides of the others.
    const moves = far === 0 ? [(6 << 4) | 13, (12 << 4) | 13] : legal(state)
    for (const move of moves) {
      const next = thirteenPuzzle.clone(state)
      thirteenPuzzle.apply(next, 0, move)
      if (!found.has(next.cells.join())) found.set(next.cells.join(), { state: next, far: far + 1 })
    }
  }
  return found
}

function legal(state: ThirteenPuzzleState): number[] {
  const moves: number[] = []
  return moves.slice(0, thirteenPuzzle.moves(state, 0, moves))
}

function after(from: ThirteenPuzzleState, moves: readonly number[]): ThirteenPuzzleState {
  const state = thirteenPuzzle.clone(from)
  for (const move of moves) {
    expect(legal(state)).toContain(move)
    thirteenPuzzle.apply(state, 0, move)
  }
  return state
}

describe('the solver of the "13" Puzzle', () => {
  it('brings every even mix home, in 120 slides at most', () => {
    const rng = createSeededRng('mixes')
    for (let i = 0; i < 8; i++) {
      const state = mixed(rng)
      const { solvable, moves } = runSearch(solver.solve(state))
      expect(solvable).toBe(true)
      expect(moves.length).toBeLessThanOrEqual(120)
      expect(thirteenPuzzle.outcome(after(state, moves)).winners).toEqual([0])
    }
  })

  it('needs no slide more than a plain search breadth first does', () => {
    const some = [...near(14).values()].filter(({ far }) => far >= 12 || (far > 0 && far % 4 === 0))
    const step = Math.floor(some.length / runCount(some.length))
    for (const { state, far } of some.filter((_, i) => i % step === 0)) {
      const { moves, shortest } = runSearch(solver.solve(state))
      expect([moves.length, shortest]).toEqual([far, true])
    }
  })

  it('says of the odd mixes that they cannot, and brings them to their last picture by its advice', () => {
    const rng = createSeededRng('odd')
    let state = mixed(rng, 'as-mixed')
    while (!state.isUnsolvable) state = mixed(rng, 'as-mixed')
    expect(runSearch(solver.solve(state))).toEqual({ solvable: false, moves: [], shortest: false })
    const close = thirteenPuzzle.start({ deal: 'as-mixed' }, 1)
    thirteenPuzzle.applyChance(close, [0, 1, 2, 3, 12, 4, 5, 7, 8, 9, 10, 11, 6])
    for (let slides = 0; slides < 40 && thirteenPuzzle.requiredSeats(close); slides++) {
      thirteenPuzzle.apply(close, 0, solver.advise!(close)!)
    }
    expect(thirteenPuzzle.outcome(close)).toMatchObject({ over: true, reason: 'last-picture', scores: [11] })
  })
})
