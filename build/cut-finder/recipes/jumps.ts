import { createSeededRng, listMoves, randomEntry, type AnyGame, type Position } from '../../../src/rules/kit'
import type { GameId } from '../../../src/rules/manifest'
import { litMoves } from '../../../src/exhibit/cuts'
import {
  splitIntoSingleJumps,
  setUp,
  solutionOf,
  createSoloCandidate,
  lineAtTakeover,
  playRandomMoves,
  type ReachedPosition,
  stepsFrom,
} from '../candidates'
import { createWinChance, fitTries } from '../exact'
import type { Candidate, Recipe } from '../recipe'
import { createVisitors } from '../visitors'

const visitors = createVisitors(() => 0)
const PACE = [8, 3, 0] as const
const TRIES = 3
/** Number of men on a full board. */
const MEN_COUNT = 48
/** Random jumps immediately before the cut, so that no two deals are alike. */
const RANDOM_JUMPS = 3

/**
 * Creates a recipe for a jumping puzzle on a full board: it follows a solution found by the solver, deviates from it by
 * random jumps near its end, and keeps positions that can still be solved.
 */
function createFullBoardRecipe(game: GameId, starts: readonly number[], men: readonly number[]): Recipe {
  return {
    game,
    visitors,
    pace: PACE,
    candidate(at, seed) {
      const rng = createSeededRng(`${seed}/${game}/${at}`)
      const options = { start: randomEntry(starts, rng) }
      const jumped = MEN_COUNT - randomEntry(men, rng)
      const head = playRandomMoves(game, options, rng.below(9), rng, (rules, state) => listMoves(rules, state, 0))
      const solution = solutionAfter(game, options, head)
      if (!solution) return null
      const mainMoves = [...head, ...solution].slice(0, jumped - RANDOM_JUMPS)
      const line = lineAtTakeover(createSoloCandidate(game, { options, moves: mainMoves }))
      if (!line) return null
      for (let i = 0; i < RANDOM_JUMPS && !line.isOver; i++) {
        line.play({ seat: 0, move: line.game.pick(line.state, 0, rng) })
      }
      return line.plyCount === jumped ? withHelp(game, createSoloCandidate(game, { options, moves: line.moves })) : null
    },
  }
}

function solutionAfter(game: GameId, options: { readonly start: number }, moves: readonly string[]): string[] | null {
  const line = lineAtTakeover(createSoloCandidate(game, { options, moves }))
  return line && solutionOf(game, line.state)
}

/**
 * Returns the candidate with a solution in steps that a visitor could make; null if none of two or more steps is found.
 */
function withHelp(game: GameId, candidate: Candidate): Candidate | null {
  const line = lineAtTakeover(candidate)
  const solution = line && solutionOf(game, line.state)
  if (!solution || solution.length < 2) return null
  const help = candidate.lights === 'single-jumps' ? splitIntoSingleJumps(solution) : solution
  return { ...candidate, tries: TRIES, help }
}

/** Returns a key of a position by its men, regardless of the moves that led to it. */
const createMenKey = (game: AnyGame) => (state: Position) =>
  (game.dump(state) as { readonly men: readonly number[] }).men.join()

/**
 * Lists every position with at least `minMen` men that single jumps reach from nine men, once each, with moves leading
 * to it.
 */
function listReachable(game: AnyGame, start: Position, minMen: number): ReachedPosition[] {
  const keyOf = createMenKey(game)
  const all: ReachedPosition[] = []
  let layer: readonly ReachedPosition[] = [{ state: start, moves: [] }]
  for (let jumped = 1; jumped <= 9 - minMen; jumped++) {
    const next = new Map<string, ReachedPosition>()
    for (const reached of layer) {
      for (const step of stepsFrom(game, reached, litMoves('single-jumps', game, reached.state, 0))) {
        const key = keyOf(step.state)
        if (!next.has(key)) next.set(key, step)
      }
    }
    layer = [...next.values()]
    all.push(...layer)
  }
  return all
}

/**
 * Creates a recipe for a puzzle of nine men: all positions of three to eight men that can still be solved, each with
 * fitted tries and help.
 */
function createNineMenRecipe(game: GameId): Recipe {
  let all: readonly Candidate[] | null = null
  return {
    game,
    visitors,
    pace: PACE,
    hasExactShare: true,
    candidate: (at) => (all ??= listFittedCandidates(game))[at] ?? null,
    count: MAX_POSITIONS,
  }
}

/** An upper bound of the number of solvable positions of either figure. */
const MAX_POSITIONS = 200
const MIN_MEN = 3

function listFittedCandidates(id: GameId): Candidate[] {
  const { game, options } = setUp(id, {}, 1)
  const endingRules = { visitor: 'A', lights: 'single-jumps', ends: 'game' } as const
  const chance = createWinChance(game, endingRules, () => 0, createMenKey(game))
  const start = game.start(options, 1)
  return listReachable(game, start, MIN_MEN).flatMap(({ state, moves }) => {
    if (chance(state, 0) === 0) return []
    const candidate = withHelp(id, createSoloCandidate(id, { options: {}, moves }, { lights: 'single-jumps' }))
    return (candidate && fitTries(candidate, chance)) ?? []
  })
}

const ALL_SQUARES = Array.from({ length: 49 }, (_, at) => at + 1)
/** First vacant squares from which a single man can be left. */
const SOLVABLE_VACANCIES = ALL_SQUARES.filter((square) => {
  const [row, column] = [Math.floor((square - 1) / 7), (square - 1) % 7]
  return (row % 3 === 0) !== (column % 3 === 0)
})

/** Recipes for puzzles in which men are jumped and removed. */
export const JUMPS: readonly Recipe[] = [
  createFullBoardRecipe('twenty-five-goal', ALL_SQUARES, [4, 5, 6]),
  createFullBoardRecipe('forty-nine-puzzle', SOLVABLE_VACANCIES, [4, 5, 6, 7]),
  createNineMenRecipe('nine-men-triangle'),
  createNineMenRecipe('nine-men-square'),
]
