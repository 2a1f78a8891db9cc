import { shuffle, type Rng, randomEntry } from '../../kit'
import { HIGH_BITS, LOW_BITS, CARDS, CHEATER, cardNamed, type Card } from '../cards'
import { lowestHolder, HAND_SIZE } from './deal'
import { hiddenOf, type HiddenCards } from './hidden'
import type { FortyNineSeen } from './shape'
import { ownSquareOf } from './move'
import { canPlay, clone, give, hasStock, isOpen, isOpening, type FortyNineState, handSize } from './state'

/**
 * Guesses how many unseen cards each seat of a strict table holds, as hand sizes are secret there. All seats have had
 * about as many turns, so other hands are guessed near the viewer's own size (five for a spectator), within the known
 * limits: five each before the opening card, no empty hand, whether the stock is empty, and a stock never larger than
 * after the deal.
 */
function guessHiddenCounts({ known, eye, unseen, stockEmpty }: HiddenCards, rng: Rng): number[] {
  const sizes = Array.from({ length: known.seats }, (_, seat) => handSize(known, seat))
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
        give(state, seat, card)
        missing--
      }
    }
    left = kept
  }
  state.top = CARDS - left
  for (let i = 0; i < left; i++) state.pack[state.top + i] = cards[i]!
}

function isBarred(hidden: HiddenCards, card: Card): boolean {
  return ((hidden.barLow & LOW_BITS[card]!) | (hidden.barHigh & HIGH_BITS[card]!)) !== 0
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
