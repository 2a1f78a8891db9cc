import { defineGame } from '../../define-game'
import { SQUARES, LAST_SQUARE } from '../board'
import { cardName, cardNamed, CHEATER, type Card } from '../cards'
import {
  type BlindFortyNineEvent,
  type BlindFortyNineView,
  DESCRIPTION,
  type BlindFortyNineOptions,
  type BlindFortyNineSeen,
  type BlindFortyNineEnd,
} from './shape'
import {
  type CommonRefusal,
  type EventSink,
  createShuffleFunctions,
  accept,
  refuse,
  type Result,
  shuffle,
  type Rng,
  puzzleOutcome,
} from '../../kit'
import { copyCount, createCount, countSquare, scoreOf, tellCounted, isCounted } from '../fives-and-rows'
import { NUMBER_PACK } from '../pack'

/** The Blind "49" Game, from the sheet of 1928: each card names the square to turn up next, until 49 turns up. */
export const blindFortyNine = defineGame<BlindFortyNineState, BlindFortyNineView, BlindFortyNineEvent>(
  'blind-forty-nine',
  {
    info: {
      ...DESCRIPTION,
      maxPlies: () => SQUARES,
    },
    start,
    copy,
    chance: (state) => (state.dealt ? 0 : SQUARES),
    ...createShuffleFunctions(cardName, NUMBER_PACK),
    applyChance,
    requiredSeats: (state) => (state.inHand === NO_CARD ? 0 : 1),
    moves(state, _seat, into) {
      if (state.inHand === NO_CARD) return 0
      into[0] = state.inHand
      return 1
    },
    pick: (state) => state.inHand,
    apply(state, _seat, _move, tell) {
      if (tell) playAndTell(state, tell)
      else play(state)
    },
    write: (_state, _seat, move) => cardName(move),
    read: (state, _seat, text) => read(state, text),
    /** Where cards lie face down, but not which; everything once the game is over. */
    view: (state) => show(state, isOver(state)),
    closedView: (state) => show(state, false),
    eventFor: (event) => event,
    determinize,
    outcome: (state) => puzzleOutcome(scoreOf(state), reasonOf(state)),
    dump: (state) => show(state, true),
  },
)

/** Value of `inHand` before the deal and after the end. */
const NO_CARD = -1

function start(options: BlindFortyNineOptions, seats: number) {
  return {
    options,
    seats,
    target: options.target,
    /** 0 until the shuffle is known. */
    dealt: 0,
    ...createCount(),
    /** Entry s: the card dealt face down to square s. The last entry stays 0, as square 49 gets no card. */
    faceDownCards: new Uint8Array(SQUARES),
    /** The card in hand, or `NO_CARD`. */
    inHand: NO_CARD,
    /** Number of cards face up. */
    turnedCount: 0,
  }
}

/** A table. The squares that count are those whose card is face up. */
export type BlindFortyNineState = ReturnType<typeof start>

function copy(from: BlindFortyNineState, into: BlindFortyNineState): void {
  copyCount(from, into)
  into.dealt = from.dealt
  into.faceDownCards.set(from.faceDownCards)
  into.inHand = from.inHand
  into.turnedCount = from.turnedCount
}

function isOver(state: BlindFortyNineState): boolean {
  return state.dealt !== 0 && state.inHand === NO_CARD
}

/** Deals a shuffled pack: the first card to the hand, the others face down on squares 1 to 48. */
function applyChance(
  state: BlindFortyNineState,
  outcomes: readonly number[],
  tell?: EventSink<BlindFortyNineEvent>,
): void {
  state.inHand = outcomes[0]!
  for (let i = 1; i < SQUARES; i++) state.faceDownCards[i - 1] = outcomes[i]!
  state.dealt = 1
  if (!tell) return
  tell({ type: 'dealt', faceDown: SQUARES - 1 })
  tell({ type: 'lifted', seat: 0, card: cardName(state.inHand), square: null })
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type BlindFortyNineRefusal = CommonRefusal | 'not-in-hand'

/** A move: the card laid, always the card in hand. */
export type Move = Card

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
function read(state: BlindFortyNineState, text: string): Result<Move, BlindFortyNineRefusal> {
  if (isOver(state)) return refuse('game-over', 'The game is over.')
  const card = cardNamed(text)
  if (card < 0 || card === CHEATER) return refuse('bad-move', 'A move is the number of a card, 1 to 49.')
  if (card !== state.inHand) {
    return refuse('not-in-hand', `Card ${cardName(state.inHand)} is in hand, and no other can be laid.`)
  }
  return accept(card)
}

/** Lays the card in hand on its square and takes the card found there into the hand; square 49 holds none. */
function play(state: BlindFortyNineState): void {
  const square = state.inHand
  countSquare(state, square)
  state.turnedCount++
  state.inHand = square === LAST_SQUARE ? NO_CARD : state.faceDownCards[square]!
}

/** Does the same as {@link play} and reports events. */
function playAndTell(state: BlindFortyNineState, tell: EventSink<BlindFortyNineEvent>): void {
  const square = state.inHand
  play(state)
  tell({ type: 'laid', seat: 0, card: cardName(square), square: square + 1 })
  tellCounted(state, square, tell)
  const reason = reasonOf(state)
  if (reason === null) tell({ type: 'lifted', seat: 0, card: cardName(state.inHand), square: square + 1 })
  else tell({ type: 'ended', seat: 0, reason, score: scoreOf(state), target: state.target, turned: state.turnedCount })
}

/** Returns a full table consistent with a view, with the face-down cards in uniformly random order. */
function determinize(seen: BlindFortyNineSeen, rng: Rng): BlindFortyNineState {
  const state = start(seen.options, seen.seats)
  const { faceUp, faceDown, inHand, turned } = seen.state
  faceUp.forEach((card, square) => {
    if (card !== null) countSquare(state, square)
  })
  state.turnedCount = turned
  state.inHand = inHand === null ? NO_CARD : cardNamed(inHand)
  state.dealt = turned > 0 || inHand !== null ? 1 : 0
  const known = new Set([...faceUp, inHand, ...faceDown].map(cardNamed))
  const unseen = Array.from({ length: SQUARES }, (_, card) => card).filter((card) => !known.has(card))
  shuffle(unseen, unseen.length, rng)
  faceDown.forEach((card, square) => {
    // There are as many unseen cards as hidden face-down ones.
    if (card !== null) state.faceDownCards[square] = card === true ? unseen.pop()! : cardNamed(card)
  })
  return state
}

function show(state: BlindFortyNineState, isOpen: boolean): BlindFortyNineView {
  const squares = Array.from({ length: SQUARES }, (_, square) => square)
  const lying = (square: number) => (isOpen ? cardName(state.faceDownCards[square]!) : true)
  return {
    faceUp: squares.map((square) => (isCounted(state, square) ? cardName(square) : null)),
    faceDown: squares.map((square) => (isFaceDown(state, square) ? lying(square) : null)),
    inHand: state.inHand === NO_CARD ? null : cardName(state.inHand),
    turned: state.turnedCount,
    fives: state.fives,
    lines: state.lines,
    score: scoreOf(state),
    solved: reasonOf(state) === 'solved',
  }
}

function isFaceDown(state: BlindFortyNineState, square: number): boolean {
  return state.dealt !== 0 && square !== LAST_SQUARE && !isCounted(state, square)
}

function reasonOf(state: BlindFortyNineState): BlindFortyNineEnd | null {
  if (!isOver(state)) return null
  return scoreOf(state) >= state.target ? 'solved' : 'below-target'
}
