import { lettersOf, valueOfSeat, memoizePerView, type Rng, type GameView, seatOf } from '../kit'
import { shuffleHidden, type Keeper } from './keepers'
import { addTo, HIGH_WORDS, type PackSets, type CasinoTable } from './table'
import type { CasinoView } from './shape'
import { writeRound, type RoundCounts } from './rounds'
import { seatOrNobody } from './view'

/**
 * Restores a fresh table from a view, except its builds and rounds. Hands contain only the cards that the view shows.
 */
export function restoreTable(pack: PackSets, state: CasinoTable, seen: GameView<CasinoView<unknown, unknown>>): void {
  const known = seen.state
  state.ended = seen.over ? 1 : 0
  state.shuffleDue = !seen.over && known.turn === null ? 1 : 0
  state.round = known.round
  state.deal = known.deal
  state.turn = known.turn === null ? 0 : seatOf(known.turn)
  state.lastCapture = seatOrNobody(known.lastCapture)
  for (const card of known.table.map(pack.named)) {
    state.looseLow |= pack.low[card]!
    state.looseHigh |= pack.high[card]!
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = valueOfSeat(known.hands, seat)
    state.cardsInHands += typeof hand === 'number' ? hand : hand.length
    if (typeof hand !== 'number') for (const card of hand) addTo(pack, state.hands, seat, pack.named(card))
    for (const card of valueOfSeat(known.piles, seat)) addTo(pack, state.piles, seat, pack.named(card))
  }
}

/** Restores a build's highest card and its builder. The game itself restores the build's cards. */
export function restoreTop(pack: PackSets, state: CasinoTable, top: number, by: string): void {
  state.topsLow |= pack.low[top]!
  state.topsHigh |= pack.high[top]!
  state.builders[top] = seatOf(by)
}

/** Restores a counted round: adds its points to the totals and its entry to the round book. */
export function restoreRound(state: CasinoTable, last: string | null, counted: RoundCounts): void {
  for (let seat = 0; seat < state.seats; seat++) state.totals[seat]! += counted.points[seat]!
  writeRound(state.rounds, state.countedRounds++, state.seats, seatOrNobody(last), counted)
}

/** What one view implies about the hidden cards. */
interface HiddenCards<State> {
  /** The table with everything known of it. Never changed. */
  readonly known: State
  /** Cards not visible in the view: in other hands or in the stock. */
  readonly unseen: readonly number[]
  /** Number of unseen cards that each seat holds; the others form the stock. */
  readonly hiddenCounts: readonly number[]
  readonly keepers: readonly Keeper[]
}

/** The functions in which the casino games differ. */
interface DeterminizerRules<View, State> {
  readonly pack: PackSets
  restore(seen: GameView<View>): State
  clone(state: State): State
  /** Returns the cards of all builds, as a low and a high word. */
  cardsInBuilds(state: State): readonly [low: number, high: number]
  /** Returns which seats must hold one of which cards; `eye` is -1 for an onlooker. */
  keepersOf(state: State, eye: number, unseen: readonly number[]): Keeper[]
}

/**
 * Returns a function that completes a view to a full table that agrees with it. The hidden cards are dealt at random
 * among all ways that leave every builder a card for which he may have built, if that card must still be in his hand.
 */
export function createDeterminizer<View extends CasinoView<unknown, unknown>, State extends CasinoTable>(
  game: DeterminizerRules<View, State>,
): (seen: GameView<View>, rng: Rng) => State {
  const { pack } = game
  const hiddenOf = memoizePerView((seen: GameView<View>) => deduceHidden(game, seen))
  return (seen, rng) => {
    const { known, unseen, hiddenCounts, keepers } = hiddenOf(seen)
    const state = game.clone(known)
    const { stock } = seen.state
    if (typeof stock !== 'number') {
      state.top = state.packSize - stock.length
      stock.forEach((card, i) => (state.pack[state.top + i] = pack.named(card)))
      return state
    }
    const cards = [...unseen]
    shuffleHidden(cards, hiddenCounts, keepers, rng)
    let next = 0
    hiddenCounts.forEach((missing, seat) => {
      for (let i = 0; i < missing; i++) addTo(pack, state.hands, seat, cards[next++]!)
    })
    state.top = state.packSize - stock
    for (let at = state.top; at < state.packSize; at++) state.pack[at] = cards[next++]!
    return state
  }
}

function deduceHidden<View extends CasinoView<unknown, unknown>, State extends CasinoTable>(
  game: DeterminizerRules<View, State>,
  seen: GameView<View>,
): HiddenCards<State> {
  const { low, high } = game.pack
  const known = game.restore(seen)
  const [openLow, openHigh] = openCards(known, game.cardsInBuilds(known))
  const unseen = Array.from({ length: known.packSize }, (_, card) => card).filter((card) => {
    return ((openLow & low[card]!) | (openHigh & high[card]!)) === 0
  })
  const wanting = lettersOf(seen.seats).map((_, seat) => {
    const hand = valueOfSeat(seen.state.hands, seat)
    return typeof hand === 'number' ? hand : 0
  })
  return { known, unseen, hiddenCounts: wanting, keepers: game.keepersOf(known, seen.eye, unseen) }
}

/** Returns all cards visible in the known table, as a low and a high word. */
function openCards(state: CasinoTable, [buildsLow, buildsHigh]: readonly [number, number]): [number, number] {
  let low = state.looseLow | buildsLow
  let high = state.looseHigh | buildsHigh
  for (let seat = 0; seat < state.seats; seat++) {
    low |= state.hands[seat]! | state.piles[seat]!
    high |= state.hands[HIGH_WORDS + seat]! | state.piles[HIGH_WORDS + seat]!
  }
  return [low, high]
}
