import type { Rng } from '../../kit'
import { count, HIGH_BITS, LOW_BITS, nthMember, FIRST_HIGH_MEMBER, COLOURS } from '../cards'
import { SQUARES } from '../board'
import { packPlacing, type Placing } from '../placing'
import { pickTrayMove, TRAY_MOVES, trayMoves } from '../tray/moves'
import { TRAY_CARDS } from '../tray/state'
import { HIGH_WORDS, isFull, isOver, type ColorowSolitaireState } from './state'

/** A placing, or {@link DONE}. */
export type Move = Placing

/** The move `done`: a placing of a card number that does not exist. */
export const DONE: Move = packPlacing(TRAY_CARDS, 0)

const ALL_LOW = (1 << FIRST_HIGH_MEMBER) - 1
const ALL_HIGH = (1 << (SQUARES - FIRST_HIGH_MEMBER)) - 1

/** Writes all moves into `into` from index 0 and returns their number. */
export function moves(state: ColorowSolitaireState, into: Move[]): number {
  if (isOver(state) || (state.isDealt && !state.shuffled)) return 0
  return state.isDealt ? dealtMoves(state, into) : freeMoves(state, into)
}

/** Returns one of {@link moves}, chosen uniformly. */
export function pick(state: ColorowSolitaireState, rng: Rng): Move {
  if (state.isDealt) return pickDealt(state, rng)
  if (isFull(state) && rng.below(TRAY_MOVES + 1) === TRAY_MOVES) return DONE
  return pickTrayMove(state, rng)
}

function freeMoves(state: ColorowSolitaireState, into: Move[]): number {
  let n = trayMoves(state, into)
  if (isFull(state)) into[n++] = DONE
  return n
}

/** Writes a move for each card of the hand on each vacant square. */
function dealtMoves(state: ColorowSolitaireState, into: Move[]): number {
  const { handLow, handHigh } = state
  const low = vacantLow(state)
  const high = vacantHigh(state)
  let n = 0
  for (let card = 0; card < TRAY_CARDS; card++) {
    if (((handLow & LOW_BITS[card]!) | (handHigh & HIGH_BITS[card]!)) === 0) continue
    for (let square = 0; square < SQUARES; square++) {
      if (((low & LOW_BITS[square]!) | (high & HIGH_BITS[square]!)) !== 0) into[n++] = packPlacing(card, square)
    }
  }
  return n
}

function pickDealt(state: ColorowSolitaireState, rng: Rng): Move {
  const { handLow, handHigh } = state
  const vacant = SQUARES - state.laidCount
  const chosen = rng.below((count(handLow) + count(handHigh)) * vacant)
  const card = nthMember(handLow, handHigh, (chosen / vacant) | 0)
  return packPlacing(card, nthMember(vacantLow(state), vacantHigh(state), chosen % vacant))
}

function vacantLow({ squares }: ColorowSolitaireState): number {
  let taken = 0
  for (let colour = 0; colour < COLOURS.length; colour++) taken |= squares[colour]!
  return ALL_LOW & ~taken
}

function vacantHigh({ squares }: ColorowSolitaireState): number {
  let taken = 0
  for (let colour = 0; colour < COLOURS.length; colour++) taken |= squares[HIGH_WORDS + colour]!
  return ALL_HIGH & ~taken
}
