import { describe, expect, it } from 'vitest'
import { runSearch } from '../../../../src/bots/solvers/solver'
import { mysticDoubleCrossSolver as solver, worthOf } from '../../../../src/bots/solvers/mystic-double-cross'
import {
  mysticDoubleCross,
  type MysticDoubleCrossState,
} from '../../../../src/rules/forty-nine-outfit/mystic-double-cross'
import { viewTable, createSeededRng } from '../../../../src/rules/kit'

const { apply, clone, moves, outcome, requiredSeats } = mysticDoubleCross

function dealt(seed: string, target: number): MysticDoubleCrossState {
  const state = mysticDoubleCross.start({ cheater: true, target }, 1)
  const outcomes: number[] = []
  mysticDoubleCross.sampleChance(state, createSeededRng(seed), outcomes)
  mysticDoubleCross.applyChance(state, outcomes)
  return state
}

/** Returns a table at which the Cheater has come to hand and more than ten cards are drawn. */
function withCheater(): MysticDoubleCrossState {
  for (let i = 0; ; i++) {
    const state = dealt(`advice ${i}`, 265)
    while (!state.inHand && requiredSeats(state)) apply(state, 0, 63)
    if (state.inHand && state.drawn > 10) return state
  }
}

/** Returns the best count of all ways to play on, by trying each. */
function best(state: MysticDoubleCrossState): number {
  if (!requiredSeats(state)) return outcome(state).scores[0]!
  const legal: number[] = []
  return Math.max(
    ...legal.slice(0, moves(state, 0, legal)).map((move) => {
      const next = clone(state)
      apply(next, 0, move)
      return best(next)
    }),
  )
}

describe('the solver of the Mystic Double Cross', () => {
  it('reaches the target exactly if some way of playing on does', () => {
    for (let i = 0; i < 60; i++) {
      const most = best(dealt(`${i}`, 0))
      const state = dealt(`${i}`, most)
      const { solvable, moves: way } = runSearch(solver.solve(state))
      expect(solvable).toBe(true)
      for (const move of way) apply(state, 0, move)
      expect(outcome(state)).toMatchObject({ over: true, winners: [0], scores: [most] })
      if (most < 265) expect(runSearch(solver.solve(dealt(`${i}`, most + 1))).solvable).toBe(false)
    }
  })

  it('advises the square that adds most on the average over imagined stacks', () => {
    const state = withCheater()
    const square = solver.advise!(state)!
    const rng = createSeededRng('stacks')
    const seen = viewTable(mysticDoubleCross, state, 0)
    let gained = 0
    const games = 3000
    for (let i = 0; i < games; i++) {
      const [withIt, without] = [0, 1].map(() => mysticDoubleCross.determinize(seen as never, rng))
      mysticDoubleCross.copy(withIt!, without!)
      apply(withIt!, 0, square)
      // The Cheater is taken away, so that only the cards count.
      without!.inHand = 0
      for (const one of [withIt!, without!]) while (requiredSeats(one)) apply(one, 0, 63)
      gained += outcome(withIt!).scores[0]! - outcome(without!).scores[0]!
    }
    expect(Math.abs(gained / games - worthOf(state, square))).toBeLessThan(2)
    expect(solver.isOpen).toBe(false)
  })
})
