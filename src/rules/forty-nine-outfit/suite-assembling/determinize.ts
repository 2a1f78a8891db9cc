import { createSeededRng, shuffle, type Rng, type Seat } from '../../kit'
import { SQUARES } from '../board'
import { cardNamed, type Card } from '../cards'
import { COLOUR_SIZE } from '../colours'
import { fits, hasPlayInSight, isBlocked } from './blocked'
import type { Move } from './move'
import { reachableOf } from './pack'
import { play } from './play'
import { putCard, restore, type RestoredTable } from './restore'
import type { SuiteAssemblingSeen, SuiteAssemblingView } from './shape'
import { isFoundation, NONE, PACK_FROM, type SuiteAssemblingState } from './state'

/** Number of random deals of the hidden cards before a playable card is placed deliberately where it will be dealt. */
const MAX_TRIES = 200

/**
 * Returns a full table consistent with a view. Hidden cards lie in uniformly random order, except that no foundation
 * card lies where it would have gone up automatically, and that the game is not blocked if it was not over.
 */
export function determinize(seen: SuiteAssemblingSeen, rng: Rng): SuiteAssemblingState {
  const restored = restore(seen)
  const { state, hidden } = restored
  if (!state.dealt || hidden.length === 0) return state
  const unseen = unseenCards(seen.state)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    dealHidden(restored, unseen, rng)
    if (!isBlocked(state)) return state
  }
  unblock(restored)
  return state
}

function unseenCards({ piles, foundations, available }: SuiteAssemblingView): Card[] {
  const seen = new Set([...piles.flatMap(({ up }) => up), ...available].map(cardNamed))
  const all = Array.from({ length: SQUARES }, (_, card) => card)
  return all.filter((card) => !seen.has(card) && card % COLOUR_SIZE >= foundations[Math.floor(card / COLOUR_SIZE)]!)
}

/**
 * Deals the hidden cards: foundation cards first, to places that may hold one; then the others to the remaining places.
 */
function dealHidden({ state, hidden, forFoundations }: RestoredTable, unseen: Card[], rng: Rng): void {
  shuffle(unseen, unseen.length, rng)
  for (const card of unseen) state.packAt[card] = NONE
  const foundations = unseen.filter(isFoundation)
  const places = [...forFoundations]
  shuffle(places, places.length, rng)
  const taken = new Set(places.slice(0, foundations.length))
  foundations.forEach((card, i) => putCard(state, places[i]!, card))
  const others = unseen.filter((card) => !isFoundation(card))
  const free = hidden.filter((place) => !taken.has(place))
  free.forEach((place, i) => putCard(state, place, others[i]!))
}

/** Swaps two hidden cards so that a playable card will be dealt. */
function unblock({ state, hidden, forFoundations }: RestoredTable): void {
  const reachable = reachableOf(state)
  for (const to of hidden) {
    if (to < PACK_FROM || (reachable & (1 << (to - PACK_FROM))) === 0) continue
    for (const from of hidden) {
      const card = state.order[from]!
      if (!fits(state, card) || (isFoundation(card) && !forFoundations.includes(to))) continue
      exchange(state, from, to)
      return
    }
  }
}

function exchange(state: SuiteAssemblingState, one: number, two: number): void {
  const card = state.order[one]!
  const other = state.order[two]!
  state.packAt[card] = NONE
  state.packAt[other] = NONE
  putCard(state, two, card)
  putCard(state, one, other)
}

/**
 * Whether a move may tell that a card not yet seen can be played: nothing in sight can be played after it, so that the
 * game goes on only because of such a card.
 */
export function mayTell(seen: SuiteAssemblingSeen, _seat: Seat, move: Move): boolean {
  const state = determinize(seen, createSeededRng('what lies open is the same at every table'))
  play(state, move)
  return !hasPlayInSight(state)
}
