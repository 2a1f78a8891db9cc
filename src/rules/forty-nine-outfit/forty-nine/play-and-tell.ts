import type { Seat, EventSink } from '../../kit'
import { LINES, LINES_AT, MAX_LINES_PER_SQUARE, ROWS, type Square } from '../board'
import { cardName } from '../cards'
import type { FortyNineEvent, ForfeitedEvent, TallyEntry } from './shape'
import { completedAt } from './lines'
import { announces, cardOf, DRAW, isPlay, PASS, squareOf, type Move } from './move'
import { handNames } from './names'
import { outcome } from './outcome'
import { play } from './play'
import { hasStock, isEmptyHand, isOpen, isOpening, type FortyNineState } from './state'
import { tallyOf } from './tally'

type FortyNineEventSink = EventSink<FortyNineEvent>

/** Plays a move and reports events, found by comparing before and after; shape.ts documents their order. */
export function playAndTell(state: FortyNineState, seat: Seat, move: Move, tell: FortyNineEventSink): void {
  const points = state.points[seat]!
  const entries = state.tallyLength / 2
  const stands = isPlay(move) && (isOpening(state) || isOpen(state, squareOf(move)))
  const completed = stands ? completedAt(state, squareOf(move)) : 0
  play(state, seat, move)
  tellMove(state, seat, move, stands, tell)
  const scored = tallyOf(state, entries)
  if (completed) tellRows(seat, squareOf(move), completed, scored, tell)
  tellTally(state, seat, move, scored, tell)
  if (state.isBaltimore) tellChips(state, seat, state.points[seat]! - points, tell)
  tellTurn(state, seat, move, tell)
}

function tellMove(state: FortyNineState, seat: Seat, move: Move, stands: boolean, tell: FortyNineEventSink): void {
  if (move === DRAW) {
    tell({ type: 'drawn', seat, card: cardName(state.pack[state.top - 1]!), last: !hasStock(state) })
  } else if (move === PASS) {
    tell({ type: 'passed', seat })
  } else {
    const square = squareOf(move)
    const card = cardName(cardOf(move))
    tell({ type: stands ? 'laid' : 'returned', seat, card, square: square + 1 })
  }
}

function tellRows(
  seat: Seat,
  square: Square,
  completed: number,
  scored: readonly TallyEntry[],
  tell: FortyNineEventSink,
): void {
  for (let i = 0; i < MAX_LINES_PER_SQUARE; i++) {
    const line = LINES_AT[MAX_LINES_PER_SQUARE * square + i]!
    if (!(completed & (1 << i)) || line >= ROWS) continue
    const { name, squares } = LINES[line]!
    const claimed = scored.some((entry) => entry.for === `row ${name}`)
    tell({ type: 'row', seat, row: name, squares: squares.map((s) => s + 1), claimed })
  }
}

function tellTally(
  state: FortyNineState,
  seat: Seat,
  move: Move,
  entries: readonly TallyEntry[],
  tell: FortyNineEventSink,
): void {
  for (const { points, for: reason } of entries) if (points > 0) tell({ type: 'scored', seat, for: reason, points })
  if (isPlay(move) && isEmptyHand(state, seat)) {
    tell({ type: 'lastCard', seat, announced: !state.isStrict || announces(move) })
  }
  for (const { points, for: reason } of entries) {
    if (points < 0) tell({ type: 'forfeited', seat, for: reason as ForfeitedEvent['for'], points: -points })
  }
}

/** Reports the chips paid: every opponent pays the points won, or is paid the points forfeited. */
function tellChips(state: FortyNineState, seat: Seat, won: number, tell: FortyNineEventSink): void {
  if (won === 0) return
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    const [from, to] = won > 0 ? [other, seat] : [seat, other]
    tell({ type: 'paid', from, to, points: Math.abs(won) })
  }
}

function tellTurn(state: FortyNineState, seat: Seat, move: Move, tell: FortyNineEventSink): void {
  const { reason, scores, winners } = outcome(state)
  if (reason !== null && winners) {
    const hands = Array.from({ length: state.seats }, (_, other) => handNames(state, other))
    tell({ type: 'ended', seat, reason: reason as 'forty-nine' | 'last-card', hands, scores, winners })
    return
  }
  for (const other of skippedSeats(state)) tell({ type: 'skipped', seat: other })
  if (move !== DRAW || state.skippedCount > 0) tell({ type: 'turn', seat: state.turn })
}

/** Returns the seats passed over automatically after the last move, in order. */
export function skippedSeats(state: FortyNineState): Seat[] {
  const { seats, skippedCount, turn } = state
  return Array.from({ length: skippedCount }, (_, i) => (turn - skippedCount + i + seats) % seats)
}
