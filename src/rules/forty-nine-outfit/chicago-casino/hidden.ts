import type { Keeper } from '../../casino/keepers'
import { lettersOf, type Seen } from '../../kit'
import { HIGH, LOW } from '../bits'
import { CARDS, CHEATER, type Card } from '../cards'
import { hasCard, HIGH_WORDS } from '../hands'
import { COLOUR, highOf, lowOf } from './colour-sets'
import { restore } from './restore'
import type { ChicagoView } from './shape'
import { isTop, type ChicagoState } from './state'

/** What one view says of the hidden cards. */
export interface Hidden {
  /** The table with all that is known of it. Never changed. */
  readonly known: ChicagoState
  /** Cards that lie nowhere in sight: in other hands or in the stock. */
  readonly unseen: readonly Card[]
  /** How many of them each seat holds, the rest being the stock. */
  readonly wanting: readonly number[]
  readonly keepers: readonly Keeper[]
}

/** Views do not change, and a search imagines thousands of tables from one: each is understood once. */
const UNDERSTOOD = new WeakMap<Seen<ChicagoView>, Hidden>()

export function hiddenOf(seen: Seen<ChicagoView>): Hidden {
  const before = UNDERSTOOD.get(seen)
  if (before) return before
  const known = restore(seen)
  const [low, high] = openCards(known)
  const unseen = Array.from({ length: known.size }, (_, card) => card).filter((card) => {
    return ((low & LOW[card]!) | (high & HIGH[card]!)) === 0
  })
  const wanting = lettersOf(seen.seats).map((letter) => {
    const hand = seen.state.hands[letter]!
    return typeof hand === 'number' ? hand : 0
  })
  const hidden: Hidden = { known, unseen, wanting, keepers: keepersOf(known, seen.eye, unseen) }
  UNDERSTOOD.set(seen, hidden)
  return hidden
}

/** All cards that the eye sees somewhere. */
function openCards(state: ChicagoState): [number, number] {
  let low = state.looseLow
  let high = state.looseHigh
  for (let seat = 0; seat < state.seats; seat++) {
    low |= state.hands[seat]! | state.piles[seat]!
    high |= state.hands[HIGH_WORDS + seat]! | state.piles[HIGH_WORDS + seat]!
  }
  for (let top = 0; top < CARDS; top++) {
    if (!isTop(state, top)) continue
    low |= lowOf(COLOUR[top]!, state.builds[top]!)
    high |= highOf(COLOUR[top]!, state.builds[top]!)
  }
  return [low, high]
}

/**
 * Whoever built kept back a higher card of the colour, or the Cheater. As long as none of these has turned up, one of
 * them is in his hand still.
 */
function keepersOf(state: ChicagoState, eye: number, unseen: readonly Card[]): Keeper[] {
  const keepers: Keeper[] = []
  for (let top = 0; top < CHEATER; top++) {
    const seat = state.builders[top]!
    if (!isTop(state, top) || seat === eye) continue
    const above = Array.from({ length: state.size }, (_, card) => card).filter((card) => {
      return card === CHEATER || (card > top && COLOUR[card] === COLOUR[top])
    })
    const hidden = above.filter((card) => unseen.includes(card) || (eye >= 0 && hasCard(state.hands, eye, card)))
    if (hidden.length < above.length) continue
    keepers.push({ seat, cards: above.filter((card) => unseen.includes(card)) })
  }
  return keepers
}
