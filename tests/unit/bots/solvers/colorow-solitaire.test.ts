import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runSearch, type Solution } from '../../../../src/bots/solvers/solver'
import { solverOf } from './solver-of'
import { bound, HUNDREDS } from '../../../../src/bots/solvers/colorow-solitaire'
import { taskOf } from '../../../../src/bots/solvers/colorow-solitaire/task'
import { colorowSolitaire } from '../../../../src/rules/forty-nine-outfit/colorow-solitaire'
import type { ColorowSolitaireState } from '../../../../src/rules/forty-nine-outfit/colorow-solitaire/state'
import { packPlacing } from '../../../../src/rules/forty-nine-outfit/placing'
import { LineOfPlay, createSeededRng, createSeedSource, shuffle } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'

const solver = solverOf<ColorowSolitaireState>('colorow-solitaire')

function bare(target: number): ColorowSolitaireState {
  return colorowSolitaire.start({ mode: 'free', target }, 1)
}

function lay(state: ColorowSolitaireState, card: number, square: number): void {
  colorowSolitaire.apply(state, 0, packPlacing(card, square))
}

/** Plays a solution through the game. Expects that every move is legal and that the game is won. */
function check(state: ColorowSolitaireState, solution: Solution): void {
  const played = colorowSolitaire.clone(state)
  for (const move of solution.moves) {
    const text = colorowSolitaire.write(played, 0, move)
    expect(colorowSolitaire.read(played, 0, text)).toEqual({ ok: true, value: move })
    colorowSolitaire.apply(played, 0, move)
  }
  expect(colorowSolitaire.outcome(played).winners).toEqual([0])
  // The cards that lay at the start still lie there.
  state.cardOn.forEach((card, square) => {
    if (card >= 0) expect(played.cardOn[square]).toBe(card)
  })
}

/**
 * Returns a board on which these squares of an arrangement of 100 are covered, in the colours given to the arrangement.
 */
function partOfHundred(
  arrangement: readonly number[],
  colours: readonly number[],
  squares: readonly number[],
  target: number,
) {
  const state = bare(target)
  const used = colours.map(() => 0)
  for (const square of squares) {
    const colour = colours[arrangement[square]!]!
    lay(state, 7 * colour + used[colour]!++, square)
  }
  return state
}

const someSquares = fc.uniqueArray(fc.integer({ min: 0, max: 48 }), { minLength: 0, maxLength: 49 })

describe('the solver of Colorow Solitaire, at 100', () => {
  it('fills an empty board in 49 moves and done', () => {
    const solution = runSearch(solver.solve(bare(100)))
    expect(solution).toMatchObject({ solvable: true, shortest: true })
    expect(solution.moves).toHaveLength(50)
    check(bare(100), solution)
  })

  it('goes on from any part of any of the 52, in any colours', () => {
    const colours = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 })
    fc.assert(
      fc.property(fc.constantFrom(...HUNDREDS), colours, someSquares, (arrangement, names, squares) => {
        const state = partOfHundred(arrangement, names, squares, 100)
        check(state, runSearch(solver.solve(state)))
      }),
      { numRuns: runCount(100) },
    )
  })

  it('says no where two squares agree that never do, or differ that always do', () => {
    const agreeing = new Set<string>()
    const differing = new Set<string>()
    for (const arrangement of HUNDREDS) {
      for (let a = 0; a < 49; a++) {
        for (let b = a + 1; b < 49; b++) (arrangement[a] === arrangement[b] ? agreeing : differing).add(`${a} ${b}`)
      }
    }
    for (let a = 0; a < 49; a++) {
      for (let b = a + 1; b < 49; b++) {
        const [same, other] = [bare(100), bare(100)]
        lay(same, 0, a)
        lay(same, 1, b)
        lay(other, 0, a)
        lay(other, 7, b)
        expect(runSearch(solver.solve(same)).solvable).toBe(agreeing.has(`${a} ${b}`))
        expect(runSearch(solver.solve(other)).solvable).toBe(differing.has(`${a} ${b}`))
      }
    }
  })
})

describe('the solver of Colorow Solitaire, below 100', () => {
  it('finds the best of all ways where few squares are vacant', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), (seed) => {
        const full = Array.from({ length: 49 }, (_, i) => i)
        shuffle(full, 49, createSeededRng(seed))
        const at = (target: number) => {
          const state = bare(target)
          full.slice(0, 44).forEach((card, square) => lay(state, card, square))
          return state
        }
        const best = bestOf(at(0), full.slice(44))
        const reached = runSearch(solver.solve(at(best)))
        expect(reached.solvable).toBe(true)
        check(at(best), reached)
        expect(runSearch(solver.solve(at(best + 1))).solvable).toBe(false)
      }),
      { numRuns: runCount(15) },
    )
  })

  it('reaches 80 with ten cards laid anywhere', () => {
    const rng = createSeededRng('ten')
    for (let i = 0; i < 4; i++) {
      const state = bare(80)
      const cards = Array.from({ length: 49 }, (_, card) => card)
      shuffle(cards, 49, rng)
      cards.slice(0, 10).forEach((card, k) => lay(state, card, (5 * k + 11 * i) % 49))
      check(state, runSearch(solver.solve(state)))
    }
  })

  it('is bounded by what each colour could count with all vacant squares', () => {
    const state = bare(60)
    for (let square = 0; square < 30; square++) lay(state, (square * 10) % 49, square)
    const steps = bound(taskOf(state))
    let last = steps.next()
    while (!last.done) last = steps.next()
    expect(last.value).toBeLessThan(60)
    expect(runSearch(solver.solve(state)).solvable).toBe(false)
  })

  it('only says done, or no, once the board is full', () => {
    const full = (target: number) => {
      const state = bare(target)
      for (let card = 0; card < 49; card++) lay(state, card, card)
      return state
    }
    expect(runSearch(solver.solve(full(49))).moves).toHaveLength(1)
    check(full(49), runSearch(solver.solve(full(49))))
    expect(runSearch(solver.solve(full(50))).solvable).toBe(false)
  })
})

describe('the solver of the dealt game', () => {
  const deal = (seed: string, target: number) => {
    const line = new LineOfPlay(colorowSolitaire, { mode: 'dealt', target }, 1, createSeedSource(seed))
    line.settleChance()
    return line.state as ColorowSolitaireState
  }

  it('reaches 100 from any deal, and its first hand goes where it would with any other stock', () => {
    for (const seed of ['a', 'b', 'c']) {
      const state = deal(seed, 100)
      const solution = runSearch(solver.solve(state))
      check(state, solution)
      const other = colorowSolitaire.clone(state)
      other.pack.subarray(state.top).reverse()
      expect(runSearch(solver.solve(other)).moves.slice(0, 5)).toEqual(solution.moves.slice(0, 5))
    }
  })

  it('goes on from random play for what can still be had', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const state = deal(seed, 45)
      const rng = createSeededRng(seed)
      for (let ply = 0; ply < 12; ply++) colorowSolitaire.apply(state, 0, colorowSolitaire.pick(state, 0, rng))
      check(state, runSearch(solver.solve(state)))
    }
  })
})

describe('advice', () => {
  it('is the move that gains most, and none where nothing gains', () => {
    const state = bare(100)
    for (const [card, square] of [
      [0, 0],
      [1, 1],
      [7, 24],
    ] as const) {
      lay(state, card, square)
    }
    colorowSolitaire.apply(state, 0, solver.advise!(state)!)
    expect(state.score).toBe(3)
    expect(solver.advise!(bare(100))).toBeNull()
  })
})

/** Returns the best score that some cards can bring on the vacant squares, by trying all orders. */
function bestOf(state: ColorowSolitaireState, cards: readonly number[]): number {
  if (cards.length === 0) return state.score
  const square = state.cardOn.indexOf(-1)
  return Math.max(
    ...cards.map((card) => {
      const after = colorowSolitaire.clone(state)
      lay(after, card, square)
      return bestOf(
        after,
        cards.filter((other) => other !== card),
      )
    }),
  )
}
