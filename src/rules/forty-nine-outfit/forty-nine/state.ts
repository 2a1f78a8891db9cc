import { createClone, type Seat, MAX_SEATS, entryAt, letterOf, seatOf, type Outcome, outcomeAtTop } from '../../kit'
import { HIGH_BITS, LOW_BITS, CARDS, CHEATER, hasMember } from '../cards'
import {
  ADJOINING_HIGH,
  ADJOINING_LOW,
  type Square,
  LINE_COUNT_AT,
  LINE_HIGH,
  LINE_LOW,
  LINES_AT,
  MAX_LINES_PER_SQUARE,
  ROWS_AT,
  LINES,
  SQUARES,
} from '../board'
import type { FortyNineOptions, TallyEntry, EndReason } from './shape'
import { createHands, HIGH_WORDS } from '../hands'

/** The Cheater's bit in the high word of a hand. */
export const CHEATER_BIT = HIGH_BITS[CHEATER]!

export function start(options: FortyNineOptions, seats: number) {
  return {
    options,
    seats,
    isStrict: options.referee === 'strict',
    scoresCombinations: options.combinations,
    isBaltimore: options.style === 'baltimore',
    /** 0 until the shuffle is known. */
    dealt: 0,
    /** The occupied squares. */
    boardLow: 0,
    boardHigh: 0,
    /**
     * The open squares, where a card may be laid: vacant, with a card on an adjoining one. None before the opening card.
     */
    openLow: 0,
    openHigh: 0,
    /** The Cheater's square, or -1. */
    cheaterAt: -1,
    /** The shuffled pack; the entries from `top` on are the stock. */
    pack: new Uint8Array(CARDS),
    top: CARDS,
    hands: createHands(),
    /** Cards that were openly returned to a hand and are still in it (strict). */
    returnedCards: createHands(),
    points: new Int32Array(MAX_SEATS),
    /** The seat to move; after the end, the seat that ended the game. */
    turn: 0,
    /** Whether the seat to move has drawn in this turn. */
    hasDrawn: 0,
    /** Number of plies so far. */
    ply: 0,
    /** Why the game ended; null before the end. */
    ended: null as EndReason | null,
    /** Number of seats before `turn` that were passed over automatically after the last move. */
    skippedCount: 0,
    /** Two words per entry (see {@link score}). Never shortened, so that playouts reuse the array without allocating. */
    tally: [] as number[],
    /** Number of words of `tally` in use. */
    tallyLength: 0,
  }
}

/**
 * A table. Sets are pairs of words (see kit/card-sets.ts); flags are 0 or 1, so that all fields stay small integers. Typed
 * arrays of at most 64 bytes are kept on V8's own heap, which makes cloning them cheap.
 */
export type FortyNineState = ReturnType<typeof start>

export const clone = createClone(start, copy)

export function copy(from: FortyNineState, into: FortyNineState): void {
  into.dealt = from.dealt
  into.boardLow = from.boardLow
  into.boardHigh = from.boardHigh
  into.openLow = from.openLow
  into.openHigh = from.openHigh
  into.cheaterAt = from.cheaterAt
  into.pack.set(from.pack)
  into.top = from.top
  into.hands.set(from.hands)
  into.returnedCards.set(from.returnedCards)
  into.points.set(from.points)
  into.turn = from.turn
  into.hasDrawn = from.hasDrawn
  into.ply = from.ply
  into.ended = from.ended
  into.skippedCount = from.skippedCount
  for (let i = 0; i < from.tallyLength; i++) into.tally[i] = from.tally[i]!
  into.tallyLength = from.tallyLength
}

/** Whether the opening card has not been laid yet. */
export function isOpening(state: FortyNineState): boolean {
  return (state.boardLow | state.boardHigh) === 0
}

export function hasStock(state: FortyNineState): boolean {
  return state.top < CARDS
}

export function isOpen(state: FortyNineState, square: Square): boolean {
  return hasMember(state.openLow, state.openHigh, square)
}

export function isTaken(state: FortyNineState, square: Square): boolean {
  return hasMember(state.boardLow, state.boardHigh, square)
}

/** Whether a seat holds a card that can be played: one of an open square, or the Cheater. */
export function canPlay(state: FortyNineState, seat: Seat): boolean {
  const high = state.hands[HIGH_WORDS + seat]!
  return ((state.hands[seat]! & state.openLow) | (high & (state.openHigh | CHEATER_BIT))) !== 0
}

/** Occupies a square and updates the open squares. */
export function occupy(state: FortyNineState, square: Square): void {
  state.boardLow |= LOW_BITS[square]!
  state.boardHigh |= HIGH_BITS[square]!
  state.openLow = (state.openLow | ADJOINING_LOW[square]!) & ~state.boardLow
  state.openHigh = (state.openHigh | ADJOINING_HIGH[square]!) & ~state.boardHigh
}

/** Returns the seats passed over automatically after the last move, in order. */
export function skippedSeats(state: FortyNineState): Seat[] {
  const { seats, skippedCount, turn } = state
  return Array.from({ length: skippedCount }, (_, i) => (turn - skippedCount + i + seats) % seats)
}

/** Returns how many of the lines through a square score at this table: the rows, or with combinations all of them. */
function lineCount(state: FortyNineState, square: Square): number {
  return state.scoresCombinations ? LINE_COUNT_AT[square]! : ROWS_AT[square]!
}

/**
 * Returns which of the lines through a square are complete once a card lies there: bit i stands for the square's i-th
 * line in `LINES_AT`.
 */
export function completedAt(state: FortyNineState, square: Square): number {
  const emptyLow = ~(state.boardLow | LOW_BITS[square]!)
  const emptyHigh = ~(state.boardHigh | HIGH_BITS[square]!)
  const from = MAX_LINES_PER_SQUARE * square
  let completed = 0
  for (let i = lineCount(state, square) - 1; i >= 0; i--) {
    const line = LINES_AT[from + i]!
    if (((LINE_LOW[line]! & emptyLow) | (LINE_HIGH[line]! & emptyHigh)) === 0) completed |= 1 << i
  }
  return completed
}

/** Reasons for points: the index of a line, one of these, or `FOR_SQUARE + square`. */
export const FOR_FORTY_NINE = 52
export const FOR_HANDS = 53
export const FOR_LAST_CARD = 54
export const FOR_RETURNED = 55
export const FOR_FALSE_LAST_CARD = 56
export const FOR_WRONG_PASS = 57
const FOR_SQUARE = 60

/** Points for each card left in a hand. */
export const HAND_POINTS = 5

const REASONS: readonly string[] = reasons()

/** An entry is two words: the ply; then seat (3 bits), reason (7 bits) and points, which may be negative. */
const REASON_SHIFT = 3
const POINTS_SHIFT = 10

/** Scores points for a seat and adds an entry to the tally. */
export function score(state: FortyNineState, seat: Seat, reason: number, points: number): void {
  state.points[seat]! += points
  const at = state.tallyLength
  state.tally[at] = state.ply
  state.tally[at + 1] = seat | (reason << REASON_SHIFT) | (points << POINTS_SHIFT)
  state.tallyLength = at + 2
}

/** Returns the reason for the points of a round square. */
export function forSquare(square: Square): number {
  return FOR_SQUARE + square
}

/** Returns the text of a reason, as on the rules page. */
function reasonText(reason: number, points: number): string {
  return reason === FOR_HANDS ? `hands ${points / HAND_POINTS}` : entryAt(REASONS, reason)
}

/** Returns the entries of the tally from `from` on, in the form of the rules page. */
export function tallyOf(state: FortyNineState, from = 0): TallyEntry[] {
  const entries: TallyEntry[] = []
  for (let at = 2 * from; at < state.tallyLength; at += 2) {
    const word = state.tally[at + 1]!
    const points = word >> POINTS_SHIFT
    const text = reasonText((word >> REASON_SHIFT) & 127, points)
    entries.push({ ply: state.tally[at]!, seat: letterOf(word & 7), for: text, points })
  }
  return entries
}

/** Restores the entries of an empty tally from the form of the rules page, and their points. */
export function restoreTally(state: FortyNineState, entries: readonly TallyEntry[]): void {
  for (const entry of entries) {
    const reason = entry.for.startsWith('hands ') ? FOR_HANDS : REASONS.indexOf(entry.for)
    state.ply = entry.ply
    score(state, seatOf(entry.seat), reason, entry.points)
  }
}

function reasons(): string[] {
  const texts = LINES.map((line) => `${line.kind} ${line.name}`)
  texts[FOR_FORTY_NINE] = 'forty-nine'
  texts[FOR_HANDS] = 'hands'
  texts[FOR_LAST_CARD] = 'last card'
  texts[FOR_RETURNED] = 'returned'
  texts[FOR_FALSE_LAST_CARD] = 'false last card'
  texts[FOR_WRONG_PASS] = 'wrong pass'
  for (let square = 0; square < SQUARES; square++) texts[FOR_SQUARE + square] = `square ${square + 1}`
  return texts
}

export function outcome(state: FortyNineState): Outcome {
  return outcomeAtTop(scoresOf(state), state.ended)
}

/** Returns the points, or in the Baltimore style the chips that follow from them: every opponent pays each point. */
function scoresOf(state: FortyNineState): number[] {
  const points: number[] = []
  for (let seat = 0; seat < state.seats; seat++) points.push(state.points[seat]!)
  if (!state.isBaltimore) return points
  const all = points.reduce((sum, own) => sum + own, 0)
  return points.map((own) => own * state.seats - all)
}
