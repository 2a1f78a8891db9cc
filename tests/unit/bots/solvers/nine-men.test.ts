import { describe, expect, it } from 'vitest'
import { runSearch } from '../../../../src/bots/solvers/solver'
import { solverOf } from './solver-of'
import { chainsSolver } from '../../../../src/bots/solvers/nine-men'
import { nineMenSquare, type ChainsState, nineMenTriangle } from '../../../../src/rules/forty-nine-outfit/chains/game'
import { listMoves, createSeededRng } from '../../../../src/rules/kit'

const games = [nineMenTriangle, nineMenSquare]
type NineMen = (typeof games)[number]

/**
 * Returns the fewest moves to a last man on 25, by plain recursion over the game's own moves; Infinity if there is no
 * way.
 */
function fewest(game: NineMen, state: ChainsState, known: Map<string, number>): number {
  if (game.dump(state).solved) return 0
  const key = `${state.low} ${state.high}`
  const before = known.get(key)
  if (before !== undefined) return before
  let least = Infinity
  for (const move of listMoves(game, state, 0)) {
    const after = game.clone(state)
    game.apply(after, 0, move)
    least = Math.min(least, 1 + fewest(game, after, known))
  }
  known.set(key, least)
  return least
}

function unlimited(game: NineMen, state: ChainsState): ChainsState {
  const free = game.start({ moveLimit: 0 }, 1)
  game.copy({ ...state, ended: 0 }, free)
  return free
}

describe.each(games)('the solver of $info.title', (game) => {
  it('is in the house', () => {
    expect(solverOf(game.info.id)).toBe(chainsSolver)
  })

  it('finds four moves, and proves that three are too few', () => {
    for (const moveLimit of [0, 4]) {
      const solution = runSearch(chainsSolver.solve(game.start({ moveLimit }, 1)))
      expect(solution).toMatchObject({ solvable: true, shortest: true })
      expect(solution.moves).toHaveLength(4)
    }
    for (const moveLimit of [1, 2, 3]) {
      expect(runSearch(chainsSolver.solve(game.start({ moveLimit }, 1)))).toMatchObject({ solvable: false, moves: [] })
    }
  })

  it('agrees with plain recursion wherever random play leads', () => {
    const known = new Map<string, number>()
    const answers = { true: 0, false: 0 }
    const [opening] = runSearch(chainsSolver.solve(game.start({ moveLimit: 0 }, 1))).moves
    for (let i = 0; i < 60; i++) {
      const rng = createSeededRng(`${game.info.id} ${i}`)
      const moveLimit = i % 9
      const state = game.start({ moveLimit }, 1)
      game.apply(state, 0, i % 3 ? opening! : game.pick(state, 0, rng))
      while (game.requiredSeats(state)) {
        // Most moves are those of the solver, because random play alone would soon be lost.
        const { solvable, moves } = runSearch(chainsSolver.solve(state))
        const left = moveLimit > 0 ? moveLimit - state.moveCount : Infinity
        const least = fewest(game, unlimited(game, state), known)
        expect(solvable).toBe(least <= left && least < Infinity)
        answers[solvable ? 'true' : 'false']++
        if (solvable) expect([moves.length, solves(game, state, moves)]).toEqual([least, true])
        game.apply(state, 0, solvable && rng.below(3) > 0 ? moves[0]! : game.pick(state, 0, rng))
      }
    }
    expect(Math.min(answers.true, answers.false)).toBeGreaterThan(20)
  })

  it('advises, where 25 is out of reach, a move towards as few men as can be left', () => {
    const state = game.start({ moveLimit: 2 }, 1)
    while (game.requiredSeats(state)) game.apply(state, 0, chainsSolver.advise!(state)!)
    expect(game.outcome(state).scores[0]).toBeLessThan(5)
  })
})

function solves(game: NineMen, state: ChainsState, moves: readonly number[]): boolean {
  const copy = game.clone(state)
  for (const move of moves) {
    const read = game.read(copy, 0, game.write(copy, 0, move))
    expect(read).toEqual({ ok: true, value: move })
    game.apply(copy, 0, move)
  }
  return game.dump(copy).solved && game.outcome(copy).winners?.length === 1
}
