import { defineGame } from '../../define-game'
import { ALL_LOW, ALL_HIGH, cardName, CARDS, nthMember, CHEATER, cardNamed, countMembers, nextMember } from '../cards'
import {
  type MysticDoubleCrossEvent,
  type MysticDoubleCrossView,
  DESCRIPTION,
  type MysticDoubleCrossOptions,
  type MysticDoubleCrossEnd,
  type MysticDoubleCrossSeen,
} from './shape'
import {
  type CommonRefusal,
  type Kind,
  type Rng,
  type Seat,
  type EventSink,
  createShuffleFunctions,
  accept,
  refuse,
  type Result,
  shuffle,
  puzzleOutcome,
} from '../../kit'
import { SQUARES, type Square } from '../board'
import { copyCount, createCount, countSquare, scoreOf, tellCounted, isCounted } from '../fives-and-rows'
import { packOf } from '../pack'

/**
 * The Mystic Double Cross, from the sheet of 1928: turn up twenty-five cards, each to its own square; multiples of five
 * and rows of seven score.
 */
export const mysticDoubleCross = defineGame<MysticDoubleCrossState, MysticDoubleCrossView, MysticDoubleCrossEvent>(
  'mystic-double-cross',
  {
    info: {
      ...DESCRIPTION,
      maxPlies: (options) => (options.cheater ? STACK_SIZE + 1 : STACK_SIZE),
    },
    start,
    copy,
    chance: (state) => (state.dealt ? 0 : state.packSize),
    ...createShuffleFunctions(cardName, packOf),
    applyChance,
    requiredSeats: (state) => (state.dealt && !isOver(state) ? 1 : 0),
    moves,
    pick,
    apply(state, _seat, move, tell) {
      if (tell) playAndTell(state, move, tell)
      else play(state, move)
    },
    write: (_state, _seat, move) => write(move),
    read: (state, _seat, text) => read(state, text),
    /** All but the stack and the cards out of play; everything once the game is over. */
    view: (state) => show(state, isOver(state)),
    closedView: (state) => show(state, false),
    eventFor: (event) => event,
    determinize,
    outcome: (state) => puzzleOutcome(scoreOf(state), reasonOf(state)),
    dump: (state) => show(state, true),
  },
)

/** Number of cards turned up in a game. */
export const STACK_SIZE = 25

function start(options: MysticDoubleCrossOptions, seats: number) {
  return {
    options,
    seats,
    /** Number of cards in the pack: 50, or 49 without the Cheater. */
    packSize: options.cheater ? CARDS : SQUARES,
    target: options.target,
    /** 0 until the shuffle is known. */
    dealt: 0,
    ...createCount(),
    /** The shuffled pack: the 25 cards of the stack, then those out of play. */
    pack: new Uint8Array(CARDS),
    /** Number of cards turned up; entry `drawn` of the pack is the top of the stack. */
    drawn: 0,
    /** Whether the Cheater is in the hand. */
    inHand: 0,
    /** The Cheater's square, or -1. */
    cheaterAt: -1,
    /** Whether the card of that square has been turned up and laid aside. */
    aside: 0,
  }
}

/** A table; flags are 0 or 1. The squares that count are the occupied ones. */
export type MysticDoubleCrossState = ReturnType<typeof start>

function copy(from: MysticDoubleCrossState, into: MysticDoubleCrossState): void {
  copyCount(from, into)
  into.dealt = from.dealt
  into.pack.set(from.pack)
  into.drawn = from.drawn
  into.inHand = from.inHand
  into.cheaterAt = from.cheaterAt
  into.aside = from.aside
}

/** Whether the game is over: the whole stack is turned up, and the Cheater, if it was among it, is placed. */
function isOver(state: MysticDoubleCrossState): boolean {
  return state.drawn === STACK_SIZE && state.inHand === 0
}

/** A move as one number: the square on which the Cheater is placed, or `DRAW`. */
export type Move = Kind<'move'>

/** Returns the square on which the Cheater is placed. */
function squareOf(move: Move): Square {
  const number: number = move
  return number
}

const DRAW: Move = 63

/** Writes all moves and returns their number: with the Cheater in hand every vacant square, otherwise only `DRAW`. */
function moves(state: MysticDoubleCrossState, _seat: Seat, into: Move[]): number {
  if (!state.dealt || isOver(state)) return 0
  if (!state.inHand) {
    into[0] = DRAW
    return 1
  }
  let listed = 0
  const low = ALL_LOW & ~state.countLow
  const high = ALL_HIGH & ~state.countHigh
  for (let square = nextMember(low, high, -1); square >= 0; square = nextMember(low, high, square)) {
    into[listed++] = square
  }
  return listed
}

function pick(state: MysticDoubleCrossState, _seat: Seat, rng: Rng): Move {
  if (!state.inHand) return DRAW
  const low = ALL_LOW & ~state.countLow
  const high = ALL_HIGH & ~state.countHigh
  return nthMember(low, high, rng.below(countMembers(low, high)))
}

function applyChance(
  state: MysticDoubleCrossState,
  outcomes: readonly number[],
  tell?: EventSink<MysticDoubleCrossEvent>,
): void {
  for (let i = 0; i < state.packSize; i++) state.pack[i] = outcomes[i]!
  state.dealt = 1
  if (tell) tell({ type: 'dealt', stack: STACK_SIZE, rest: state.packSize - STACK_SIZE })
}

/** Plays a legal move. */
function play(state: MysticDoubleCrossState, move: Move): void {
  if (move === DRAW) turnUp(state)
  else placeCheater(state, move)
}

function turnUp(state: MysticDoubleCrossState): void {
  const card = state.pack[state.drawn++]!
  if (card === CHEATER) state.inHand = 1
  else if (card === state.cheaterAt) state.aside = 1
  else countSquare(state, card)
}

function placeCheater(state: MysticDoubleCrossState, square: number): void {
  state.inHand = 0
  state.cheaterAt = square
  countSquare(state, square)
}

/** Does the same as {@link play} and reports events. */
function playAndTell(state: MysticDoubleCrossState, move: Move, tell: EventSink<MysticDoubleCrossEvent>): void {
  play(state, move)
  const square = move === DRAW ? state.pack[state.drawn - 1]! : move
  const card = cardName(move === DRAW ? square : CHEATER)
  if (move === DRAW) tell({ type: 'turned', seat: 0, card, left: STACK_SIZE - state.drawn })
  if (square === CHEATER) tell({ type: 'held', seat: 0, card: 'C' })
  else if (move === DRAW && square === state.cheaterAt) tell({ type: 'aside', seat: 0, card })
  else {
    tell({ type: 'laid', seat: 0, card, square: square + 1 })
    tellCounted(state, square, tell)
  }
  const reason = reasonOf(state)
  if (reason) tell({ type: 'ended', seat: 0, reason, score: scoreOf(state), target: state.target })
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type MysticDoubleCrossRefusal = CommonRefusal | 'no-cheater' | 'place-cheater-first' | 'square-taken'

const ON = 'C@'
/** Length of the longest placing, `C@45`. */
const MAX_LENGTH = 4

/** Writes a move in the notation of the rules page: `draw`, `C@45`. */
function write(move: Move): string {
  return move === DRAW ? 'draw' : `${ON}${move + 1}`
}

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
function read(state: MysticDoubleCrossState, text: string): Result<Move, MysticDoubleCrossRefusal> {
  if (isOver(state)) return refuse('game-over', 'The game is over.')
  const move = parseMove(text)
  if (move < 0) return refuse('bad-move', 'A move is draw, or the Cheater on one of the 49 squares, as C@45.')
  if (move === DRAW) {
    return state.inHand
      ? refuse('place-cheater-first', 'The Cheater is in hand and is placed before another card is turned up.')
      : accept(DRAW)
  }
  if (!state.inHand) return refuse('no-cheater', 'The Cheater is not in hand.')
  if (isCounted(state, squareOf(move))) return refuse('square-taken', `A card lies on square ${move + 1} already.`)
  return accept(move)
}

function parseMove(text: string): Move {
  if (text === 'draw') return DRAW
  if (text.length > MAX_LENGTH || !text.startsWith(ON)) return -1
  const square: number = cardNamed(text.slice(ON.length))
  return square < CHEATER ? square : -1
}

function show(state: MysticDoubleCrossState, isOpen: boolean): MysticDoubleCrossView {
  const { drawn, fives, lines } = state
  return {
    board: Array.from({ length: SQUARES }, (_, square) => cardOn(state, square)),
    stack: lying(state, drawn, STACK_SIZE, isOpen),
    rest: lying(state, STACK_SIZE, state.packSize, isOpen),
    inHand: state.inHand ? 'C' : null,
    aside: state.aside ? cardName(state.cheaterAt) : null,
    drawn,
    fives,
    lines,
    score: scoreOf(state),
    solved: reasonOf(state) === 'solved',
  }
}

/** Returns the cards at these entries of the pack, or their number; before the shuffle there are none. */
function lying(state: MysticDoubleCrossState, from: number, to: number, isOpen: boolean): string[] | number {
  const cards = state.dealt ? Array.from(state.pack.subarray(from, to), cardName) : []
  return isOpen ? cards : cards.length
}

function cardOn(state: MysticDoubleCrossState, square: number): string | null {
  if (!isCounted(state, square)) return null
  return cardName(square === state.cheaterAt ? CHEATER : square)
}

function reasonOf(state: MysticDoubleCrossState): MysticDoubleCrossEnd | null {
  if (!isOver(state)) return null
  return scoreOf(state) >= state.target ? 'solved' : 'below-target'
}

/** Returns a full table consistent with a view, with the unseen cards in uniformly random order. */
function determinize(seen: MysticDoubleCrossSeen, rng: Rng): MysticDoubleCrossState {
  const state = restore(seen)
  const { stack, rest } = seen.state
  if (typeof stack !== 'number' && typeof rest !== 'number') {
    const known = [...stack, ...rest]
    known.forEach((card, i) => (state.pack[state.drawn + i] = cardNamed(card)))
    return state
  }
  if (!state.dealt) return state
  const unseen = unseenCards(seen, state.packSize)
  shuffle(unseen, unseen.length, rng)
  unseen.forEach((card, i) => (state.pack[state.drawn + i] = card))
  return state
}

/** Restores a table from a view. The entries of `pack` for cards already turned up stay unset: nothing reads them. */
function restore(seen: MysticDoubleCrossSeen): MysticDoubleCrossState {
  const state = start(seen.options, seen.seats)
  const { board, inHand, aside, drawn, rest } = seen.state
  board.forEach((card, square) => {
    if (card === null) return
    countSquare(state, square)
    if (cardNamed(card) === CHEATER) state.cheaterAt = square
  })
  state.dealt = rest === 0 ? 0 : 1
  state.drawn = drawn
  state.inHand = inHand ? 1 : 0
  state.aside = aside === null ? 0 : 1
  return state
}

function unseenCards(seen: MysticDoubleCrossSeen, packSize: number): number[] {
  const { board, inHand, aside } = seen.state
  const known = new Set([...board, inHand, aside].filter((card) => card !== null).map(cardNamed))
  return Array.from({ length: packSize }, (_, card) => card).filter((card) => !known.has(card))
}
