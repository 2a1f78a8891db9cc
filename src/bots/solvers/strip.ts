import { anotherReversePuzzle, PUZZLE as ANOTHER_REVERSE } from '../../rules/forty-nine-outfit/another-reverse-puzzle'
import { PUZZLE as REVERSE, reversePuzzle } from '../../rules/forty-nine-outfit/reverse-puzzle'
import { createBotProfile } from '../bot-profile'
import type { StripMove, StripPuzzle, StripState } from '../../rules/forty-nine-outfit/strip/game'
import { fromOf, masksOf, packMove, reachFrom, reachTo, shift } from '../../rules/forty-nine-outfit/strip/state'
import { solved, unsolvable, type Solver, type Solving } from './solver'

type Position = Pick<StripState, 'reds' | 'vacant'>

/**
 * Solves a puzzle on the strip by table look-up: the fewest moves from each of the 140 positions, found by
 * breadth-first search from the aim, since every move can be taken back.
 */
function stripSolver({ aim }: StripPuzzle): Solver<StripState, StripMove> {
  const far = distances(masksOf(aim))
  // Every position is in the map: all 140 can be reached from the aim.
  const farFrom = (position: Position): number => far.get(key(position))!
  const nearer = (state: Position): StripMove => {
    const moves = movesOf(state).map((from) => ({
      move: packMove(from, state.vacant),
      far: farFrom(after(state, from)),
    }))
    return moves.reduce((best, other) => (other.far < best.far ? other : best)).move
  }
  return {
    open: true,
    *solve({ reds, vacant, limit, moveCount }): Solving<StripMove> {
      const position = { reds, vacant }
      const least = farFrom(position)
      yield 1
      if (limit > 0 && least > limit - moveCount) return unsolvable
      const way: StripMove[] = []
      for (let i = 0; i < least; i++) {
        const move = nearer(position)
        way.push(move)
        shift(position, fromOf(move))
      }
      return solved(way, true)
    },
    /** Returns the move after which the aim is nearest. */
    advise: nearer,
  }
}

/** Returns the fewest moves from each position to the aim. */
function distances(aim: Position): ReadonlyMap<number, number> {
  const far = new Map([[key(aim), 0]])
  const queue: (readonly [Position, moves: number])[] = [[aim, 0]]
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
function movesOf({ vacant }: Position): number[] {
  const squares = Array.from({ length: reachTo(vacant) - reachFrom(vacant) }, (_, i) => reachFrom(vacant) + i)
  return squares.filter((square) => square !== vacant)
}

function after({ reds, vacant }: Position, from: number): Position {
  const next = { reds, vacant }
  shift(next, from)
  return next
}

function key({ reds, vacant }: Position): number {
  return (reds << 3) | vacant
}

export const reversePuzzleBot = createBotProfile(reversePuzzle, { solver: stripSolver(REVERSE) })

export const anotherReversePuzzleBot = createBotProfile(anotherReversePuzzle, { solver: stripSolver(ANOTHER_REVERSE) })
