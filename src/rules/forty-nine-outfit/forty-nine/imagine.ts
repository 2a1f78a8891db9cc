import { shuffle, type Rng, type Seat, type Seen } from '../../kit'
import { CARDS, CHEATER, cardNamed, type Card } from '../cards'
import { lowestHolder, lowestNumber } from './deal'
import { hiddenOf, type Hidden } from './hidden'
import { restore } from './restore'
import type { FortyNineView } from './shape'
import { canPlay, give, hasStock, isOpen, isOpening, type FortyNineState } from './state'
import { skippedSeats } from './telling'

/** How often a deal is tried anew before a card that is known to be in a hand is put there. */
const TRIES = 300

/**
 * A full table that agrees with what was seen. Hidden cards are dealt at random among all ways that agree with the
 * view: cards returned to a hand stay there; a seat passed over by itself holds nothing that fits, the seat that must
 * play holds something that does, the seat that opens holds the lowest card. Hand sizes of a strict table are guessed.
 */
export function imagine(seen: Seen<FortyNineView>, rng: Rng): FortyNineState {
  const state = restore(seen)
  const { stock } = seen.state
  if (Array.isArray(stock)) {
    stack(state, stock.map(cardNamed))
    return state
  }
  const hidden = hiddenOf(state, seen, rng)
  const known = state.hands.slice()
  for (let tries = 0; tries === 0 || (tries <= TRIES && !agrees(state)); tries++) {
    state.hands.set(known)
    deal(state, hidden, seen, tries === TRIES, rng)
  }
  return state
}

/** Deals seats that cannot hold some cards first: then every agreeing deal is as likely as any other. */
function deal(state: FortyNineState, hidden: Hidden, seen: Seen<FortyNineView>, force: boolean, rng: Rng): void {
  const left = [...hidden.unseen]
  shuffle(left, left.length, rng)
  if (force) moveToFront(left, wantedOfTurn(state))
  const barred = barOf(state, seen)
  const order = dealingOrder(state, barred)
  for (const seat of order) {
    for (let i = 0, wanting = hidden.wanting[seat]!; wanting > 0 && i < left.length;) {
      const card = left[i]!
      if (barred.seats.includes(seat) && barred.card(card)) i++
      else {
        give(state, seat, card)
        left.splice(i, 1)
        wanting--
      }
    }
  }
  stack(state, left)
}

/** Seats of which it is known that they hold no such card. */
interface Bar {
  readonly seats: readonly Seat[]
  card(card: Card): boolean
}

function barOf(state: FortyNineState, seen: Seen<FortyNineView>): Bar {
  if (isOpening(state) && state.turn === seen.eye) {
    const opening = lowestNumber(state, state.turn)
    const seats = Array.from({ length: state.seats }, (_, seat) => seat)
    return { seats: seats.filter((seat) => seat !== seen.eye), card: (card) => card < opening }
  }
  return { seats: skippedSeats(state), card: (card) => fits(state, card) }
}

/** Barred seats, then the seat whose turn it is, then the others. */
function dealingOrder(state: FortyNineState, barred: Bar): Seat[] {
  const seats = Array.from({ length: state.seats }, (_, i) => (state.turn + i) % state.seats)
  return [...seats.filter((s) => barred.seats.includes(s)), ...seats.filter((s) => !barred.seats.includes(s))]
}

/** Whether the seat that has the turn could have it with these hands. */
function agrees(state: FortyNineState): boolean {
  if (isOpening(state)) return lowestHolder(state) === state.turn
  return state.strict || hasStock(state) || canPlay(state, state.turn)
}

/** The cards one of which the seat in turn must hold. */
function wantedOfTurn(state: FortyNineState): (card: Card, cards: readonly Card[]) => boolean {
  if (isOpening(state)) return (card, cards) => card === Math.min(...cards)
  return (card) => fits(state, card)
}

function fits(state: FortyNineState, card: Card): boolean {
  return card === CHEATER || isOpen(state, card)
}

function moveToFront(cards: Card[], wanted: (card: Card, cards: readonly Card[]) => boolean): void {
  const at = cards.findIndex((card) => wanted(card, cards))
  if (at > 0) cards.unshift(...cards.splice(at, 1))
}

/** Makes these cards the stock, top first. */
function stack(state: FortyNineState, cards: readonly Card[]): void {
  state.top = CARDS - cards.length
  state.pack.set(cards, state.top)
}
