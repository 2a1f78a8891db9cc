import {
  type Seat,
  bySeat,
  letterOf,
  lettersOf,
  type Eye,
  memoizePerView,
  type SeatSet,
  seatOf,
  shuffle,
  type Rng,
  randomEntry,
} from '../../kit'
import { CARDS, cardName, CHEATER, HIGH_BITS, LOW_BITS, type Card, cardNamed, hasMember } from '../cards'
import {
  type FortyNineState,
  hasStock,
  isTaken,
  skippedSeats,
  tallyOf,
  CHEATER_BIT,
  isOpening,
  occupy,
  start,
  restoreTally,
  canPlay,
  clone,
  isOpen,
} from './state'
import { SQUARES } from '../board'
import type { FortyNineView, FortyNineSeen } from './shape'
import { lowestNumber, lowestHolder, HAND_SIZE } from './play'
import { ownSquareOf, cardOf, isPlay, laysCheater, squareOf, type Move } from './move'
import { addCard, removeCard, unionOf, countCards, cardNames } from '../hands'

/** Returns the names of the cards in stock, top first. */
function stockNames(state: FortyNineState): string[] {
  return Array.from(state.pack.subarray(state.top, CARDS), cardName)
}

/** Returns the complete State of the rules page. */
export function dump(state: FortyNineState): FortyNineView {
  return { ...open(state), stock: stockNames(state), hands: namesBySeat(state, state.hands) }
}

/** Returns what a viewer may know of the State; everything once the game is over. */
export function view(state: FortyNineState, eye: Eye): FortyNineView {
  return { ...open(state), ...own(state, eye) }
}

export const viewParts = { open, own }

type OwnKeys = 'stock' | 'hands' | 'stockEmpty' | 'shown'

/** Returns the part of the view that is the same for every viewer. */
function open(state: FortyNineState): Omit<FortyNineView, OwnKeys> {
  return {
    dealer: letterOf(state.seats - 1),
    turn: state.ended || !state.dealt ? null : letterOf(state.turn),
    drawn: state.hasDrawn === 1,
    board: boardOf(state),
    points: bySeat(state.points.subarray(0, state.seats)),
    tally: tallyOf(state),
    skipped: skippedSeats(state).map(letterOf),
    ended: state.ended,
  }
}

/** Returns hands and stock as a viewer sees them. */
function own(state: FortyNineState, eye: Eye): Pick<FortyNineView, OwnKeys> {
  if (state.ended) return { stock: stockNames(state), hands: namesBySeat(state, state.hands) }
  const hidden = (size: number) => (state.isStrict ? null : size)
  const hands: Record<string, string[] | number | null> = {}
  for (let seat = 0; seat < state.seats; seat++) {
    hands[letterOf(seat)] = seat === eye ? cardNames(state.hands, seat) : hidden(countCards(state.hands, seat))
  }
  const seen = { stock: hidden(CARDS - state.top), hands }
  return state.isStrict
    ? { ...seen, stockEmpty: !hasStock(state), shown: namesBySeat(state, state.returnedCards) }
    : seen
}

function namesBySeat({ seats }: FortyNineState, hands: FortyNineState['hands']): Record<string, string[]> {
  return bySeat(lettersOf(seats).map((_, seat) => cardNames(hands, seat)))
}

function boardOf(state: FortyNineState): (string | null)[] {
  const board: (string | null)[] = []
  for (let square = 0; square < SQUARES; square++) board.push(isTaken(state, square) ? cardName(square) : null)
  if (state.cheaterAt >= 0) board[state.cheaterAt] = cardName(CHEATER)
  return board
}

/** Restores a table from a view; hands and stock hold only the cards that the viewer knows. */
function restore(seen: FortyNineSeen): FortyNineState {
  const state = start(seen.options, seen.seats)
  const known = seen.state
  // Before the deal nobody is to move, although the game has not ended.
  if (known.turn === null && known.ended === null) return state
  state.dealt = 1
  known.board.forEach((name, square) => {
    if (name === null) return
    occupy(state, square)
    if (cardNamed(name) === CHEATER) state.cheaterAt = square
  })
  restoreHands(state, known)
  restoreTally(state, known.tally)
  state.turn = known.turn === null ? 0 : seatOf(known.turn)
  state.hasDrawn = known.drawn ? 1 : 0
  state.skippedCount = known.skipped.length
  state.ended = known.ended
  return state
}

function restoreHands(state: FortyNineState, known: FortyNineView): void {
  lettersOf(state.seats).forEach((letter, seat) => {
    const hand = known.hands[letter]
    if (Array.isArray(hand)) for (const card of hand) addCard(state.hands, seat, cardNamed(card))
    for (const card of known.shown?.[letter] ?? []) {
      addCard(state.hands, seat, cardNamed(card))
      addCard(state.returnedCards, seat, cardNamed(card))
    }
  })
}

/** What one view reveals about the hidden cards. */
interface HiddenCards {
  /** The table as far as it is known. Never modified. */
  readonly known: FortyNineState
  readonly eye: number
  /** Cards whose place the viewer does not know: in other hands or in the stock. */
  readonly unseen: readonly Card[]
  /** Number of unseen cards in each hand, the rest being the stock; null where hand sizes are secret. */
  readonly hiddenCounts: readonly number[] | null
  readonly stockEmpty: boolean
  /** Seats known not to hold certain cards, and the mask of those cards. */
  readonly barred: SeatSet
  readonly barLow: number
  readonly barHigh: number
  /** The order in which hands are dealt: barred seats first, then the others, both from the seat to move on. */
  readonly order: readonly Seat[]
}

const hiddenOf = memoizePerView((seen: FortyNineSeen): HiddenCards => {
  const known = restore(seen)
  const bar = barOf(known, seen.eye)
  return {
    known,
    eye: seen.eye,
    unseen: Array.from({ length: CARDS }, (_, card) => card).filter((card) => isUnseen(known, card)),
    hiddenCounts: known.isStrict && !seen.over ? null : wantingOf(seen),
    stockEmpty: seen.state.stockEmpty === true,
    ...bar,
    order: dealingOrder(known, bar.barred),
  }
})

function isUnseen(state: FortyNineState, card: Card): boolean {
  if (card === CHEATER ? state.cheaterAt >= 0 : isTaken(state, ownSquareOf(card)) && card !== state.cheaterAt)
    return false
  return !hasMember(...unionOf(state.hands, state.seats), card)
}

function wantingOf(seen: FortyNineSeen): number[] {
  return lettersOf(seen.seats).map((letter) => {
    const hand = seen.state.hands[letter]
    return typeof hand === 'number' ? hand : 0
  })
}

/**
 * Returns what is known not to be in other hands. Before the opening card, if the viewer is to open, no other hand has
 * a lower card. With an empty stock, a seat that was passed over holds no card that can be played.
 */
function barOf(state: FortyNineState, eye: number): Pick<HiddenCards, 'barred' | 'barLow' | 'barHigh'> {
  if (!isOpening(state)) {
    const barred = skippedSeats(state).reduce((set, seat) => set | (1 << seat), 0)
    return { barred, barLow: state.openLow, barHigh: state.openHigh | CHEATER_BIT }
  }
  if (state.turn !== eye) return { barred: 0, barLow: 0, barHigh: 0 }
  const lower = Array.from({ length: lowestNumber(state, eye) }, (_, card) => card)
  return {
    barred: ((1 << state.seats) - 1) & ~(1 << eye),
    barLow: lower.reduce((mask, card) => mask | LOW_BITS[card]!, 0),
    barHigh: lower.reduce((mask, card) => mask | HIGH_BITS[card]!, 0),
  }
}

function dealingOrder(state: FortyNineState, barred: SeatSet): Seat[] {
  const seats = Array.from({ length: state.seats }, (_, i) => (state.turn + i) % state.seats)
  const isBarred = (seat: Seat) => (barred & (1 << seat)) !== 0
  return [...seats.filter(isBarred), ...seats.filter((seat) => !isBarred(seat))]
}

/**
 * Guesses how many unseen cards each seat of a strict table holds, as hand sizes are secret there. All seats have had
 * about as many turns, so other hands are guessed near the viewer's own size (five for a spectator), within the known
 * limits: five each before the opening card, no empty hand, whether the stock is empty, and a stock never larger than
 * after the deal.
 */
function guessHiddenCounts({ known, eye, unseen, stockEmpty }: HiddenCards, rng: Rng): number[] {
  const sizes = Array.from({ length: known.seats }, (_, seat) => countCards(known.hands, seat))
  const others = [...sizes.keys()].filter((seat) => seat !== eye)
  if (isOpening(known)) return sizes.map((size) => HAND_SIZE - size)

  const own = sizes[eye] ?? HAND_SIZE
  const least = sizes.map((size) => (size > 0 ? 0 : 1))
  const wanting = sizes.map((size, seat) => {
    return seat === eye ? 0 : Math.max(least[seat]!, own + rng.below(5) - 2 - size)
  })
  const most = stockEmpty ? 0 : CARDS - HAND_SIZE * known.seats - known.hasDrawn
  const fewest = stockEmpty ? 0 : 1
  let stock = unseen.length - wanting.reduce((sum, size) => sum + size, 0)
  for (; stock > most; stock--) wanting[randomEntry(others, rng)]!++
  for (; stock < fewest; stock++) {
    const rich = others.filter((seat) => wanting[seat]! > least[seat]!)
    wanting[randomEntry(rich, rng)]!--
  }
  return wanting
}

/** Number of random deals before a card known to be in a hand is placed there deliberately. */
const MAX_TRIES = 300

/**
 * Returns a full table consistent with a view. Hidden cards are dealt uniformly among all ways that agree with the
 * view: cards returned to a hand stay there; a seat passed over automatically holds no playable card, a seat that must
 * play holds one, and the seat that opens holds the lowest card. Hand sizes of a strict table are guessed.
 */
export function determinize(seen: FortyNineSeen, rng: Rng, plies?: number): FortyNineState {
  const hidden = hiddenOf(seen)
  const state = clone(hidden.known)
  if (plies !== undefined) state.ply = plies
  if (!state.dealt) return state
  const { stock } = seen.state
  if (Array.isArray(stock)) {
    state.top = CARDS - stock.length
    stock.forEach((card, i) => (state.pack[state.top + i] = cardNamed(card)))
    return state
  }
  const wanting = hidden.hiddenCounts ?? guessHiddenCounts(hidden, rng)
  const cards = [...hidden.unseen]
  for (let tries = 0; tries === 0 || (tries <= MAX_TRIES && !agrees(state)); tries++) {
    shuffle(cards, cards.length, rng)
    if (tries === MAX_TRIES) moveToFront(cards, state)
    state.hands.set(hidden.known.hands)
    deal(state, hidden, wanting, [...cards])
  }
  return state
}

/**
 * Deals the unseen cards. Seats barred from some cards are dealt to first, so that every consistent deal is equally
 * likely.
 */
function deal(state: FortyNineState, hidden: HiddenCards, wanting: readonly number[], cards: Card[]): void {
  let left = cards.length
  for (const seat of hidden.order) {
    const barred = (hidden.barred & (1 << seat)) !== 0
    let kept = 0
    let missing = wanting[seat]!
    for (let i = 0; i < left; i++) {
      const card = cards[i]!
      if (missing === 0 || (barred && isBarred(hidden, card))) cards[kept++] = card
      else {
        addCard(state.hands, seat, card)
        missing--
      }
    }
    left = kept
  }
  state.top = CARDS - left
  for (let i = 0; i < left; i++) state.pack[state.top + i] = cards[i]!
}

function isBarred(hidden: HiddenCards, card: Card): boolean {
  return hasMember(hidden.barLow, hidden.barHigh, card)
}

/** Whether the seat to move could have the turn with these hands. */
function agrees(state: FortyNineState): boolean {
  if (isOpening(state)) return lowestHolder(state) === state.turn
  return state.isStrict || hasStock(state) || canPlay(state, state.turn)
}

/**
 * Moves a card that the seat to move must hold to the front of the unseen cards, from where it is dealt to that seat.
 */
function moveToFront(cards: Card[], state: FortyNineState): void {
  const wanted = isOpening(state)
    ? cards.indexOf(Math.min(...cards))
    : cards.findIndex((card) => card === CHEATER || isOpen(state, ownSquareOf(card)))
  if (wanted > 0) cards.unshift(...cards.splice(wanted, 1))
}

/**
 * Whether a play may tell who can play next. With the automatic referee and no stock, the next seat is passed over if
 * it cannot; whether it can is known only if it holds more hidden cards than are of no use, or none can be of use.
 */
export function mayTell(seen: FortyNineSeen, seat: Seat, move: Move): boolean {
  const { known, unseen, hiddenCounts } = hiddenOf(seen)
  if (!isPlay(move) || !hiddenCounts || seen.state.stock !== 0) return false
  const state = clone(known)
  removeCard(state.hands, seat, cardOf(move))
  occupy(state, squareOf(move))
  if (laysCheater(move)) state.cheaterAt = squareOf(move)
  const idle = unseen.filter((card) => !isOfUse(state, card)).length
  for (let i = 1; i <= state.seats; i++) {
    const next = (seat + i) % state.seats
    const hidden = hiddenCounts[next]!
    if (canPlay(state, next) || hidden > idle) return false
    if (hidden > 0 && idle < unseen.length) return true
  }
  return false
}

function isOfUse(state: FortyNineState, card: Card): boolean {
  return card === CHEATER || isOpen(state, ownSquareOf(card))
}
