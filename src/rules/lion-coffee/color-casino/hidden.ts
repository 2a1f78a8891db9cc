import type { Keeper } from '../../casino/keepers'
import { lettersOf, type Seen } from '../../kit'
import { CARDS, cardOf, COLOUR, COLOUR_SIZE, NUMBER, type Card } from '../cards'
import { HIGH, LOW } from '../sets'
import { restore } from './restore'
import type { ColorView } from './shape'
import { HIGH_WORDS, holds, type ColorState } from './state'

/** What one view says of the hidden cards. */
export interface Hidden {
  /** The table with all that is known of it. Never changed. */
  readonly known: ColorState
  /** Cards that lie nowhere in sight: in other hands or in the stock. */
  readonly unseen: readonly Card[]
  /** How many of them each seat holds, the rest being the stock. */
  readonly wanting: readonly number[]
  readonly keepers: readonly Keeper[]
}

/** Views do not change, and a search imagines thousands of tables from one: each is understood once. */
const UNDERSTOOD = new WeakMap<Seen<ColorView>, Hidden>()

export function hiddenOf(seen: Seen<ColorView>): Hidden {
  const before = UNDERSTOOD.get(seen)
  if (before) return before
  const known = restore(seen)
  const unseen = Array.from({ length: CARDS }, (_, card) => card).filter((card) => isUnseen(known, card))
  const wanting = lettersOf(seen.seats).map((letter) => {
    const hand = seen.state.hands[letter]!
    return typeof hand === 'number' ? hand : 0
  })
  const hidden: Hidden = { known, unseen, wanting, keepers: keepersOf(known, seen.eye, unseen) }
  UNDERSTOOD.set(seen, hidden)
  return hidden
}

function isUnseen(state: ColorState, card: Card): boolean {
  let low = state.looseLow | state.topsLow
  let high = state.looseHigh | state.topsHigh
  for (let seat = 0; seat < state.seats; seat++) {
    low |= state.hands[seat]! | state.piles[seat]!
    high |= state.hands[HIGH_WORDS + seat]! | state.piles[HIGH_WORDS + seat]!
  }
  if (((low & LOW[card]!) | (high & HIGH[card]!)) !== 0) return false
  return !topsOf(state).some((top) => state.lowers[top] === card)
}

function topsOf(state: ColorState): Card[] {
  return Array.from({ length: CARDS }, (_, card) => card).filter((card) => {
    return ((state.topsLow & LOW[card]!) | (state.topsHigh & HIGH[card]!)) !== 0
  })
}

/** Whoever built kept back the card of the sum or that of the difference. */
function keepersOf(state: ColorState, eye: number, unseen: readonly Card[]): Keeper[] {
  return topsOf(state).flatMap((top) => {
    const seat = state.builders[top]!
    const proper = properCards(state, top)
    const turnedUp = proper.some((card) => !unseen.includes(card) && !(eye >= 0 && holds(state, eye, card)))
    if (seat === eye || turnedUp) return []
    return [{ seat, cards: proper.filter((card) => unseen.includes(card)) }]
  })
}

/** The cards for which a build may have been made. None of them is in it. */
function properCards(state: ColorState, top: Card): Card[] {
  const [lower, higher] = [NUMBER[state.lowers[top]!]!, NUMBER[top]!]
  const numbers = [higher - lower, higher + lower].filter((n) => n <= COLOUR_SIZE && n !== lower)
  return numbers.map((n) => cardOf(COLOUR[top]!, n))
}
