import { listMoves, type Position } from '../../../src/rules/kit'
import type { GameId } from '../../../src/rules/manifest'
import { setUp, solutionOf, createSoloCandidate, lineAtTakeover, type ReachedPosition, stepsFrom } from '../candidates'
import { createWinChance, fitTries } from '../exact'
import type { Candidate, Recipe } from '../recipe'
import { createVisitors, type Worth } from '../visitors'

/** The number of men at home. */
const menAtHome: Worth = (game, state) => game.outcome(state).scores[0]!
const visitors = createVisitors(menAtHome)

const TRIES = 3
/** Range of the number of moves still needed. */
const MIN_SOLUTION_MOVES = 2
const MAX_SOLUTION_MOVES = 7
/** Largest number of moves to spare. */
const MAX_SPARE_MOVES = 4
/** An upper bound of the number of positions, each with every number of moves to spare. */
const MAX_POSITIONS = 140 * (MAX_SPARE_MOVES + 1)

interface StripState {
  readonly squares: readonly (string | null)[]
  readonly movesLeft: number | null
}

/**
 * Creates a recipe for a reverse puzzle: all positions and numbers of moves to spare, each with fitted tries and help.
 */
function createStripRecipe(game: GameId): Recipe {
  let all: readonly Candidate[] | null = null
  return {
    game,
    visitors,
    pace: [6, 3, 0],
    hasExactShare: true,
    candidate: (at) => (all ??= listFittedCandidates(game))[at] ?? null,
    count: MAX_POSITIONS,
  }
}

function listFittedCandidates(id: GameId): Candidate[] {
  return listReachable(id).flatMap(({ moves, state }) => {
    const solution = solutionOf(id, state)
    if (!solution || solution.length < MIN_SOLUTION_MOVES || solution.length > MAX_SOLUTION_MOVES) return []
    return Array.from({ length: MAX_SPARE_MOVES + 1 }, (_, spare) => fitCandidate(id, moves, solution, spare)).flatMap(
      (it) => it ?? [],
    )
  })
}

function fitCandidate(id: GameId, moves: readonly string[], help: readonly string[], spare: number): Candidate | null {
  const options = { moveLimit: moves.length + help.length + spare }
  const candidate = createSoloCandidate(id, { options, moves }, { tries: TRIES, help })
  const line = lineAtTakeover(candidate)
  if (!line) return null
  const key = ({ squares, movesLeft }: StripState) => `${squares.map((man) => man ?? '_').join('')}${movesLeft ?? ''}`
  const keyOf = (state: Position) => key(line.game.dump(state) as StripState)
  return fitTries(candidate, createWinChance(line.game, candidate, menAtHome, keyOf))
}

/** Lists every position of the strip except the first, with a shortest sequence of moves leading to it. */
function listReachable(id: GameId): ReachedPosition[] {
  const { game, options } = setUp(id, { moveLimit: 0 }, 1)
  const squares = (state: Position) => JSON.stringify((game.dump(state) as StripState).squares)
  const start = game.start(options, 1)
  const all = new Map<string, ReachedPosition>([[squares(start), { state: start, moves: [] }]])
  // Iteration over a map includes entries added during the iteration.
  for (const reached of all.values()) {
    for (const next of stepsFrom(game, reached, listMoves(game, reached.state, 0))) {
      const key = squares(next.state)
      if (!all.has(key)) all.set(key, next)
    }
  }
  return [...all.values()].slice(1)
}

/** Recipes for puzzles of men on a strip. */
export const STRIPS: readonly Recipe[] = [
  createStripRecipe('reverse-puzzle'),
  createStripRecipe('another-reverse-puzzle'),
]
