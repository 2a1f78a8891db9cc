import { accept, NO_CHANCE, refuse, type Game, type Options, type Outcome, type Result, type Tell } from '../../kit'
import { count } from '../bits'
import { squaresIn } from '../square-lists'
import type { EndReason, Man, StripEvent, StripView } from './shape'
import {
  clone,
  copy,
  fromOf,
  masksOf,
  packMove,
  REACH,
  reachFrom,
  reachTo,
  shift,
  STRIP,
  strip,
  toOf,
  violets,
  type StripMove,
  type StripState,
} from './state'

export type * from './shape'
export type { StripMove, StripState } from './state'

/** A set-up or an aim: seven letters, R, V and a dot for the vacant square. */
export interface StripPuzzle {
  readonly id: string
  readonly title: string
  readonly start: string
  readonly aim: string
}

/** A puzzle of three men and three others on seven squares, who are to change places. */
export function stripGame({ id, title, start, aim }: StripPuzzle): Game<StripState, StripMove, StripView, StripEvent> {
  const goal = masksOf(aim)
  const goalViolets = violets(goal)
  const home = (state: StripState) => count(state.reds & goal.reds) + count(violets(state) & goalViolets)
  const isSolved = (state: StripState) => state.reds === goal.reds && state.vacant === goal.vacant
  const findEnd = (state: StripState): void => {
    state.ended = isSolved(state) || (state.limit > 0 && state.moveCount >= state.limit) ? 1 : 0
  }
  const reasonOf = (state: StripState): EndReason => (isSolved(state) ? 'solved' : 'last-move')

  const view = (state: StripState): StripView => ({
    squares: Array.from({ length: STRIP }, (_, square) => manOn(state, square)),
    vacant: state.vacant + 1,
    home: home(state),
    moveCount: state.moveCount,
    movesLeft: movesLeft(state),
    solved: isSolved(state),
  })

  const outcome = (state: StripState): Outcome => {
    const over = state.ended === 1
    const winners = isSolved(state) ? [0] : []
    return { over, scores: [home(state)], winners: over ? winners : null, reason: over ? reasonOf(state) : null }
  }

  const play = (state: StripState, from: number): void => {
    shift(state, from)
    state.moveCount++
    findEnd(state)
  }

  const playAndTell = (state: StripState, from: number, tell: Tell<StripEvent>): void => {
    const man = manOn(state, from)!
    const to = state.vacant
    const over = Array.from({ length: Math.abs(to - from) - 1 }, (_, i) => Math.min(from, to) + i + 2)
    if (to < from) over.reverse()
    play(state, from)
    const { moveCount } = state
    const now = { home: home(state), moveCount, movesLeft: movesLeft(state) }
    tell({ type: 'stepped', seat: 0, man, from: from + 1, to: to + 1, over, ...now })
    if (state.ended) tell({ type: 'ended', seat: 0, reason: reasonOf(state), home: now.home, solved: isSolved(state) })
  }

  return {
    info: {
      id,
      title,
      box: 'forty-nine-outfit',
      year: 1928,
      seats: { min: 1, max: 1 },
      options: { moveLimit: { kind: 'whole', default: 10, min: 0, max: 99 } },
      chance: false,
      version: 1,
      undo: 'free',
      longest: (options: Options) => Number(options['moveLimit']) || Infinity,
    },
    start: (options, seats) => strip(options, seats, start),
    clone,
    copy,
    ...NO_CHANCE,
    must: (state) => 1 - state.ended,
    may: () => 0,
    moves(state, seat, into) {
      if (state.ended || seat !== 0) return 0
      let n = 0
      for (let from = reachFrom(state.vacant); from < reachTo(state.vacant); from++) {
        if (from !== state.vacant) into[n++] = packMove(from, state.vacant)
      }
      return n
    },
    pick(state, _seat, rng) {
      const lowest = reachFrom(state.vacant)
      const from = lowest + rng.below(reachTo(state.vacant) - lowest - 1)
      return packMove(from < state.vacant ? from : from + 1, state.vacant)
    },
    sound: () => true,
    apply(state, _seat, move, tell) {
      if (tell) playAndTell(state, fromOf(move), tell)
      else play(state, fromOf(move))
    },
    write: (_state, _seat, move) => `${fromOf(move) + 1}-${toOf(move) + 1}`,
    read: (state, _seat, text) => read(state, text),
    view,
    eventFor: (event) => event,
    imagine({ options, seats, state: seen }) {
      const state = strip(options, seats, seen.squares)
      state.moveCount = seen.moveCount
      findEnd(state)
      return state
    },
    outcome,
    dump: view,
    census,
  }
}

const squares = new Uint8Array(2)

function read(state: StripState, text: string): Result<StripMove> {
  if (state.ended) return refuse('game-over', 'The game is over.')
  if (squaresIn(text, '-', STRIP, squares) !== 2) {
    return refuse('bad-move', 'A move is a square and the vacant one: 5-7, with squares from 1 to 7.')
  }
  const [from, to] = [squares[0]!, squares[1]!]
  if (from === state.vacant) return refuse('no-man', `No man stands on square ${from + 1}.`)
  if (to !== state.vacant) return refuse('not-vacant', `A man stands on square ${to + 1}.`)
  if (Math.abs(to - from) > REACH) return refuse('too-far', 'A man jumps over two others at most.')
  return accept(packMove(from, to))
}

function movesLeft({ limit, moveCount }: StripState): number | null {
  return limit > 0 ? limit - moveCount : null
}

function manOn({ reds, vacant }: StripState, square: number): Man | null {
  if (square === vacant) return null
  return reds & (1 << square) ? 'R' : 'V'
}

/** Where every man is: `5/R2`. Men of a kind are counted off. */
function census(state: StripState): string[] {
  const counted = { R: 0, V: 0 }
  return Array.from({ length: STRIP }, (_, square) => {
    const man = manOn(state, square)
    return man === null ? [] : [`${square + 1}/${man}${++counted[man]}`]
  })
    .flat()
    .sort()
}
