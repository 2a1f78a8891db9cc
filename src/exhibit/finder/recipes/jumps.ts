import { createSeededRng, type AnyGame, type Position } from '../../../rules/kit'
import type { GameId } from '../../../rules/manifest'
import { litMoves, legalMoves } from '../../cuts'
import { inSingleJumps, oneOf, setUp, solutionOf, soloCandidate, standsAt, wander } from '../candidates'
import { createChances, fittedTries } from '../exact'
import type { Candidate, Recipe } from '../recipe'
import { trio } from '../visitors'

const visitors = trio(() => 0)
const PACE = [8, 3, 0] as const
const TRIES = 3
/** Number of men on a full board. */
const MEN = 48
/** Random jumps immediately before the cut, so that no two deals are alike. */
const STRAYED = 3

/**
 * Creates a recipe for a jumping puzzle on a full board: it follows a solution found by the solver, deviates from it by
 * random jumps near its end, and keeps positions that can still be solved.
 */
function boardful(game: GameId, starts: readonly number[], men: readonly number[]): Recipe {
  return {
    ...{ game, visitors },
    pace: PACE,
    levels: [],
    candidate(at, seed) {
      const rng = createSeededRng(`${seed}/${game}/${at}`)
      const options = { start: oneOf(starts, rng) }
      const jumped = MEN - oneOf(men, rng)
      const head = wander(game, options, rng.below(9), rng, (rules, state) => legalMoves(rules, state, 0))
      const way = solvedFrom(game, options, head)
      if (!way) return null
      const trunk = [...head, ...way].slice(0, jumped - STRAYED)
      const line = standsAt(soloCandidate(game, { options, moves: trunk }))
      if (!line) return null
      for (let i = 0; i < STRAYED && !line.isOver; i++) {
        line.play({ seat: 0, move: line.game.pick(line.state, 0, rng) })
      }
      return line.plyCount === jumped ? withHelp(game, soloCandidate(game, { options, moves: line.moves })) : null
    },
  }
}

function solvedFrom(game: GameId, options: { readonly start: number }, moves: readonly string[]): string[] | null {
  const line = standsAt(soloCandidate(game, { options, moves }))
  return line && solutionOf(game, line.state)
}

/**
 * Returns the candidate with a solution in steps that a visitor could make; null if none of two or more steps is found.
 */
function withHelp(game: GameId, candidate: Candidate): Candidate | null {
  const line = standsAt(candidate)
  const way = line && solutionOf(game, line.state)
  if (!way || way.length < 2) return null
  const help = candidate.lights === 'single-jumps' ? inSingleJumps(way) : way
  return { ...candidate, tries: TRIES, help }
}

interface Reached {
  readonly state: Position
  readonly moves: readonly string[]
}

/** Returns a key of a position by its men, regardless of the moves that led to it. */
const menOf = (game: AnyGame) => (state: Position) =>
  (game.dump(state) as { readonly men: readonly number[] }).men.join()

/**
 * Lists every position with at least `fewest` men that single jumps reach from nine men, once each, with moves leading
 * to it.
 */
function reachedBy(game: AnyGame, start: Position, fewest: number): Reached[] {
  const keyOf = menOf(game)
  const all: Reached[] = []
  let layer: readonly Reached[] = [{ state: start, moves: [] }]
  for (let jumped = 1; jumped <= 9 - fewest; jumped++) {
    const next = new Map<string, Reached>()
    for (const { state, moves } of layer) {
      for (const move of litMoves('single-jumps', game, state, 0)) {
        const after = game.clone(state) as Position
        const text = `A ${game.write(state, 0, move)}`
        game.apply(after, 0, move)
        const key = keyOf(after)
        if (!next.has(key)) next.set(key, { state: after, moves: [...moves, text] })
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
function nineMen(game: GameId): Recipe {
  let all: readonly Candidate[] | null = null
  return {
    ...{ game, visitors },
    pace: PACE,
    levels: [],
    exact: true,
    candidate: (at) => (all ??= fittedPositions(game))[at] ?? null,
    count: MOST_POSITIONS,
  }
}

/** An upper bound of the number of solvable positions of either figure. */
const MOST_POSITIONS = 200
const FEWEST_MEN = 3

function fittedPositions(id: GameId): Candidate[] {
  const { game, options } = setUp(id, {}, 1)
  const course = { visitor: 'A', lights: 'single-jumps', ends: 'game' } as const
  const chance = createChances(game, course, () => 0, menOf(game))
  const start = game.start(options, 1) as Position
  return reachedBy(game, start, FEWEST_MEN).flatMap(({ state, moves }) => {
    if (chance(state, 0) === 0) return []
    const candidate = withHelp(id, soloCandidate(id, { options: {}, moves }, { lights: 'single-jumps' }))
    return (candidate && fittedTries(candidate, chance)) ?? []
  })
}

const ALL_SQUARES = Array.from({ length: 49 }, (_, at) => at + 1)
/** First vacant squares from which a single man can be left. */
const SOLVABLE = ALL_SQUARES.filter((square) => {
  const [row, column] = [Math.floor((square - 1) / 7), (square - 1) % 7]
  return (row % 3 === 0) !== (column % 3 === 0)
})

/** Recipes for puzzles in which men are jumped and removed. */
export const JUMPS: readonly Recipe[] = [
  boardful('twenty-five-goal', ALL_SQUARES, [4, 5, 6]),
  boardful('forty-nine-puzzle', SOLVABLE, [4, 5, 6, 7]),
  nineMen('nine-men-triangle'),
  nineMen('nine-men-square'),
]
