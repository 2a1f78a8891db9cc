import type { AnyGame, Position } from '../../../rules/kit'
import type { GameId } from '../../../rules/manifest'
import { legalMoves } from '../../cuts'
import { setUp, solutionOf, soloCandidate, standsAt } from '../candidates'
import { createChances, fittedTries } from '../exact'
import type { Candidate, Recipe } from '../recipe'
import { trio, type Worth } from '../visitors'

/** The number of men at home. */
const home: Worth = (game, state) => game.outcome(state).scores[0]!
const visitors = trio(home)

const TRIES = 3
/** Range of the number of moves still needed. */
const NEAREST = 2
const FARTHEST = 7
/** Largest number of moves to spare. */
const MOST_SPARE = 4
/** An upper bound of the number of positions, each with every number of moves to spare. */
const MOST_POSITIONS = 140 * (MOST_SPARE + 1)

interface Strip {
  readonly squares: readonly (string | null)[]
  readonly movesLeft: number | null
}

/**
 * Creates a recipe for a reverse puzzle: all positions and numbers of moves to spare, each with fitted tries and help.
 */
function strip(game: GameId): Recipe {
  let all: readonly Candidate[] | null = null
  return {
    ...{ game, visitors },
    pace: [6, 3, 0],
    levels: [],
    exact: true,
    candidate: (at) => (all ??= fittedPositions(game))[at] ?? null,
    count: MOST_POSITIONS,
  }
}

function fittedPositions(id: GameId): Candidate[] {
  return reachable(id).flatMap(({ moves, state }) => {
    const way = solutionOf(id, state)
    if (!way || way.length < NEAREST || way.length > FARTHEST) return []
    return Array.from({ length: MOST_SPARE + 1 }, (_, spare) => fitted(id, moves, way, spare)).flatMap((it) => it ?? [])
  })
}

function fitted(id: GameId, moves: readonly string[], help: readonly string[], spare: number): Candidate | null {
  const options = { moveLimit: moves.length + help.length + spare }
  const candidate = soloCandidate(id, { options, moves }, { tries: TRIES, help })
  const line = standsAt(candidate)
  if (!line) return null
  const key = ({ squares, movesLeft }: Strip) => `${squares.map((man) => man ?? '_').join('')}${movesLeft ?? ''}`
  const keyOf = (state: Position) => key(line.game.dump(state) as Strip)
  return fittedTries(candidate, createChances(line.game, candidate, home, keyOf))
}

interface Reached {
  readonly state: Position
  readonly moves: readonly string[]
}

/** Lists every position of the strip except the first, with a shortest sequence of moves leading to it. */
function reachable(id: GameId): Reached[] {
  const { game, options } = setUp(id, { moveLimit: 0 }, 1)
  const squares = (state: Position) => JSON.stringify((game.dump(state) as Strip).squares)
  const start = game.start(options, 1) as Position
  const all = new Map<string, Reached>([[squares(start), { state: start, moves: [] }]])
  // Iteration over a map includes entries added during the iteration.
  for (const { state, moves } of all.values()) {
    for (const next of stepsFrom(game, state, moves)) {
      const key = squares(next.state)
      if (!all.has(key)) all.set(key, next)
    }
  }
  return [...all.values()].slice(1)
}

function stepsFrom(game: AnyGame, state: Position, moves: readonly string[]): Reached[] {
  return legalMoves(game, state, 0).map((move) => {
    const after = game.clone(state) as Position
    game.apply(after, 0, move)
    return { state: after, moves: [...moves, `A ${game.write(state, 0, move)}`] }
  })
}

/** Recipes for puzzles of men on a strip. */
export const STRIPS: readonly Recipe[] = [strip('reverse-puzzle'), strip('another-reverse-puzzle')]
