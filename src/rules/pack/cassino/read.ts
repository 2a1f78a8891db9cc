import { isBuild, playOf, readPieces, writePlay, type Play } from '../../casino/plays'
import { holds, isLoose } from '../../casino/table'
import {
  count,
  HIGH_BITS,
  LOW_BITS,
  bridgeNames,
  HIGH_WORDS,
  accept,
  BRIDGE_CARDS,
  bridgeName,
  bridgeNamed,
  bridgeWords,
  refuse,
  type BridgeCard,
  type Result,
  type Seat,
} from '../../kit'
import { canCapture, looseHighOf, looseLowOf } from './lay'
import {
  buildsOf,
  CALL_KIND,
  cardOf,
  COUNT,
  headOf,
  kindOf,
  looseOf,
  packMove,
  WITH_BUILD,
  WITH_RAISED,
  type Move,
} from './move'
import { PACK, type CassinoState } from './state'
import { courtShift, courtsLike, HIGH_UP_TO, isCourt, LOW_UP_TO, MAX_VALUE, VALUE } from './values'

/** A piece as a number, in the order in which pieces are named: a card, or {@link FIRST_BUILD} plus the value of a build. */
type Piece = number

const FIRST_BUILD = BRIDGE_CARDS

/**
 * A move text, parsed but not yet checked against the rules. `card` is -1 for a call and a count; `value` is the
 * announced value, 0 if none is; `pieces` are ascending.
 */
export interface ParsedMove {
  readonly kind: Play['kind']
  readonly card: BridgeCard
  readonly value: number
  readonly pieces: readonly Piece[]
}

/** Returns a move in the notation of the rules page. */
export function write(_state: CassinoState, _seat: Seat, move: Move): string {
  if (move === COUNT) return 'count'
  const card = cardOf(move)
  const what = kindOf(move)
  const value = what > 0 && what !== CALL_KIND ? what : VALUE[card]!
  const pieces = bridgeNames(looseLowOf(card, move), looseHighOf(card, move))
  if (buildsOf(move) & WITH_RAISED) pieces.push(`B${value - VALUE[card]!}`)
  if (buildsOf(move) & WITH_BUILD) pieces.push(`B${value}`)
  if (what === CALL_KIND) return `call ${pieces.join('+')}`
  if (what > 0) return writePlay('build', bridgeName(card), pieces, value)
  return writePlay(pieces.length > 0 ? 'take' : 'trail', bridgeName(card), pieces)
}

const VALUES: ReadonlyMap<string | null, number> = new Map(
  Array.from({ length: MAX_VALUE }, (_, i) => [`${i + 1}`, i + 1]),
)

/** Parses a text; returns null if it is not a move. */
export function parseMove(text: string): ParsedMove | null {
  const play = playOf(text)
  if (!play) return null
  const { kind } = play
  if (kind === 'count') return { kind, card: -1, value: 0, pieces: [] }
  const card = kind === 'call' ? -1 : bridgeNamed(play.card)
  const pieces = readPieces(kind === 'trail' ? [] : play.pieces, pieceNamed)
  const value = kind === 'build' ? VALUES.get(play.value) : 0
  return (card < 0 && kind !== 'call') || !pieces || value === undefined ? null : { kind, card, value, pieces }
}

function pieceNamed(name: string): Piece {
  const value = isBuild(name) ? VALUES.get(name.slice(1)) : undefined
  return value === undefined ? bridgeNamed(name) : FIRST_BUILD + value
}

/** Why pieces cannot be named. */
type MissingRefusal = 'piece-not-on-table'

/** Why a play is refused: the code of the first rule that it breaks. */
export type PlayRefusal =
  | 'bad-build'
  | 'build-fixed'
  | 'cannot-capture'
  | 'card-not-in-hand'
  | 'court-in-build'
  | 'must-capture'
  | 'must-join-build'
  | 'must-take-all'
  | 'no-capture-card'
  | MissingRefusal

/**
 * Returns the legal play of the seat in turn for a parsed text, or the first rule that it breaks, in the order of the
 * rules page.
 */
export function readPlay(state: CassinoState, seat: Seat, words: ParsedMove): Result<Move, PlayRefusal> {
  const { card } = words
  if (!holds(PACK, state.hands, seat, card)) return refuse('card-not-in-hand', `You do not hold ${bridgeWords(card)}.`)
  if (words.kind === 'trail') return readTrail(state, card)
  const missing = firstMissing(state, words.pieces)
  if (missing !== null) return missing
  if (words.kind === 'build') return readBuild(state, seat, card, words.value, words.pieces)
  if (!canCapturePieces(card, words.pieces)) {
    return refuse('cannot-capture', `The pieces do not part into groups that each equal ${bridgeWords(card)}.`)
  }
  if (state.variant.matchesAll && leavesMatching(state, card, words.pieces)) {
    return refuse('must-take-all', `Whoever takes a card of the rank of ${bridgeWords(card)} takes all that lie loose.`)
  }
  return accept(packCapture(card, 0, words.pieces))
}

function readTrail(state: CassinoState, card: BridgeCard): Result<Move, PlayRefusal> {
  if (state.variant.mustCapture && canCapture(state, card)) {
    return refuse('must-capture', `With ${bridgeWords(card)} you can capture, and such a card may not be trailed.`)
  }
  return accept(packMove(headOf(card, 0, 0), 0))
}

/** Returns the refusal for the first piece that is not on the table; null if all are. */
export function firstMissing(state: CassinoState, pieces: readonly Piece[]): Result<never, MissingRefusal> | null {
  const missing = pieces.find((piece) => {
    return piece < FIRST_BUILD ? !isLoose(PACK, state, piece) : state.buildGroups[piece - FIRST_BUILD] === 0
  })
  if (missing === undefined) return null
  const what =
    missing < FIRST_BUILD ? `${bridgeWords(missing)} does not lie loose` : `no build of ${missing - FIRST_BUILD} lies`
  return refuse('piece-not-on-table', `${what.charAt(0).toUpperCase()}${what.slice(1)} on the table.`)
}

/** Whether pieces on the table can be divided into groups that each equal a card. */
export function canCapturePieces(card: BridgeCard, pieces: readonly Piece[]): boolean {
  if (isCourt(card)) {
    return pieces.every((piece) => piece < FIRST_BUILD && isCourt(piece) && courtsLike(piece) === courtsLike(card))
  }
  const value = VALUE[card]!
  return (
    pieces.every((piece) => (piece < FIRST_BUILD ? !isCourt(piece) : piece === FIRST_BUILD + value)) &&
    canPartitionPieces(pieces, 0, value)
  )
}

/**
 * Whether a card worth `laid` (0: none) and the loose numerals among the pieces can be divided into groups worth a
 * value.
 */
function canPartitionPieces(pieces: readonly Piece[], laid: number, value: number): boolean {
  const counts = new Uint8Array(MAX_VALUE + 1)
  if (laid > 0) counts[laid]!++
  for (const piece of pieces) if (piece < FIRST_BUILD) counts[VALUE[piece]!]!++
  return canPartition(counts, value)
}

/** Whether the pieces name some but not all loose cards of a card's rank. */
function leavesMatching(state: CassinoState, card: BridgeCard, pieces: readonly Piece[]): boolean {
  const rank = card >> 2
  const named = pieces.filter((piece) => piece >> 2 === rank && piece < FIRST_BUILD).length
  const loose = [0, 1, 2, 3].filter((suit) => isLoose(PACK, state, 4 * rank + suit)).length
  return named > 0 && named < loose
}

/** Returns the capture or call of these pieces. */
export function packCapture(card: BridgeCard, what: number, pieces: readonly Piece[]): Move {
  const builds = pieces.some((piece) => piece >= FIRST_BUILD) ? WITH_BUILD : 0
  return packMove(headOf(card, builds, what), packLoose(card, pieces))
}

function packLoose(card: BridgeCard, pieces: readonly Piece[]): number {
  let low = 0
  let high = 0
  for (const piece of pieces) {
    if (piece >= FIRST_BUILD) continue
    low |= LOW_BITS[piece]!
    high |= HIGH_BITS[piece]!
  }
  return isCourt(card) ? high >> courtShift(card) : looseOf(low, high)
}

function readBuild(
  state: CassinoState,
  seat: Seat,
  card: BridgeCard,
  value: number,
  pieces: readonly Piece[],
): Result<Move, PlayRefusal> {
  if ([card, ...pieces].some((piece) => piece < FIRST_BUILD && isCourt(piece))) {
    return refuse('court-in-build', 'Jacks, queens and kings have no value and enter no build.')
  }
  const others = othersOf(state, seat, card, value)
  if (others === 0) return refuse('no-capture-card', `Whoever builds ${value} must hold another card of that value.`)
  const changed = pieces
    .filter((piece) => piece >= FIRST_BUILD && piece !== FIRST_BUILD + value)
    .map((piece) => piece - FIRST_BUILD)
  const fixed = changed.find((other) => state.buildGroups[other]! > 1)
  if (fixed !== undefined) {
    return refuse('build-fixed', `The build of ${fixed} has two or more groups, so its value can not change.`)
  }
  const laid = VALUE[card]!
  const raised = changed[0] ?? 0
  const adds =
    changed.length === 0
      ? canPartitionPieces(pieces, laid, value)
      : changed.length === 1 && raised + laid === value && canPartitionPieces(pieces, 0, value)
  if (!adds) return refuse('bad-build', `The card and the pieces do not part into groups of ${value}.`)
  const joins = pieces.includes(FIRST_BUILD + value)
  if (!joins && state.buildGroups[value]! > 0) {
    return refuse('must-join-build', `A build of ${value} lies on the table and must be among the pieces.`)
  }
  const builds = (joins ? WITH_BUILD : 0) | (raised > 0 ? WITH_RAISED : 0)
  return accept(packMove(headOf(card, builds, value), packLoose(card, pieces)))
}

/** Returns how many cards of a value a seat holds besides this one. */
function othersOf(state: CassinoState, seat: Seat, card: BridgeCard, value: number): number {
  const low = state.hands[seat]! & LOW_UP_TO[value]! & ~LOW_UP_TO[value - 1]! & ~LOW_BITS[card]!
  const high = state.hands[HIGH_WORDS + seat]! & HIGH_UP_TO[value]! & ~HIGH_UP_TO[value - 1]! & ~HIGH_BITS[card]!
  return count(low) + count(high)
}

/**
 * Whether numerals can be divided into any number of groups that each add up to `value`. `counts[k]` is the number of
 * cards of value k, at most four. Suits do not matter, so there are few positions: the highest remaining card is always
 * assigned first, and failed positions are remembered. Leaves `counts` unchanged.
 */
export function canPartition(counts: Uint8Array, value: number): boolean {
  let sum = 0
  for (let k = 1; k <= MAX_VALUE; k++) {
    if (counts[k]! > 0 && k > value) return false
    sum += k * counts[k]!
  }
  return sum % value === 0 && fillGroup(Uint8Array.from(counts), value, new Set())
}

function fillGroup(counts: Uint8Array, value: number, failed: Set<number>): boolean {
  const highest = counts.findLastIndex((many) => many > 0)
  if (highest < 0) return true
  const key = counts.reduce((sum, many) => 5 * sum + many, 0)
  if (failed.has(key)) return false
  const filled = complete(counts, value, highest, value, failed)
  if (!filled) failed.add(key)
  return filled
}

/**
 * Fills a group that still needs `rest` with cards of value `most` or less, highest first, and then continues with the
 * next group.
 */
function complete(counts: Uint8Array, rest: number, most: number, value: number, failed: Set<number>): boolean {
  if (rest === 0) return fillGroup(counts, value, failed)
  for (let k = Math.min(most, rest); k >= 1; k--) {
    if (counts[k] === 0) continue
    counts[k]!--
    const filled = complete(counts, rest - k, k, value, failed)
    counts[k]!++
    if (filled) return true
    // The highest remaining card must be in this group.
    if (rest === value) return false
  }
  return false
}
