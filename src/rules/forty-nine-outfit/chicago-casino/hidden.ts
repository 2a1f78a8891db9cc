import { lettersOf, type Seat, type Seen } from '../../kit'
import { count, HIGH, LOW } from '../bits'
import { CARDS, CHEATER, type Card } from '../cards'
import { COLOUR, highOf, lowOf, PLACE, WHOLE_COLOUR } from './colours'
import { restore } from './restore'
import type { ChicagoView } from './shape'
import { CHEATER_BIT, HIGH_WORDS, isTop, type ChicagoState } from './state'

/** A seat holds at least one of some cards. */
export interface Keeper {
  readonly seat: Seat
  readonly low: number
  readonly high: number
}

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
  const hidden: Hidden = { known, unseen, wanting, keepers: keepersOf(known, seen.eye, low, high) }
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
function keepersOf(state: ChicagoState, eye: number, low: number, high: number): Keeper[] {
  const own = eye < 0 ? [0, 0] : [state.hands[eye]!, state.hands[HIGH_WORDS + eye]!]
  const keepers: Keeper[] = []
  for (let top = 0; top < CARDS; top++) {
    const seat = state.builders[top]!
    if (!isTop(state, top) || seat === eye) continue
    const above = WHOLE_COLOUR & ~((2 << PLACE[top]!) - 1)
    const cheater = state.size > CHEATER ? CHEATER_BIT : 0
    const keptLow = lowOf(COLOUR[top]!, above)
    const keptHigh = highOf(COLOUR[top]!, above) | cheater
    const turnedUp = (keptLow & low & ~own[0]!) | (keptHigh & high & ~own[1]!)
    if (turnedUp !== 0) continue
    const keeper = { seat, low: keptLow & ~own[0]!, high: keptHigh & ~own[1]! }
    if (count(keeper.low) + count(keeper.high) > 0) keepers.push(keeper)
  }
  return keepers
}
