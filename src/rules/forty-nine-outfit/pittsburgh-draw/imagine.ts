import { lettersOf, seatOf, shuffle, type Rng, type Seat } from '../../kit'
import { cardNamed, type Card } from '../cards'
import { HAND } from '../ranking'
import { putInOrder } from './order'
import { restore } from './restore'
import type { PittsburghSeen } from './shape'
import { clone, give, type PittsburghState } from './state'

/** What one view says of the hidden cards. */
interface Hidden {
  /** The table with all that is known of it. Never changed. */
  readonly known: PittsburghState
  /** Cards that lie in other hands, among the others' discards or in the stock. */
  readonly unseen: readonly Card[]
  /** Seats whose cards are unseen. */
  readonly others: readonly Seat[]
}

/** Views do not change, and a search imagines thousands of tables from one: each is understood once. */
const UNDERSTOOD = new WeakMap<PittsburghSeen, Hidden>()

/**
 * A full table that agrees with what was seen. Any unseen card may be anywhere: nothing that is seen says what another
 * seat holds or threw away but how many cards they are.
 */
export function imagine(seen: PittsburghSeen, rng: Rng): PittsburghState {
  // In range: seats; as many cards are unseen as lie in hands, discards and stock.
  const { known, unseen, others } = hiddenOf(seen)
  const state = clone(known)
  if (unseen.length === 0) return state
  const cards = [...unseen]
  shuffle(cards, cards.length, rng)
  let next = 0
  for (const seat of others) {
    const held = state.held[seat]!
    state.held[seat] = 0
    for (let i = 0; i < held; i++) give(state, seat, cards[next++]!)
    putInOrder(state.hands, HAND * seat, held)
    const thrown = Math.max(0, state.thrown[seat]!)
    for (let i = 0; i < thrown; i++) state.discards[HAND * seat + i] = cards[next++]!
    putInOrder(state.discards, HAND * seat, thrown)
  }
  for (let i = state.top; i < state.end; i++) state.stock[i] = cards[next++]!
  return state
}

function hiddenOf(seen: PittsburghSeen): Hidden {
  const before = UNDERSTOOD.get(seen)
  if (before) return before
  const hidden = understand(seen)
  UNDERSTOOD.set(seen, hidden)
  return hidden
}

function understand(seen: PittsburghSeen): Hidden {
  const known = restore(seen)
  const { stock, hands, discards } = seen.state
  if (typeof stock !== 'number' || known.held.every((held) => held === 0)) return { known, unseen: [], others: [] }
  const own = lettersOf(seen.seats).flatMap((letter) => [hands[letter], discards[letter]])
  const seenCards = new Set(own.flatMap((cards) => (Array.isArray(cards) ? (cards as string[]) : [])).map(cardNamed))
  return {
    known,
    unseen: Array.from({ length: known.cards }, (_, card) => card).filter((card) => !seenCards.has(card)),
    others: lettersOf(seen.seats)
      .map((letter) => seatOf(letter))
      .filter((seat) => seat !== seen.eye),
  }
}
