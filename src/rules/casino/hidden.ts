import { lettersOf, ofSeat, type Rng, type Seen } from '../kit'
import { shuffleHidden, type Keeper } from './keepers'
import { addTo, HIGH_WORDS, type PackSets } from './sets'
import type { CasinoView } from './shape'
import type { CasinoTable } from './table'

// In range: cards of the pack, seats; as many cards are unseen as are wanting and in the stock.

/** What one view says of the hidden cards. */
interface Hidden<State> {
  /** The table with all that is known of it. Never changed. */
  readonly known: State
  /** Cards that lie nowhere in sight: in other hands or in the stock. */
  readonly unseen: readonly number[]
  /** How many of them each seat holds, the rest being the stock. */
  readonly wanting: readonly number[]
  readonly keepers: readonly Keeper[]
}

/** What one game knows of its own. */
interface Guessing<View, State> {
  readonly pack: PackSets
  restore(seen: Seen<View>): State
  clone(state: State): State
  /** The cards of all builds, as a low and a high word. */
  inBuilds(state: State): readonly [low: number, high: number]
  /** Who must hold one of which cards; `eye` is -1 for somebody standing by. */
  keepersOf(state: State, eye: number, unseen: readonly number[]): Keeper[]
}

/**
 * Answers who fills in what one eye can't see: a full table that agrees with a view, the hidden cards dealt at random
 * among all ways that leave every builder a card for which he may have built, where that must be in his hand still.
 */
export function imaginer<View extends CasinoView<unknown, unknown>, State extends CasinoTable>(
  game: Guessing<View, State>,
): (seen: Seen<View>, rng: Rng) => State {
  const { pack } = game
  const hiddenOf = understanding(game)
  return (seen, rng) => {
    const { known, unseen, wanting, keepers } = hiddenOf(seen)
    const state = game.clone(known)
    const { stock } = seen.state
    if (typeof stock !== 'number') {
      state.top = state.size - stock.length
      stock.forEach((card, i) => (state.pack[state.top + i] = pack.named(card)))
      return state
    }
    const cards = [...unseen]
    shuffleHidden(cards, wanting, keepers, rng)
    let next = 0
    wanting.forEach((missing, seat) => {
      for (let i = 0; i < missing; i++) addTo(pack, state.hands, seat, cards[next++]!)
    })
    state.top = state.size - stock
    for (let at = state.top; at < state.size; at++) state.pack[at] = cards[next++]!
    return state
  }
}

/** Views do not change, and a search imagines thousands of tables from one: each is understood once. */
function understanding<View extends CasinoView<unknown, unknown>, State extends CasinoTable>(
  game: Guessing<View, State>,
): (seen: Seen<View>) => Hidden<State> {
  const understood = new WeakMap<Seen<View>, Hidden<State>>()
  return (seen) => {
    const before = understood.get(seen)
    if (before) return before
    const hidden = understand(game, seen)
    understood.set(seen, hidden)
    return hidden
  }
}

function understand<View extends CasinoView<unknown, unknown>, State extends CasinoTable>(
  game: Guessing<View, State>,
  seen: Seen<View>,
): Hidden<State> {
  const { low, high } = game.pack
  const known = game.restore(seen)
  const [openLow, openHigh] = openCards(known, game.inBuilds(known))
  const unseen = Array.from({ length: known.size }, (_, card) => card).filter((card) => {
    return ((openLow & low[card]!) | (openHigh & high[card]!)) === 0
  })
  const wanting = lettersOf(seen.seats).map((_, seat) => {
    const hand = ofSeat(seen.state.hands, seat)
    return typeof hand === 'number' ? hand : 0
  })
  return { known, unseen, wanting, keepers: game.keepersOf(known, seen.eye, unseen) }
}

/** All cards that the eye sees somewhere. */
function openCards(state: CasinoTable, [buildsLow, buildsHigh]: readonly [number, number]): [number, number] {
  let low = state.looseLow | buildsLow
  let high = state.looseHigh | buildsHigh
  for (let seat = 0; seat < state.seats; seat++) {
    low |= state.hands[seat]! | state.piles[seat]!
    high |= state.hands[HIGH_WORDS + seat]! | state.piles[HIGH_WORDS + seat]!
  }
  return [low, high]
}
