import type { Kind } from '../../kit'
import { SPOTS, type Spot, spotName } from './spots'

/**
 * A move as one number: the low 8 bits hold the spot of a bet, or the code of another move; the bits above them hold
 * the stake, which may need more than 31 bits.
 */
export type Move = Kind<'move'>

export const READY: Move = SPOTS
export const CLEAR: Move = SPOTS + 1
export const SPIN: Move = SPOTS + 2

const STAKE_FACTOR = 256

/** The largest stake of one move, so that a move stays an exact number. */
export const MAX_STAKE = 2 ** 45 - 1

export function packBet(spot: Spot, stake: number): Move {
  return spot + STAKE_FACTOR * stake
}

export function isBet(move: Move): boolean {
  return move >= STAKE_FACTOR
}

export function spotOf(move: Move): Spot {
  return move & (STAKE_FACTOR - 1)
}

/** Returns the stake in chips; 0 if the move is not a bet. */
export function stakeOf(move: Move): number {
  return (move - spotOf(move)) / STAKE_FACTOR
}

/** Returns a move in the notation of the rules page: `bet 5@7H`, `clear`, `ready`, `spin`. */
export function write(move: Move): string {
  if (isBet(move)) return `${BET}${stakeOf(move)}@${spotName(spotOf(move))}`
  if (move === CLEAR) return 'clear'
  return move === READY ? 'ready' : 'spin'
}

/** A move text, parsed but not yet checked against the rules: READY, CLEAR, SPIN, or a bet. */
type ParsedMove = Move | ParsedBet

export interface ParsedBet {
  /** Infinity if the text has too many digits for an exact number. */
  readonly stake: number
  readonly isOdd: boolean
  /** The spot's name as written in the text. */
  readonly spot: string
}

const BET = 'bet '

/** Parses a text in one pass, whatever its length; returns null if it is not a move. */
export function parseMove(text: string): ParsedMove | null {
  if (text === 'ready') return READY
  if (text === 'clear') return CLEAR
  if (text === 'spin') return SPIN
  return text.startsWith(BET) ? parseBet(text) : null
}

function parseBet(text: string): ParsedBet | null {
  let at = BET.length
  while (isDigit(text.charCodeAt(at))) at++
  const digits = at - BET.length
  if (digits === 0 || text.charCodeAt(BET.length) === ZERO || text.charAt(at) !== '@') return null
  const spot = text.slice(at + 1)
  if (spot === '' || /\s/.test(spot)) return null
  const stake = digits > EXACT_DIGITS ? Infinity : Number(text.slice(BET.length, at))
  return { stake, isOdd: text.charCodeAt(at - 1) % 2 === 1, spot }
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE
}

/** A number of up to this many digits is exact. */
const EXACT_DIGITS = 15
const ZERO = 0x30
const NINE = 0x39
