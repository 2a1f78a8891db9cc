import { BRIDGE_CARDS, bridgeName, bridgeNamed, type BridgeCard } from '../../kit'
import { readPieces } from '../../casino/plays'
import { namesIn } from '../sets'
import { looseHighOf, looseLowOf } from './lay'
import { buildsOf, CALL_KIND, cardOf, COUNT, kindOf, WITH_BUILD, WITH_RAISED, type Move } from './move'
import { MAX_VALUE, VALUE } from './values'

/** A piece as a number, in the order in which pieces are named: a card, or {@link FIRST_BUILD} plus the value of a build. */
export type Piece = number

export const FIRST_BUILD = BRIDGE_CARDS

/**
 * A move text, parsed but not yet checked against the rules. `value` is the announced value; `pieces` are ascending, at
 * least one.
 */
export type ParsedMove =
  | { readonly kind: 'trail'; readonly card: BridgeCard }
  | { readonly kind: 'capture'; readonly card: BridgeCard; readonly pieces: readonly Piece[] }
  | { readonly kind: 'build'; readonly card: BridgeCard; readonly value: number; readonly pieces: readonly Piece[] }
  | { readonly kind: 'call'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'count' }

/** Returns a move in the notation of the rules page. */
export function write(move: Move): string {
  if (move === COUNT) return 'count'
  const card = cardOf(move)
  const what = kindOf(move)
  const pieces = pieceNames(card, move).join('+')
  if (what === CALL_KIND) return `call ${pieces}`
  if (what > 0) return `${bridgeName(card)} builds ${what} on ${pieces}`
  return pieces === '' ? `trail ${bridgeName(card)}` : `${bridgeName(card)} takes ${pieces}`
}

function pieceNames(card: BridgeCard, move: Move): string[] {
  const what = kindOf(move)
  const value = what > 0 && what !== CALL_KIND ? what : VALUE[card]!
  const names = namesIn(looseLowOf(card, move), looseHighOf(card, move))
  if (buildsOf(move) & WITH_RAISED) names.push(`B${value - VALUE[card]!}`)
  if (buildsOf(move) & WITH_BUILD) names.push(`B${value}`)
  return names
}

const VALUES: ReadonlyMap<string, number> = new Map(Array.from({ length: MAX_VALUE }, (_, i) => [`${i + 1}`, i + 1]))
const BUILDS: ReadonlyMap<string, Piece> = new Map(
  [...VALUES].map(([text, value]) => [`B${text}`, FIRST_BUILD + value]),
)

/** Length that no move text exceeds, even if it names all cards and builds. */
const MAX_LENGTH = 300

/** Parses a text; returns null if it is not a move. */
export function parseMove(text: string): ParsedMove | null {
  if (text === 'count') return { kind: 'count' }
  if (text.length > MAX_LENGTH) return null
  const [first, second, third, fourth, fifth, ...more] = text.split(' ')
  if (first === undefined || second === undefined || more.length > 0) return null
  if (third === undefined) return twoWords(first, second)
  const card = bridgeNamed(first)
  if (card < 0) return null
  if (second === 'takes' && fourth === undefined) {
    const pieces = parsePieces(third)
    return pieces && { kind: 'capture', card, pieces }
  }
  const value = VALUES.get(third)
  if (second !== 'builds' || value === undefined || fourth !== 'on' || fifth === undefined) return null
  const pieces = parsePieces(fifth)
  return pieces && { kind: 'build', card, value, pieces }
}

function twoWords(first: string, second: string): ParsedMove | null {
  if (first === 'trail') {
    const card = bridgeNamed(second)
    return card < 0 ? null : { kind: 'trail', card }
  }
  const pieces = first === 'call' ? parsePieces(second) : null
  return pieces && { kind: 'call', pieces }
}

function parsePieces(text: string): Piece[] | null {
  return readPieces(text, pieceNamed, BRIDGE_CARDS + MAX_VALUE, 3)
}

function pieceNamed(name: string): Piece {
  return BUILDS.get(name) ?? bridgeNamed(name)
}
