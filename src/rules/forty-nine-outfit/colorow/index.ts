import { defineGame } from '../../define-game'
import {
  type TurnRefusal,
  type SeatSet,
  createShuffleFunctions,
  type EventSink,
  type Seat,
  accept,
  letterOf,
  refuse,
  type Result,
} from '../../kit'
import { cardName } from '../cards'
import { show, outcome, determinize } from './knowledge'
import { eventFor, type ColorowEvent, type ColorowView, DESCRIPTION, type RowEvent, type RowSquares } from './shape'
import {
  write,
  type Move,
  isSound,
  moves,
  pick,
  pickSound,
  ACCEPT,
  claimOf,
  DISPUTE,
  isClaim,
  laysSeveral,
  parse,
  mayAccept,
  mayDispute,
} from './moves'
import {
  CLAIM,
  copy,
  isDisputable,
  leftOfLast,
  NONE,
  PACK_SIZE,
  PLAY,
  start,
  type ColorowState,
  give,
  lay,
  OVER,
  take,
} from './state'
import { CENTRE } from '../board'
import { cardNames, hasCard } from '../hands'
import { NUMBER_PACK } from '../pack'
import { placedCard, placeOf } from '../placing'
import { pointsDue, rowsOf, MAX_DUE } from './rows'

/**
 * Colorow, from the sheet of 1926: cards are laid on any free squares; a play scores for the rows of its colour that it
 * completes and for the rows connected with them.
 */
export const colorow = defineGame<ColorowState, ColorowView, ColorowEvent>('colorow', {
  info: {
    ...DESCRIPTION,
    // Every card but the one on square 25 is played; in strict play each is also claimed, then disputed or accepted.
    maxPlies: ({ referee }) => (referee === 'strict' ? 3 : 1) * (PACK_SIZE - 1),
    allowsInterruptions: ({ referee }) => referee === 'strict',
  },
  start,
  copy,
  chance: (state) => (state.deals === 0 ? NUMBER_PACK.size : 0),
  ...createShuffleFunctions(cardName, NUMBER_PACK),
  applyChance,
  requiredSeats,
  optionalSeats,
  moves,
  pick,
  pickSound,
  isSound: (state, _seat, move) => isSound(state, move),
  apply(state, seat, move, tell) {
    if (tell) playAndTell(state, seat, move, tell)
    else play(state, seat, move)
  },
  write: (_state, _seat, move) => write(move),
  read,
  /** Nothing is opened at the end: hands are empty then, and what an undisputed claim was due stays secret. */
  view: show,
  eventFor,
  determinize,
  outcome,
  dump: (state) => show(state, null),
})

/**
 * Returns the seat that must act: the next player, the seat that owes a claim, or at a full board the seat that can
 * accept the last claim.
 */
function requiredSeats(state: ColorowState): SeatSet {
  if (state.phase === CLAIM) return 1 << state.lastSeat
  if (state.phase !== PLAY || state.deals === 0) return 0
  return 1 << (state.turn === NONE ? leftOfLast(state) : state.turn)
}

/** Returns the seats that may act: any but the claimer may dispute a claim. */
function optionalSeats(state: ColorowState): SeatSet {
  if (!isDisputable(state)) return 0
  return ((1 << state.seats) - 1) & ~(1 << state.lastSeat) & ~requiredSeats(state)
}

/** Number of cards dealt to each seat while there are enough. */
const HAND_SIZE = 5

/** The balanced last deal takes the whole stock if that is less than this many full deals. */
const BALANCED_DEAL_LIMIT = 1.5

/** Makes the first deal: five cards to each seat, the next one face up on square 25. Seat A begins. */
function applyChance(state: ColorowState, outcomes: readonly number[], tell?: EventSink<ColorowEvent>): void {
  for (let i = 0; i < PACK_SIZE; i++) state.pack[i] = outcomes[i]!
  state.top = 0
  dealCards(state, HAND_SIZE * state.seats)
  const centre = state.pack[state.top++]!
  if (tell) tellDeal(state, tell)
  lay(state, centre, CENTRE)
  state.phase = PLAY
  state.turn = 0
  tell?.({ type: 'centre', card: cardName(centre), square: CENTRE + 1 })
  tell?.({ type: 'turn', seat: 0 })
}

/** Returns the number of cards that a further deal takes from a stock. */
export function cardsDealt(stock: number, seats: number, balanced: boolean): number {
  const full = HAND_SIZE * seats
  const takesAll = stock < full || (balanced && stock < BALANCED_DEAL_LIMIT * full)
  return takesAll ? stock : full
}

/** Deals one card at a time from the dealer's left on. */
function dealCards(state: ColorowState, cards: number): void {
  for (let i = 0; i < cards; i++) give(state, i % state.seats, state.pack[state.top++]!)
  state.deals++
}

/** Reports a deal that was just made. */
function tellDeal(state: ColorowState, tell: EventSink<ColorowEvent>): void {
  const hands = Array.from({ length: state.seats }, (_, seat) => cardNames(state.hands, seat))
  tell({ type: 'dealt', seat: state.seats - 1, deal: state.deals, hands, stock: PACK_SIZE - state.top })
}

/** Points lost for a claim that is too high, besides the surplus. */
const ERRONEOUS_COUNT = 5

/** Plays a legal move without reporting events. */
function play(state: ColorowState, seat: Seat, move: Move): void {
  if (isClaim(move)) claim(state, claimOf(move))
  else if (move === DISPUTE) dispute(state, seat)
  else if (move === ACCEPT) state.phase = OVER
  else playCard(state, seat, move)
}

/** Plays a card. If all hands are empty, deals the next ones at once; in strict play before the claim. */
function playCard(state: ColorowState, seat: Seat, move: Move): void {
  const card = placedCard(move)
  take(state, seat, card)
  lay(state, card, placeOf(move))
  state.lastSeat = seat
  state.lastCard = card
  state.lastSquare = placeOf(move)
  state.disputedBy = NONE
  if (state.cardsInHands === 0 && state.top < PACK_SIZE) {
    dealCards(state, cardsDealt(PACK_SIZE - state.top, state.seats, state.isLastDealBalanced))
  }
  state.turn = state.cardsInHands > 0 ? leftOfLast(state) : NONE
  if (state.isStrict) {
    state.claimedPoints = NONE
    state.phase = CLAIM
    return
  }
  state.claimedPoints = pointsDue(state)
  state.points[seat]! += state.claimedPoints
  if (state.turn === NONE) state.phase = OVER
}

/** Credits points as claimed. After the last card, a claim of 0 ends the game, as there is nothing to dispute. */
function claim(state: ColorowState, points: number): void {
  state.points[state.lastSeat]! += points
  state.claimedPoints = points
  state.phase = state.turn === NONE && points === 0 ? OVER : PLAY
}

/** Settles a dispute: takes back the surplus and five points more, or charges the price of an unjustified dispute. */
function dispute(state: ColorowState, seat: Seat): void {
  const surplus = state.claimedPoints - pointsDue(state)
  if (surplus > 0) state.points[state.lastSeat]! -= surplus + ERRONEOUS_COUNT
  else state.points[seat]! -= state.disputeCost
  state.disputedBy = seat
  if (state.turn === NONE) state.phase = OVER
}

type Telling = EventSink<ColorowEvent>

/** Plays a move and reports events, found by comparing before and after; shape.ts documents their order. */
function playAndTell(state: ColorowState, seat: Seat, move: Move, tell: Telling): void {
  const { deals, disputedBy } = state
  const points = [...state.points]
  play(state, seat, move)
  if (isClaim(move)) tell({ type: 'claimed', seat, points: claimOf(move) })
  else if (move === DISPUTE) tellDispute(state, seat, points, tell)
  else if (move === ACCEPT) tell({ type: 'accepted', seat })
  else tellPlay(state, seat, move, tell)
  if (state.deals > deals) tellDeal(state, tell)
  tellNext(state, state.disputedBy === disputedBy && state.phase !== CLAIM, tell)
}

function tellPlay(state: ColorowState, seat: Seat, move: Move, tell: Telling): void {
  tell({ type: 'laid', seat, card: cardName(placedCard(move)), square: placeOf(move) + 1 })
  if (state.isStrict) return
  tellRows(state, tell)
  if (state.claimedPoints > 0) tell({ type: 'scored', seat, points: state.claimedPoints })
}

function tellDispute(state: ColorowState, seat: Seat, before: readonly number[], tell: Telling): void {
  tell({ type: 'disputed', seat, of: state.lastSeat, claimed: state.claimedPoints, due: pointsDue(state) })
  tellRows(state, tell)
  const lost = (of: Seat) => before[of]! - state.points[of]!
  if (lost(state.lastSeat) > 0) {
    tell({ type: 'forfeited', seat: state.lastSeat, for: 'erroneous count', points: lost(state.lastSeat) })
  } else if (lost(seat) > 0) {
    tell({ type: 'forfeited', seat, for: 'dispute', points: lost(seat) })
  }
}

function tellRows(state: ColorowState, tell: Telling): void {
  const { completed, connecting } = rowsOf(state)
  const tellRow = (kind: RowEvent['kind']) => (squares: RowSquares) => {
    tell({ type: 'row', seat: state.lastSeat, kind, squares, points: squares.length })
  }
  completed.forEach(tellRow('completed'))
  connecting.forEach(tellRow('connecting'))
}

/** Reports the end of the game, or the next turn if the play passed it on; a dispute does not. */
function tellNext(state: ColorowState, passes: boolean, tell: Telling): void {
  const { over, scores, winners } = outcome(state)
  if (over && winners) tell({ type: 'ended', scores, winners })
  else if (passes && state.turn !== NONE) tell({ type: 'turn', seat: state.turn })
}

/** Error codes of refused move texts: the first rule that the text breaks. */
export type ColorowRefusal =
  | TurnRefusal
  | 'board-full'
  | 'card-not-in-hand'
  | 'claim-first'
  | 'nothing-to-accept'
  | 'nothing-to-claim'
  | 'nothing-to-dispute'
  | 'one-card-only'
  | 'square-taken'

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
function read(state: ColorowState, seat: Seat, text: string): Result<Move, ColorowRefusal> {
  if (state.phase === OVER) return refuse('game-over', 'The game is over.')
  if (laysSeveral(text))
    return refuse('one-card-only', 'Only one card is played in a turn; the cards stay in the hand.')
  const move = parse(text, state.isStrict)
  if (move < 0) return refuse('bad-move', badMove(state))
  if (isClaim(move)) return readClaim(state, seat, move)
  if (state.phase === CLAIM) {
    return refuse('claim-first', `${letterOf(state.lastSeat)} must first claim the points of the last play, or 0.`)
  }
  if (move === DISPUTE) return readDispute(state, seat)
  if (move === ACCEPT) return readAccept(state, seat)
  return readPlay(state, seat, move)
}

function badMove(state: ColorowState): string {
  const play = 'A move is a card and a square (17@4), both 1 to 49'
  return state.isStrict
    ? `${play}, claim with 0 to ${MAX_DUE} points (claim 7), dispute or accept.`
    : `${play}; claims and disputes belong to the strict referee.`
}

function readClaim(state: ColorowState, seat: Seat, move: Move): Result<Move, ColorowRefusal> {
  if (state.phase !== CLAIM) return refuse('nothing-to-claim', 'Points are claimed once, right after a card is played.')
  if (seat !== state.lastSeat) {
    return refuse('not-your-turn', `The claim belongs to ${letterOf(state.lastSeat)}, who played the last card.`)
  }
  return accept(move)
}

function readDispute(state: ColorowState, seat: Seat): Result<Move, ColorowRefusal> {
  if (mayDispute(state, seat)) return accept(DISPUTE)
  return refuse('nothing-to-dispute', "Only another's claim over 0 can be disputed, once, and before the next card.")
}

function readAccept(state: ColorowState, seat: Seat): Result<Move, ColorowRefusal> {
  if (mayAccept(state, seat)) return accept(ACCEPT)
  return refuse(
    'nothing-to-accept',
    'Only the last claim of the game is accepted, by the seat at the left of the last player.',
  )
}

function readPlay(state: ColorowState, seat: Seat, move: Move): Result<Move, ColorowRefusal> {
  const card = placedCard(move)
  const square = placeOf(move)
  if (state.turn === NONE) return refuse('board-full', 'The board is full; only the last count is still open.')
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  if (!hasCard(state.hands, seat, card)) return refuse('card-not-in-hand', `Card ${cardName(card)} is not in the hand.`)
  if (state.cardOn[square] !== NONE) return refuse('square-taken', `A card lies on square ${square + 1} already.`)
  return accept(move)
}
