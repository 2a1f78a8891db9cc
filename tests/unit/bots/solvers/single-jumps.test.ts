import { describe, expect, it } from 'vitest'
import { runSearch, type Solution } from '../../../../src/bots/solvers/solver'
import { solverOf } from './solver-of'
import {
  fortyNinePuzzle,
  type JumpsState,
  twentyFiveGoal,
} from '../../../../src/rules/forty-nine-outfit/single-jumps/game'
import { listMoves, createSeededRng, type Rng } from '../../../../src/rules/kit'
import { IS_FULL_DEPTH } from '../../../scale'

const games = [twentyFiveGoal, fortyNinePuzzle]
type OneJump = (typeof games)[number]

function solve(game: OneJump, state: JumpsState): Solution {
  return runSearch(solverOf<JumpsState>(game.info.id).solve(state))
}

/** Replays a solution through the game, each jump as a text. Expects that the puzzle is solved. */
function expectSolved(game: OneJump, state: JumpsState, { solvable, moves }: Solution): void {
  expect(solvable).toBe(true)
  const copy = game.clone(state)
  for (const move of moves) {
    const read = game.read(copy, 0, game.write(copy, 0, move))
    if (!read.ok) throw new Error(read.error.message)
    game.apply(copy, 0, read.value)
  }
  expect(game.outcome(copy)).toEqual({ over: true, scores: [1], winners: [0], reason: 'solved' })
}

/** Returns a position after up to `jumps` random jumps that is not over. */
function somewhere(game: OneJump, options: Record<string, number>, jumps: number, rng: Rng): JumpsState {
  for (;;) {
    const state = game.start(options, 1)
    while (game.requiredSeats(state) && state.jumps < jumps) game.apply(state, 0, game.pick(state, 0, rng))
    if (game.requiredSeats(state)) return state
  }
}

/** Returns whether a single man can be left as the puzzle wants it, by trying everything. */
function isSolvable(game: OneJump, state: JumpsState, lost: Set<string>): boolean {
  if (game.outcome(state).over) return game.dump(state).solved
  const key = `${state.low} ${state.high}`
  if (lost.has(key)) return false
  for (const move of listMoves(game, state, 0)) {
    const after = game.clone(state)
    game.apply(after, 0, move)
    if (isSolvable(game, after, lost)) return true
  }
  lost.add(key)
  return false
}

const all = Array.from({ length: 49 }, (_, i) => i + 1)

describe('the solver of the "25" Goal', () => {
  it('leads from every vacancy to a last man on 25', () => {
    for (const start of all) {
      const state = twentyFiveGoal.start({ start }, 1)
      expectSolved(twentyFiveGoal, state, solve(twentyFiveGoal, state))
    }
  })
})

describe('the solver of the "49" Puzzle', () => {
  if (IS_FULL_DEPTH) {
    it('answers for every vacancy and every last square: 144 pairs can be done, all others not', () => {
      let done = 0
      for (const start of all) {
        for (const finish of all) {
          const state = fortyNinePuzzle.start({ start, finish }, 1)
          const solution = solve(fortyNinePuzzle, state)
          const isDone = fortyNinePuzzle.dump(state).finishes.includes(finish)
          expect([start, finish, solution.solvable]).toEqual([start, finish, isDone])
          if (isDone) expectSolved(fortyNinePuzzle, state, solution)
          if (isDone) done++
        }
      }
      expect(done).toBe(144)
    })
  }

  it('leads to a last man anywhere from the 24 vacancies that can be done', () => {
    let done = 0
    for (const start of all) {
      const state = fortyNinePuzzle.start({ start, finish: 0 }, 1)
      const solution = solve(fortyNinePuzzle, state)
      if (solution.solvable === false) continue
      expectSolved(fortyNinePuzzle, state, solution)
      done++
    }
    expect(done).toBe(24)
  })

  it('knows without a search what the class rule forbids', () => {
    for (const [start, finish] of [
      [49, 0],
      [49, 25],
      [25, 0],
      [2, 2],
      [2, 5],
      [11, 25],
    ] as const) {
      const solver = solverOf<JumpsState>('forty-nine-puzzle')
      const first = solver.solve(fortyNinePuzzle.start({ start, finish }, 1)).next()
      expect(first).toEqual({ done: true, value: { solvable: false, moves: [], shortest: false } })
    }
  })

  it.each([49, 46, 25, 9])('advises a way to two men from a vacancy that cannot be done: %i', (start) => {
    const solver = solverOf<JumpsState>('forty-nine-puzzle')
    const state = fortyNinePuzzle.start({ start, finish: 0 }, 1)
    while (fortyNinePuzzle.requiredSeats(state)) fortyNinePuzzle.apply(state, 0, solver.advise!(state)!)
    expect(fortyNinePuzzle.outcome(state).scores).toEqual([2])
  })
})

describe.each(games)('the solver of $info.title', (game) => {
  const options = (start: number) => (game === fortyNinePuzzle ? { start, finish: 0 } : { start })

  it('finds a way from positions early in a game', () => {
    for (const [i, start] of [2, 11, 18, 24].entries()) {
      const state = somewhere(game, options(start), 3 + 3 * i, createSeededRng(`early ${i}`))
      expectSolved(game, state, solve(game, state))
    }
  })

  it('is exact with few men, as going through all positions shows', () => {
    const answers = { true: 0, false: 0 }
    const rng = createSeededRng('few')
    for (let i = 0; i < 45; i++) {
      const state =
        i % 3
          ? somewhere(game, options(11), (game === fortyNinePuzzle ? 29 : 34) + (i % 5), rng)
          : towardsTheEnd(game, 9 + (i % 5), rng)
      const solution = solve(game, state)
      expect(solution.solvable).toBe(isSolvable(game, state, new Set()))
      answers[solution.solvable ? 'true' : 'false']++
      if (solution.solvable) expectSolved(game, state, solution)
    }
    expect(Math.min(answers.true, answers.false)).toBeGreaterThan(5)
  })
})

const TO_THE_END = new Map<OneJump, readonly number[]>()

/** Returns a position of a solved game near its end, with `men` men or, after one random jump, one man fewer. */
function towardsTheEnd(game: OneJump, men: number, rng: Rng): JumpsState {
  const state = game.start(game === fortyNinePuzzle ? { start: 11, finish: 0 } : { start: 11 }, 1)
  const way = TO_THE_END.get(game) ?? solve(game, state).moves
  TO_THE_END.set(game, way)
  for (const move of way.slice(0, 48 - men)) game.apply(state, 0, move)
  if (rng.below(2) === 0) game.apply(state, 0, game.pick(state, 0, rng))
  return state
}
