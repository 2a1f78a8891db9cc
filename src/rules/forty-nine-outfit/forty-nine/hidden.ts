import { lettersOf, type Rng, type Seat, type Seen } from '../../kit'
import { CARDS, CHEATER, type Card } from '../cards'
import { HAND } from './deal'
import type { FortyNineView } from './shape'
import { handSize, holds, isOpening, isTaken, type FortyNineState } from './state'

/** What is hidden of a restored table. */
export interface Hidden {
  /** Cards that lie nowhere in sight: in other hands or in the stock. */
  readonly unseen: Card[]
  /** How many of them each seat holds; the rest is the stock. */
  readonly wanting: readonly number[]
}

export function hiddenOf(state: FortyNineState, seen: Seen<FortyNineView>, rng: Rng): Hidden {
  const unseen: Card[] = []
  for (let card = 0; card < CARDS; card++) if (isUnseen(state, card)) unseen.push(card)
  const sizes = lettersOf(state.seats).map((letter) => seen.state.hands[letter] ?? null)
  const told = sizes.map((hand) => (typeof hand === 'number' ? hand : 0))
  return { unseen, wanting: state.strict ? guessWanting(state, seen, unseen.length, rng) : told }
}

function isUnseen(state: FortyNineState, card: Card): boolean {
  if (card === CHEATER ? state.cheaterAt >= 0 : isTaken(state, card) && card !== state.cheaterAt) return false
  for (let seat = 0; seat < state.seats; seat++) if (holds(state, seat, card)) return false
  return true
}

/**
 * A strict table tells nobody how many cards another holds. Everyone has had about as many turns, so other hands are
 * guessed near the own one (five for an onlooker), within what is certain: five each before the opening card, nobody
 * without a card, a stock that is empty or not, and never larger than after the deal.
 */
function guessWanting(state: FortyNineState, seen: Seen<FortyNineView>, unseen: number, rng: Rng): number[] {
  const seats = lettersOf(state.seats).map((_, seat) => seat)
  const others = seats.filter((seat) => seat !== seen.eye)
  const known = seats.map((seat) => handSize(state, seat))
  const wanting = seats.map((seat) => (seat === seen.eye ? 0 : HAND - known[seat]!))
  if (isOpening(state)) return wanting

  const own = known[seen.eye] ?? HAND
  const least = known.map((size) => (size > 0 ? 0 : 1))
  for (const seat of others) wanting[seat] = Math.max(least[seat]!, own + rng.below(5) - 2 - known[seat]!)

  const dealt = CARDS - HAND * state.seats
  const most = seen.state.stockEmpty ? 0 : dealt - (state.drawn ? 1 : 0)
  const fewest = seen.state.stockEmpty ? 0 : 1
  let stock = unseen - wanting.reduce((sum, size) => sum + size, 0)
  for (; stock > most; stock--) wanting[oneOf(others, rng)]!++
  for (; stock < fewest; stock++) {
    wanting[
      oneOf(
        others.filter((seat) => wanting[seat]! > least[seat]!),
        rng,
      )
    ]!--
  }
  return wanting
}

function oneOf(seats: readonly Seat[], rng: Rng): Seat {
  return seats[rng.below(seats.length)]!
}
