import { FULL_PACK } from '../pack'
import { defineGame } from '../../define-game'
import { CARDS, cardName, cardInWords } from '../cards'
import { dump, view, viewParts, determinize, mayTell } from './knowledge'
import {
  outcome,
  copy,
  start,
  type FortyNineState,
  completedAt,
  hasStock,
  isOpen,
  isOpening,
  skippedSeats,
  tallyOf,
  canPlay,
  isTaken,
} from './state'
import { applyChance, HAND_SIZE, moves, pick, pickSound, play, isSound, lowestNumber } from './play'
import {
  eventFor,
  type FortyNineEvent,
  type FortyNineOptions,
  type FortyNineView,
  DESCRIPTION,
  type ForfeitedEvent,
  type TallyEntry,
} from './shape'
import {
  type Move,
  write,
  announces,
  cardOf,
  DRAW,
  isPlay,
  PASS,
  squareOf,
  laysCheater,
  packPlay,
  claimBits,
  parsePlainMove,
  parseStrictPlay,
} from './move'
import {
  type TurnRefusal,
  createShuffleFunctions,
  type Seat,
  type EventSink,
  accept,
  letterOf,
  refuse,
  type Result,
} from '../../kit'
import { LINES, LINES_AT, MAX_LINES_PER_SQUARE, ROWS, type Square } from '../board'
import { hasCard, isEmptyHand, cardNames } from '../hands'

/**
 * Forty-Nine, from the sheet of 1926: lay cards on their own squares, each next to a card already laid; multiples of
 * five, rows of seven and the 49 score.
 */
export const fortyNine = defineGame<FortyNineState, FortyNineView, FortyNineEvent>('forty-nine', {
  info: {
    ...DESCRIPTION,
    maxPlies,
  },
  start,
  copy,
  chance: (state) => (state.dealt ? 0 : FULL_PACK.size),
  ...createShuffleFunctions(cardName, FULL_PACK),
  applyChance,
  requiredSeats: (state) => (state.dealt && !state.ended ? 1 << state.turn : 0),
  moves,
  pick,
  pickSound,
  isSound: (state, seat, move) => !state.isStrict || isSound(state, seat, move),
  apply(state, seat, move, tell) {
    if (tell) playAndTell(state, seat, move, tell)
    else play(state, seat, move)
  },
  write: (_state, _seat, move) => write(move),
  read,
  view,
  viewParts,
  eventFor,
  determinize,
  mayTell,
  outcome,
  dump,
})

/**
 * Returns the most plies: 49 plays, and a draw and a pass for each card of the stock; at a strict table seats that
 * cannot play also pass, each time.
 */
function maxPlies(options: FortyNineOptions, seats: number): number {
  const draws = CARDS - HAND_SIZE * seats
  const passes = options.referee === 'strict' ? 49 * (seats - 1) : 0
  return 49 + 2 * draws + passes
}

type FortyNineEventSink = EventSink<FortyNineEvent>

/** Plays a move and reports events, found by comparing before and after; shape.ts documents their order. */
function playAndTell(state: FortyNineState, seat: Seat, move: Move, tell: FortyNineEventSink): void {
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
  if (isPlay(move) && isEmptyHand(state.hands, seat)) {
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
    const hands = Array.from({ length: state.seats }, (_, other) => cardNames(state.hands, other))
    tell({ type: 'ended', seat, reason: reason as 'forty-nine' | 'last-card', hands, scores, winners })
    return
  }
  for (const other of skippedSeats(state)) tell({ type: 'skipped', seat: other })
  if (move !== DRAW || state.skippedCount > 0) tell({ type: 'turn', seat: state.turn })
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type FortyNineRefusal =
  | TurnRefusal
  | 'already-drawn'
  | 'card-not-in-hand'
  | 'false-claim'
  | 'must-draw'
  | 'must-play'
  | 'not-adjoining'
  | 'opening-card'
  | 'square-taken'
  | 'stock-empty'

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
function read(state: FortyNineState, seat: Seat, text: string): Result<Move, FortyNineRefusal> {
  if (state.ended) return refuse('game-over', 'The game is over.')
  const plain = parsePlainMove(text)
  const words = plain < 0 && state.isStrict ? parseStrictPlay(text) : null
  if (plain < 0 && !words) return refuse('bad-move', badMove(state))
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  if (plain === DRAW) return readDraw(state)
  if (plain === PASS) return readPass(state, seat)
  return words ? readPlay(state, seat, words.move, words.claims) : readPlay(state, seat, plain, null)
}

function badMove(state: FortyNineState): string {
  const plain = 'A move is a card (17), the Cheater on a square (C@45), draw or pass'
  return state.isStrict
    ? `${plain}; a play may add ! and then claim with the names of lines (33! claim 29-35,17+33).`
    : `${plain}; announcements and claims belong to the strict referee.`
}

function readDraw(state: FortyNineState): Result<Move, FortyNineRefusal> {
  if (isOpening(state)) return refuseOpening()
  if (state.hasDrawn) return refuse('already-drawn', 'Only one card may be drawn in a turn.')
  if (!hasStock(state)) return refuse('stock-empty', 'The stock is empty.')
  return accept(DRAW)
}

function readPass(state: FortyNineState, seat: Seat): Result<Move, FortyNineRefusal> {
  if (isOpening(state)) return refuseOpening()
  if (hasStock(state) && !state.hasDrawn)
    return refuse('must-draw', 'Nobody may pass without drawing while there is stock.')
  if (!state.isStrict && !hasStock(state) && canPlay(state, seat)) {
    return refuse('must-play', 'The stock is empty: whoever can lay a card must, with the Cheater too.')
  }
  return accept(PASS)
}

function readPlay(
  state: FortyNineState,
  seat: Seat,
  move: Move,
  claims: readonly string[] | null,
): Result<Move, FortyNineRefusal> {
  const card = cardOf(move)
  if (!hasCard(state.hands, seat, card)) return refuse('card-not-in-hand', `${cardInWords(card)} is not in the hand.`)
  if (isOpening(state) && card !== lowestNumber(state, seat)) return refuseOpening()
  if (!state.isStrict) return readSquare(state, move)
  return claims ? readClaims(state, move, claims) : accept(move)
}

/** Validates claims. A strict referee lets a card be laid anywhere, as it is returned; but a claim must be true. */
function readClaims(state: FortyNineState, move: Move, claims: readonly string[]): Result<Move, FortyNineRefusal> {
  const square = squareOf(move)
  const bits = claimBits(square, claims)
  const completed = isOpen(state, square) ? completedAt(state, square) : 0
  if (bits < 0 || (bits & ~completed) !== 0) {
    return refuse('false-claim', 'A claim lists rows, then a fifty, then a hundred that this very play completes.')
  }
  return accept(packPlay(square, laysCheater(move), announces(move), bits))
}

function readSquare(state: FortyNineState, move: Move): Result<Move, FortyNineRefusal> {
  const square = squareOf(move)
  if (isOpening(state) || isOpen(state, square)) return accept(move)
  if (isTaken(state, square)) return refuse('square-taken', `A card lies on square ${square + 1} already.`)
  return refuse('not-adjoining', `Square ${square + 1} adjoins no square on which a card lies.`)
}

function refuseOpening(): Result<Move, FortyNineRefusal> {
  return refuse('opening-card', 'The first turn is the play of the lowest card of all, and nothing else.')
}
