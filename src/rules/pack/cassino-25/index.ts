import { countRound } from '../../casino/count'
import { createCasino } from '../../casino/game'
import type { CasinoSheet } from '../../casino/sheet'
import { addTo, COUNTING, isLoose, isPlaying, OVER, PLAYING } from '../../casino/table'
import { defineGame } from '../../define-game'
import {
  type TurnRefusal,
  accept,
  bridgeName,
  bridgeNamed,
  bridgeWords,
  letterOf,
  refuse,
  seatOf,
  type EventSink,
  type Result,
  type Rng,
  type Seat,
  type SeatSet,
} from '../../kit'
import type { CassinoEvent } from '../cassino/events'
import { canCapture, capturedPieces, lay, pickUp } from '../cassino/lay'
import { addBare, collectMoves, pickMove, writeMoves } from '../cassino/listing'
import { CALL_KIND, cardOf, COUNT, COUNT_HEAD, kindOf, type Move } from '../cassino/move'
import {
  canCapturePieces,
  firstMissing,
  packCapture,
  parseMove,
  readPlay,
  write,
  type ParsedMove,
  type PlayRefusal,
} from '../cassino/read'
import { COMMON_SHEET, restoreBuilds, viewWith } from '../cassino/sheet'
import { PACK, startCassino, type CassinoState, type RuleVariant } from '../cassino/state'
import { DESCRIPTION, type Cassino25Options, type Cassino25View } from './shape'

export type * from '../cassino/events'
export type { CassinoState, Move, Cassino25View }

type Tell = EventSink<CassinoEvent>

const VARIANT: RuleVariant = { matchesAll: false, mustCapture: false, maxLooseNumerals: 12 }

const SHEET: CasinoSheet<CassinoState, Cassino25View> = {
  ...COMMON_SHEET,
  start: (options: Cassino25Options, seats) => startCassino(options, seats, seats, options.calls, VARIANT),
  /** Plays a card. It opens the window if it could still capture something, but builds never do. */
  lay(state, seat, move, tell?: Tell) {
    shutWindow(state)
    lay(state, seat, move, tell)
    const card = cardOf(move)
    if (!state.calls || kindOf(move) !== 0 || !canCapture(state, card)) return
    state.windowSeat = seat
    state.windowCard = card
    tell?.({ type: 'missed', seat, card: bridgeName(card) })
  },
  /** What the last play missed may still be called. */
  waits(state, tell?: Tell) {
    if (state.windowSeat < 0) return false
    state.phase = COUNTING
    tell?.({ type: 'waiting', seat: state.turn })
    return true
  },
  viewOf(state, common) {
    const { phase, windowSeat, windowCard } = state
    const window = windowSeat < 0 ? null : { seat: letterOf(windowSeat), card: bridgeName(windowCard) }
    return viewWith(state, common, { counting: phase === COUNTING, window })
  },
  /** A card that captured and may still be called is in that seat's pile. */
  restore(state, view) {
    restoreBuilds(state, view)
    const { counting, window } = view
    if (counting) state.phase = COUNTING
    if (!window) return
    state.windowSeat = seatOf(window.seat)
    state.windowCard = bridgeNamed(window.card)
    if (!isLoose(PACK, state, state.windowCard)) addTo(PACK, state.piles, state.windowSeat, state.windowCard)
  },
}

const casino = createCasino(SHEET)

/** Plays a legal move and reports its events if `tell` is given. */
function play(state: CassinoState, seat: Seat, move: Move, tell?: Tell): void {
  if (move === COUNT) {
    tell?.({ type: 'closed', seat: state.windowSeat })
    shutWindow(state)
  } else if (kindOf(move) === CALL_KIND) call(state, seat, move, tell)
  else return casino.apply(state, seat, move, tell)
  if (state.phase === COUNTING && state.windowSeat < 0) countRound(state, SHEET, tell as EventSink)
}

/** Gives a seat what was missed. The window stays open while the card could capture more. */
function call(state: CassinoState, seat: Seat, move: Move, tell?: Tell): void {
  const { windowSeat: from, windowCard: card } = state
  if (tell) tell({ type: 'called', seat, from, card: bridgeName(card), ...capturedPieces(state, card, move) })
  pickUp(state, seat, card, move)
  if (canCapture(state, card)) return
  shutWindow(state)
  tell?.({ type: 'closed', seat: from })
}

/** Closes the window at the next play or a count: nothing earlier can be called any more. */
function shutWindow(state: CassinoState): void {
  state.windowSeat = -1
  state.windowCard = 0
}

/** Returns the seats that may call: all except the one whose play is in the window. */
function callers(state: CassinoState): SeatSet {
  if (state.windowSeat < 0 || !isPlaying(state)) return 0
  return ((1 << state.seats) - 1) & ~(1 << state.windowSeat)
}

/** Lists all moves of a seat: its plays or its count if it has the turn, its calls if it may call. */
function list(state: CassinoState, seat: Seat): void {
  const onTurn = state.turn === seat
  const calls = (callers(state) & (1 << seat)) !== 0
  collectMoves(state, seat, onTurn && state.phase === PLAYING, calls)
  if (onTurn && state.phase === COUNTING) addBare(COUNT_HEAD)
}

/** Why a text is refused: the code of the first rule that it breaks. */
type Cassino25Refusal = TurnRefusal | 'bad-call' | 'cannot-count' | 'no-call' | 'round-over' | PlayRefusal

const BAD_MOVE =
  'A move is trail 7H, 7H takes 2C+5D+B7, 2H builds 8 on B6, call 2C+5D or count; pieces by rank, then builds.'

/** Returns the legal move with this text, or the first rule that it breaks, in the order of the rules page. */
function read(state: CassinoState, seat: Seat, text: string): Result<Move, Cassino25Refusal> {
  if (state.phase === OVER) return refuse('game-over', 'The game is over.')
  const words = parseMove(text)
  if (!words) return refuse('bad-move', BAD_MOVE)
  if (words.kind === 'call') return readCall(state, seat, words)
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  if (words.kind === 'count') {
    if (state.phase === COUNTING) return accept(COUNT)
    return refuse('cannot-count', 'A round is counted when it is played out, and by itself if nothing can be called.')
  }
  if (state.phase === COUNTING) return refuse('round-over', 'The round is played out and waits for the count.')
  return readPlay(state, seat, words)
}

/** Returns the legal call for a parsed text, or the first rule that it breaks, in the order of the rules page. */
function readCall(state: CassinoState, seat: Seat, words: ParsedMove): Result<Move, Cassino25Refusal> {
  if (!state.calls) return refuse('no-call', 'Missed captures are not called at this table.')
  if (state.windowSeat < 0) return refuse('no-call', 'There is nothing to call after the last play.')
  if (state.windowSeat === seat) return refuse('no-call', 'Nobody can call what he missed himself.')
  const missing = firstMissing(state, words.pieces)
  if (missing !== null) return missing
  const card = state.windowCard
  const itself = isLoose(PACK, state, card) && words.pieces.includes(card)
  if (itself || !canCapturePieces(card, words.pieces)) {
    return refuse('bad-call', `With ${bridgeWords(card)} nobody could have captured just these pieces.`)
  }
  return accept(packCapture(card, CALL_KIND, words.pieces))
}

/** Cassino to 25 points, from an undated sheet: no partners, and missed captures may be called. */
export const cassino25 = defineGame<CassinoState, Cassino25View, CassinoEvent>('cassino-25', {
  ...casino,
  info: {
    ...DESCRIPTION,
    allowsInterruptions: ({ calls }: Cassino25Options) => calls,
  },
  optionalSeats: (state) => callers(state) & ~casino.requiredSeats(state),
  moves(state, seat, into) {
    list(state, seat)
    return writeMoves(into)
  },
  pick(state: CassinoState, seat: Seat, rng: Rng): Move {
    list(state, seat)
    return pickMove(rng)
  },
  apply: play,
  write,
  read,
})
