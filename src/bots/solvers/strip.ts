import {
  anotherReversePuzzle,
  ANOTHER_REVERSE_PUZZLE as ANOTHER_REVERSE,
  REVERSE_PUZZLE as REVERSE,
  reversePuzzle,
  type StripMove,
  type StripPuzzle,
  type StripState,
  fromOf,
  masksOf,
  packMove,
  reachFrom,
  reachTo,
  moveToVacant,
} from '../../rules/forty-nine-outfit/strip/game'
import { createBotProfile } from '../bot-profile'
import { createSolution, noSolution, type Solver, type SolutionSearch } from './solver'

type StripPosition = Pick<StripState, 'reds' | 'vacant'>

/**
 * Solves a puzzle on the strip by table look-up: the fewest moves from each of the 140 positions, found by
 * breadth-first search from the aim, since every move can be taken back.
 */
function createStripSolver({ aim }: StripPuzzle): Solver<StripState> {
  const far = distances(masksOf(aim))
  // Every position is in the map: all 140 can be reached from the aim.
  const distanceFrom = (position: StripPosition): number => far.get(key(position))!
  const nearestMove = (state: StripPosition): StripMove => {
    const moves = movesOf(state).map((from) => ({
      move: packMove(from, state.vacant),
      far: distanceFrom(after(state, from)),
    }))
    return moves.reduce((best, other) => (other.far < best.far ? other : best)).move
  }
  return {
    isOpen: true,
    *solve({ reds, vacant, limit, moveCount }): SolutionSearch {
      const position = { reds, vacant }
      const least = distanceFrom(position)
      yield
      if (limit > 0 && least > limit - moveCount) return noSolution
      const way: StripMove[] = []
      for (let i = 0; i < least; i++) {
        const move = nearestMove(position)
        way.push(move)
        moveToVacant(position, fromOf(move))
      }
      return createSolution(way, true)
    },
    /** Returns the move after which the aim is nearest. */
    advise: nearestMove,
  }
}

/** Returns the fewest moves from each position to the aim. */
function distances(aim: StripPosition): ReadonlyMap<number, number> {
  const far = new Map([[key(aim), 0]])
  const queue: (readonly [StripPosition, moves: number])[] = [[aim, 0]]
  for (const [position, moves] of queue) {
    for (const from of movesOf(position)) {
      const next = after(position, from)
      if (far.has(key(next))) continue
      far.set(key(next), moves + 1)
      queue.push([next, moves + 1])
    }
  }
  return far
}

/** Returns the squares from which a man can move to the vacant one. */
function movesOf({ vacant }: StripPosition): number[] {
  const squares = Array.from({ length: reachTo(vacant) - reachFrom(vacant) }, (_, i) => reachFrom(vacant) + i)
  return squares.filter((square) => square !== vacant)
}

function after({ reds, vacant }: StripPosition, from: number): StripPosition {
  const next = { reds, vacant }
  moveToVacant(next, from)
  return next
}

function key({ reds, vacant }: StripPosition): number {
  return (reds << 3) | vacant
}

export const reversePuzzleBot = createBotProfile(reversePuzzle, { solver: createStripSolver(REVERSE) })

export const anotherReversePuzzleBot = createBotProfile(anotherReversePuzzle, {
  solver: createStripSolver(ANOTHER_REVERSE),
})
