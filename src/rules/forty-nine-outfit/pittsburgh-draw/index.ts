import { defineGame } from '../../define-game'
import { cardName, cardNamed, type Card } from '../cards'
import {
  outcome,
  MOVES,
  type Move,
  copy,
  DISCARD,
  start,
  type PittsburghState,
  STAND,
  namesOf,
  OVER,
  discardNames,
  handNames,
  stockNames,
  SHUFFLE,
  putInOrder,
  clone,
  give,
  RESHUFFLE,
  UNMOVED,
} from './state'
import { applyChance, chance, readChance, sampleChance, discard, dealOf, showingOf, addDeal } from './play'
import {
  eventFor,
  type PittsburghEvent,
  type PittsburghOptions,
  type PittsburghView,
  DESCRIPTION,
  type PittsburghSeen,
} from './shape'
import {
  type TurnRefusal,
  accept,
  letterOf,
  refuse,
  type Result,
  type Seat,
  bySeat,
  lettersOf,
  type Eye,
  memoizePerView,
  seatOf,
  shuffle,
  type Rng,
} from '../../kit'
import { HAND_SIZE } from '../ranking'

/** Pittsburgh Draw, from the sheet of 1926: five cards, one exchange, and the best hand scores its value. */
export const pittsburghDraw = defineGame<PittsburghState, PittsburghView, PittsburghEvent>('pittsburgh-draw', {
  info: {
    ...DESCRIPTION,
    maxPlies,
  },
  start,
  copy,
  chance,
  sampleChance,
  writeChance: cardName,
  readChance,
  applyChance,
  requiredSeats: (state) => (state.phase === DISCARD ? 1 << state.turn : 0),
  moves(state, seat, into) {
    if (state.phase !== DISCARD || state.turn !== seat) return 0
    for (let move = 0; move < MOVES; move++) into[move] = move
    return MOVES
  },
  pick: (_state, _seat, rng) => rng.below(MOVES),
  apply: discard,
  write,
  read,
  /** Everything once the game is over. */
  view: (state, eye) => show(state, state.phase === OVER ? null : eye),
  eventFor,
  determinize,
  outcome,
  dump: (state) => show(state, null),
})

/** Returns the most plies: every deal scores at least one point for one seat, and every seat moves once in it. */
function maxPlies(options: PittsburghOptions, seats: number): number {
  const deals = seats * (options.target - 1) + 1
  return deals * seats
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type PittsburghDrawRefusal = TurnRefusal | 'card-not-in-hand'

const DISCARD_WORD = 'discard '

/** Length of the longest text: five cards of two digits, separated by spaces. */
const MAX_LENGTH = DISCARD_WORD.length + 3 * HAND_SIZE - 1

/** Writes a move in the notation of the rules page: `stand`, or `discard` with the cards, ascending. */
function write(state: PittsburghState, seat: Seat, move: Move): string {
  if (move === STAND) return 'stand'
  const hand = namesOf(state.hands, HAND_SIZE * seat, HAND_SIZE)
  return DISCARD_WORD + hand.filter((_, place) => (move >> place) & 1).join(' ')
}

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
function read(state: PittsburghState, seat: Seat, text: string): Result<Move, PittsburghDrawRefusal> {
  if (state.phase === OVER) return refuse('game-over', 'The game is over.')
  const cards = parseMove(text)
  if (!cards) {
    return refuse('bad-move', 'A move is stand, or discard with one to five cards in ascending order (discard 1 8 C).')
  }
  if (state.phase !== DISCARD) return refuse('not-your-turn', 'The cards are being shuffled.')
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  return readDiscard(state, seat, cards)
}

/** Returns the cards that a move text discards: none, or one to five, ascending; null if the text is malformed. */
export function parseMove(text: string): Card[] | null {
  if (text === 'stand') return []
  if (text.length > MAX_LENGTH || !text.startsWith(DISCARD_WORD)) return null
  const cards = text.slice(DISCARD_WORD.length).split(' ').map(cardNamed)
  if (cards.length > HAND_SIZE) return null
  const ascending = cards.every((card, i) => card > (i === 0 ? -1 : cards[i - 1]!))
  return ascending ? cards : null
}

function readDiscard(state: PittsburghState, seat: Seat, cards: readonly Card[]): Result<Move, PittsburghDrawRefusal> {
  let move = STAND
  for (const card of cards) {
    const place = state.hands.subarray(HAND_SIZE * seat, HAND_SIZE * seat + HAND_SIZE).indexOf(card)
    if (place < 0) return refuse('card-not-in-hand', `${nameOf(card)} is not in the hand.`)
    move |= 1 << place
  }
  return accept(move)
}

function nameOf(card: Card): string {
  const name = cardName(card)
  return name === 'C' ? 'The Cheater' : `Card ${name}`
}

/** Returns what an eye may know; null stands for everything. */
export function show(state: PittsburghState, eye: Eye | null): PittsburghView {
  const seats = lettersOf(state.seats).map((_, seat) => seat)
  const sees = (seat: Seat) => eye === null || eye === seat
  const discardCount = (seat: Seat) => (state.discardCounts[seat]! < 0 ? null : state.discardCounts[seat]!)
  return {
    deal: state.deal,
    dealer: letterOf(state.dealer),
    turn: state.phase === DISCARD ? letterOf(state.turn) : null,
    stock: eye === null ? stockNames(state) : state.end - state.top,
    hands: bySeat(seats.map((seat) => (sees(seat) ? handNames(state, seat) : state.heldCounts[seat]!))),
    discards: bySeat(seats.map((seat) => (sees(seat) ? discardNames(state, seat) : discardCount(seat)))),
    shown: showingOf(state),
    deals: Array.from({ length: state.finishedDeals }, (_, deal) => dealOf(state, deal)),
  }
}

/** Restores a table from a view; hidden cards keep their room in the arrays, with meaningless values. */
function restore(seen: PittsburghSeen): PittsburghState {
  const state = start(seen.options, seen.seats)
  const known = seen.state
  state.deal = known.deal
  state.dealer = seatOf(known.dealer)
  for (const { winner, points } of known.deals) addDeal(state, seatOf(winner), points)
  restoreCards(state, known)
  state.turn = known.turn === null ? 0 : seatOf(known.turn)
  state.phase = phaseOf(seen, state)
  if (state.phase === OVER) state.reshuffled = wasReshuffled(state) ? 1 : 0
  return state
}

function restoreCards(state: PittsburghState, known: PittsburghView): void {
  lettersOf(state.seats).forEach((letter, seat) => {
    state.heldCounts[seat] = place(known.hands[letter] ?? 0, state.hands, HAND_SIZE * seat)
    const discards = known.discards[letter] ?? null
    state.discardCounts[seat] = discards === null ? UNMOVED : place(discards, state.discards, HAND_SIZE * seat)
    place(known.shown?.hands[letter]?.cards ?? 0, state.shownHands, HAND_SIZE * seat)
  })
  state.end = place(known.stock, state.stock, 0)
}

/** Writes cards if they are known, and returns their number. */
function place(cards: readonly string[] | number, into: Uint8Array, from: number): number {
  if (typeof cards === 'number') return cards
  into.set(cards.map(cardNamed), from)
  return cards.length
}

function phaseOf(seen: PittsburghSeen, state: PittsburghState): number {
  if (seen.over) return OVER
  if (seen.state.turn !== null) return DISCARD
  return state.discardCounts[state.dealer] === UNMOVED ? SHUFFLE : RESHUFFLE
}

/** Whether the discards were shuffled again, found by one of them lying in the stock or in a hand. */
function wasReshuffled(state: PittsburghState): boolean {
  const seat = state.discardCounts.findIndex((thrown) => thrown > 0)
  if (seat < 0) return false
  const card = state.discards[HAND_SIZE * seat]!
  return state.stock.subarray(state.top, state.end).includes(card) || holds(state, card)
}

function holds(state: PittsburghState, card: number): boolean {
  return state.hands.subarray(0, HAND_SIZE * state.seats).includes(card)
}

/** What one view reveals about the hidden cards. */
interface HiddenCards {
  /** The table as far as it is known. Never modified. */
  readonly known: PittsburghState
  /** Cards in other hands, among other seats' discards or in the stock. */
  readonly unseen: readonly Card[]
  /** Seats whose cards are hidden from the viewer. */
  readonly others: readonly Seat[]
}

/**
 * Returns a full table consistent with a view. An unseen card may be anywhere: all that a view shows of another seat's
 * hand and discards is their number.
 */
export function determinize(seen: PittsburghSeen, rng: Rng): PittsburghState {
  const { known, unseen, others } = hiddenOf(seen)
  const state = clone(known)
  if (unseen.length === 0) return state
  const cards = [...unseen]
  shuffle(cards, cards.length, rng)
  let next = 0
  for (const seat of others) {
    const held = state.heldCounts[seat]!
    state.heldCounts[seat] = 0
    for (let i = 0; i < held; i++) give(state, seat, cards[next++]!)
    putInOrder(state.hands, HAND_SIZE * seat, held)
    const thrown = Math.max(0, state.discardCounts[seat]!)
    for (let i = 0; i < thrown; i++) state.discards[HAND_SIZE * seat + i] = cards[next++]!
    putInOrder(state.discards, HAND_SIZE * seat, thrown)
  }
  for (let i = state.top; i < state.end; i++) state.stock[i] = cards[next++]!
  return state
}

const hiddenOf = memoizePerView((seen: PittsburghSeen): HiddenCards => {
  const known = restore(seen)
  const { stock, hands, discards } = seen.state
  if (typeof stock !== 'number' || known.heldCounts.every((held) => held === 0))
    return { known, unseen: [], others: [] }
  const own = lettersOf(seen.seats).flatMap((letter) => [hands[letter], discards[letter]])
  const seenCards = new Set(own.flatMap((cards) => (Array.isArray(cards) ? (cards as string[]) : [])).map(cardNamed))
  return {
    known,
    unseen: Array.from({ length: known.packSize }, (_, card) => card).filter((card) => !seenCards.has(card)),
    others: lettersOf(seen.seats)
      .map((letter) => seatOf(letter))
      .filter((seat) => seat !== seen.eye),
  }
})
