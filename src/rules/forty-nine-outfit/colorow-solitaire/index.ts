import { defineGame } from '../../define-game'
import {
  ALL_LOW,
  ALL_HIGH,
  cardName,
  count,
  HIGH_BITS,
  LOW_BITS,
  nthMember,
  COLOURS,
  members,
  cardNamed,
  hasMember,
} from '../cards'
import {
  TRAY_CARDS,
  pickTrayMove,
  TRAY_MOVES,
  trayMoves,
  tellPlacing,
  judgePlacing,
  type PlacingRefusal,
  NONE,
  cardsInTray,
  boardNames,
  placingsOf,
  trayNames,
} from '../tray'
import { type ColorowSolitaireEvent, type ColorowSolitaireView, DESCRIPTION, type ColorowSolitaireSeen } from './shape'
import {
  copy,
  isOver,
  start,
  type ColorowSolitaireState,
  HIGH_COLOURS,
  isFull,
  place,
  isSolved,
  takeOff,
} from './state'
import {
  type CommonRefusal,
  createShuffleFunctions,
  type Rng,
  type Result,
  type EventSink,
  type Seat,
  accept,
  refuse,
  shuffle,
  type Outcome,
  puzzleOutcome,
} from '../../kit'
import { SQUARES, CENTRE } from '../board'
import { packPlacing, type Placing, OFF, placedCard, placeOf, parsePlacing, writePlacing } from '../placing'
import { NUMBER_PACK } from '../pack'

/**
 * Colorow Solitaire, from the sheet of 1928: lay the seven colours so that their rows score as much as possible, which
 * is 100 points. The free mode has all cards at hand; the dealt mode deals five at a time, as in Colorow.
 */
export const colorowSolitaire = defineGame<ColorowSolitaireState, ColorowSolitaireView, ColorowSolitaireEvent>(
  'colorow-solitaire',
  {
    // In the dealt mode one ply for each card but the one on square 25; the free mode has no limit.
    info: { ...DESCRIPTION, maxPlies: ({ mode }) => (mode === 'dealt' ? TRAY_CARDS - 1 : Infinity) },
    start,
    copy,
    chance: (state) => (awaitsShuffle(state) ? NUMBER_PACK.size : 0),
    ...createShuffleFunctions(cardName, NUMBER_PACK),
    applyChance,
    requiredSeats: (state) => (awaitsShuffle(state) || isOver(state) ? 0 : 1),
    moves: (state, _seat, into) => moves(state, into),
    pick: (state, _seat, rng) => pick(state, rng),
    apply: play,
    write: (_state, _seat, move) => write(move),
    read: (state, _seat, text) => read(state, text),
    /** Everything but the order of a stock. */
    view: (state) => show(state, !state.isDealt || isOver(state)),
    closedView: (state) => show(state, !state.isDealt),
    eventFor: (event) => event,
    determinize,
    outcome,
    dump: (state) => show(state, true),
  },
)

/** A placing, or {@link DONE}. */
export type Move = Placing

/** The move `done`: a placing of a card number that does not exist. */
export const DONE: Move = packPlacing(TRAY_CARDS, 0)

/** Writes all moves into `into` from index 0 and returns their number. */
function moves(state: ColorowSolitaireState, into: Move[]): number {
  if (isOver(state) || awaitsShuffle(state)) return 0
  return state.isDealt ? dealtMoves(state, into) : freeMoves(state, into)
}

/** Returns one of {@link moves}, chosen uniformly. */
function pick(state: ColorowSolitaireState, rng: Rng): Move {
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
    if (!hasMember(handLow, handHigh, card)) continue
    for (let square = 0; square < SQUARES; square++) {
      if (hasMember(low, high, square)) into[n++] = packPlacing(card, square)
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
  for (let colour = 0; colour < COLOURS.length; colour++) taken |= squares[HIGH_COLOURS + colour]!
  return ALL_HIGH & ~taken
}

/** Number of cards dealt at a time; the last deal has three. */
const HAND_SIZE = 5

/** Only the dealt game has chance, one shuffle. */
function awaitsShuffle(state: ColorowSolitaireState): boolean {
  return state.isDealt && !state.shuffled
}

/** Deals five cards to the hand and lays the next one on square 25. */
function applyChance(
  state: ColorowSolitaireState,
  outcomes: readonly number[],
  tell?: EventSink<ColorowSolitaireEvent>,
): void {
  for (let i = 0; i < TRAY_CARDS; i++) state.pack[i] = outcomes[i]!
  state.shuffled = 1
  state.top = 0
  dealHand(state)
  const card = state.pack[state.top++]!
  if (tell) tellDeal(state, tell)
  place(state, card, CENTRE)
  tell?.({ type: 'centre', card: cardName(card), square: CENTRE + 1 })
}

/** Deals the next five cards, or what is left. */
function dealHand(state: ColorowSolitaireState): void {
  for (let i = 0; i < HAND_SIZE && state.top < TRAY_CARDS; i++) {
    const card = state.pack[state.top++]!
    state.handLow |= LOW_BITS[card]!
    state.handHigh |= HIGH_BITS[card]!
  }
}

/** Reports a hand that was just dealt. */
function tellDeal(state: ColorowSolitaireState, tell: EventSink<ColorowSolitaireEvent>): void {
  tell({ type: 'dealt', hand: members(state.handLow, state.handHigh).map(cardName), stock: TRAY_CARDS - state.top })
}

type ColorowSolitaireEventSink = EventSink<ColorowSolitaireEvent>

/** Makes a legal move and reports events if `tell` is given. */
function play(state: ColorowSolitaireState, seat: Seat, move: Move, tell?: ColorowSolitaireEventSink): void {
  if (tell) playAndTell(state, seat, move, tell)
  else make(state, move)
}

function make(state: ColorowSolitaireState, move: Move): void {
  if (move === DONE) {
    state.done = 1
    return
  }
  const card = placedCard(move)
  const to = placeOf(move)
  if (to === OFF) takeOff(state, card)
  else place(state, card, to)
  if (state.isDealt) leaveHand(state, card)
}

/** Removes a card from the hand; deals the next hand as soon as this one is empty. */
function leaveHand(state: ColorowSolitaireState, card: number): void {
  state.handLow &= ~LOW_BITS[card]!
  state.handHigh &= ~HIGH_BITS[card]!
  if ((state.handLow | state.handHigh) === 0) dealHand(state)
}

function playAndTell(state: ColorowSolitaireState, seat: Seat, move: Move, tell: ColorowSolitaireEventSink): void {
  const before = [...state.counts]
  const stock = TRAY_CARDS - state.top
  if (move !== DONE) tellPlacing(state, seat, move, tell)
  make(state, move)
  COLOURS.forEach((colour, k) => {
    const now = state.counts[k]!
    if (now !== before[k]) tell({ type: 'counted', colour, before: before[k]!, now, score: state.score })
  })
  if (TRAY_CARDS - state.top !== stock) tellDeal(state, tell)
  if (isOver(state)) tell({ type: 'ended', score: state.score, solved: isSolved(state) })
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type ColorowSolitaireRefusal = CommonRefusal | 'cards-left' | 'not-in-hand' | 'square-taken' | PlacingRefusal

/** Writes a move in the notation of the rules page. */
function write(move: Move): string {
  return move === DONE ? 'done' : writePlacing(move)
}

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
function read(state: ColorowSolitaireState, text: string): Result<Move, ColorowSolitaireRefusal> {
  if (isOver(state)) return refuse('game-over', 'The game is over.')
  return state.isDealt ? readDealt(state, text) : readFree(state, text)
}

function readFree(state: ColorowSolitaireState, text: string): Result<Move, ColorowSolitaireRefusal> {
  if (text === 'done') {
    return isFull(state) ? accept(DONE) : refuse('cards-left', 'All 49 cards must lie on the board before it is done.')
  }
  const move = parsePlacing(text, SQUARES)
  if (move < 0) {
    return refuse('bad-move', 'A move is a card and a square (17@25), a card put off the board (17@off), or done.')
  }
  return judgePlacing(state, move)
}

function readDealt(state: ColorowSolitaireState, text: string): Result<Move, ColorowSolitaireRefusal> {
  const move = parsePlacing(text, SQUARES)
  if (move < 0 || placeOf(move) === OFF) {
    return refuse('bad-move', 'A move is a card of the hand and a square (17@25): what lies, lies.')
  }
  const card = placedCard(move)
  if (!hasMember(state.handLow, state.handHigh, card)) {
    return refuse('not-in-hand', `Card ${cardName(card)} is not in the hand.`)
  }
  if (state.cardOn[placeOf(move)] !== NONE) {
    return refuse('square-taken', `A card lies on square ${placeOf(move) + 1} already.`)
  }
  return accept(move)
}

function show(state: ColorowSolitaireState, isOpen: boolean): ColorowSolitaireView {
  return {
    board: boardNames(state),
    tray: state.isDealt ? [] : trayNames(state),
    hand: members(state.handLow, state.handHigh).map(cardName),
    stock: isOpen ? Array.from(state.pack.subarray(state.top), cardName) : TRAY_CARDS - state.top,
    byColour: [...state.counts],
    score: state.score,
    solved: isSolved(state),
  }
}

/** Restores the table from a view; a hidden stock is put in uniformly random order. */
function determinize(seen: ColorowSolitaireSeen, rng: Rng): ColorowSolitaireState {
  const state = start(seen.options, seen.seats)
  const { board, hand, stock } = seen.state
  for (const placing of placingsOf(board)) place(state, placedCard(placing), placeOf(placing))
  if (!state.isDealt) {
    state.done = seen.over ? 1 : 0
    return state
  }
  for (const card of hand.map(cardNamed)) {
    state.handLow |= LOW_BITS[card]!
    state.handHigh |= HIGH_BITS[card]!
  }
  const unseen = cardsInTray(state).filter((card) => !hasMember(state.handLow, state.handHigh, card))
  const cards = typeof stock === 'number' ? unseen : stock.map(cardNamed)
  if (typeof stock === 'number') shuffle(cards, cards.length, rng)
  state.top = TRAY_CARDS - cards.length
  state.pack.set(cards, state.top)
  // Before the shuffle no card is on the board.
  state.shuffled = state.laidCount > 0 ? 1 : 0
  if (!state.shuffled) state.top = TRAY_CARDS
  return state
}

function outcome(state: ColorowSolitaireState): Outcome {
  const reason = state.isDealt ? 'board full' : 'done'
  return puzzleOutcome(state.score, isOver(state) ? reason : null, isSolved(state))
}
