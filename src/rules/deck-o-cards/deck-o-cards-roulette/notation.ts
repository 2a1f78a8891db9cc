import { CLEAR, READY, SPIN, isBet, spotOf, stakeOf, type Move } from './move'
import { spotName } from './spots'

/** The page's text of a move: `bet 5@7H`, `clear`, `ready`, `spin`. */
export function write(move: Move): string {
  if (isBet(move)) return `${BET}${stakeOf(move)}@${spotName(spotOf(move))}`
  if (move === CLEAR) return 'clear'
  return move === READY ? 'ready' : 'spin'
}

/** A text's wording, understood but not yet judged: READY, CLEAR, SPIN, or a bet. */
export type Wording = Move | BetWording

export interface BetWording {
  /** Infinity where it is too long for a number that is exact. */
  readonly stake: number
  readonly isOdd: boolean
  /** As it is written. */
  readonly spot: string
}

const BET = 'bet '

/** Understands a text, read once from left to right however long it is, or answers null. */
export function wording(text: string): Wording | null {
  if (text === 'ready') return READY
  if (text === 'clear') return CLEAR
  if (text === 'spin') return SPIN
  return text.startsWith(BET) ? betWording(text) : null
}

function betWording(text: string): BetWording | null {
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

/** Numbers of so many digits are exact. */
const EXACT_DIGITS = 15
const ZERO = 0x30
const NINE = 0x39
