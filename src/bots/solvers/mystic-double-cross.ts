import { firstOf } from '../../rules/kit'
import { createBotProfile } from '../bot-profile'
import {
  mysticDoubleCross,
  type Move,
  type MysticDoubleCrossState,
  STACK_SIZE,
} from '../../rules/forty-nine-outfit/mystic-double-cross'
import { LINES, ROWS, SQUARES } from '../../rules/forty-nine-outfit/board'
import { isCounted, pointsOf, ROW_POINTS } from '../../rules/forty-nine-outfit/fives-and-rows'
import { createSolution, noSolution, type Solver } from './solver'

/**
 * Solves the Mystic Double Cross. It has at most one choice, the Cheater's square; each is tried to the end. A player,
 * who sees only the board, is advised to place the Cheater where it adds most on average.
 */
export const mysticDoubleCrossSolver: Solver<MysticDoubleCrossState> = {
  isOpen: false,

  *solve(state) {
    const position = mysticDoubleCross.clone(state)
    const before = turnUp(position)
    if (!mysticDoubleCross.requiredSeats(position)) return isWon(position) ? createSolution(before, true) : noSolution
    const squares: Move[] = []
    const choices = mysticDoubleCross.moves(position, 0, squares)
    for (let i = 0; i < choices; i++) {
      const end = mysticDoubleCross.clone(position)
      mysticDoubleCross.apply(end, 0, squares[i]!)
      const after = turnUp(end)
      // Every solution has the same length: 25 cards are turned up and the Cheater is placed once.
      if (isWon(end)) return createSolution([...before, squares[i]!, ...after], true)
      yield
    }
    return noSolution
  },

  advise(state) {
    if (!state.inHand) return null
    const squares: Move[] = []
    const choices = mysticDoubleCross.moves(state, 0, squares)
    const worths = squares.slice(0, choices).map((square) => worthOf(state, square))
    return squares[worths.indexOf(Math.max(...worths))]!
  },
}

/** Draws until the Cheater waits for a square or the game is over; returns the draws. */
function turnUp(state: MysticDoubleCrossState): Move[] {
  const drawn: Move[] = []
  while (mysticDoubleCross.requiredSeats(state) && !state.inHand) {
    const [draw] = drawMove(state)
    drawn.push(draw)
    mysticDoubleCross.apply(state, 0, draw)
  }
  return drawn
}

/** Returns the only move while the Cheater is not in hand. */
function drawMove(state: MysticDoubleCrossState): [Move] {
  const only: Move[] = []
  mysticDoubleCross.moves(state, 0, only)
  return [firstOf(only)]
}

function isWon(state: MysticDoubleCrossState): boolean {
  return mysticDoubleCross.outcome(state).winners?.length === 1
}

/**
 * Returns what the Cheater adds on a vacant square, on average over all orders of the unseen cards: the square's own
 * points if its card does not come, and the rows that are filled with it and would not be without it. The chance that a
 * set of m unseen cards comes and one more card does not is hypergeometric.
 */
export function worthOf(state: MysticDoubleCrossState, square: number): number {
  const coming = STACK_SIZE - state.drawn
  const unseen = SQUARES - (state.drawn - 1)
  let worth = pointsOf(square) * chanceThatOnly(0, coming, unseen)
  for (const { squares } of LINES.slice(0, ROWS)) {
    if (!squares.includes(square)) continue
    const missing = squares.filter((other) => other !== square && !isCounted(state, other)).length
    worth += ROW_POINTS * chanceThatOnly(missing, coming, unseen)
  }
  return worth
}

/** Returns the chance that the next `coming` of `unseen` cards include `wanted` given cards but not one other. */
function chanceThatOnly(wanted: number, coming: number, unseen: number): number {
  let chance = (unseen - coming) / unseen
  for (let i = 0; i < wanted; i++) chance *= Math.max(0, coming - i) / (unseen - 1 - i)
  return chance
}

export const mysticDoubleCrossBot = createBotProfile(mysticDoubleCross, { solver: mysticDoubleCrossSolver })
