import { BRIDGE_CARDS, bridgeNamed, lettersOf, valueOfSeat, memoizePerView, seatOf } from '../../kit'
import type { BridgeCard, Rng, Seat, GameView } from '../../kit'
import { writeRound } from '../../casino/rounds'
import { HIGH_BITS, LOW_BITS } from '../sets'
import { unseenKeptCards, PILE_ZONE, shuffleKeeping, STOCK_ZONE, type KeptCard } from './kept-cards'
import type { BuildView, CassinoView, RoundView } from './shape'
import {
  clone,
  give,
  HIGH_WORDS,
  OVER,
  PLAYING,
  SHUFFLING,
  sizeOf,
  type CassinoOptions,
  type CassinoState,
} from './state'
import { MAX_VALUE } from './values'
import { setNames, seatsOf } from './view'

/** What one view implies: the table with everything known of it, and the places of the hidden cards. */
interface HiddenCards {
  /** The table with everything known of it; never changed. */
  readonly known: CassinoState
  readonly unseen: readonly BridgeCard[]
  /** The zone of each place for an unseen card: hands first, then piles, then the stock. */
  readonly zones: readonly number[]
  /** The owner of each place that is in a hand or a pile. */
  readonly owners: readonly Seat[]
  readonly kept: readonly KeptCard[]
}

/** Restores what only one sheet has (calls or sweeps), and adds cards that must be in a pile to it. */
type Rest<V> = (state: CassinoState, view: V) => void

/**
 * Creates the `determinize` of a game. It returns a full table that agrees with what was seen; all hidden cards (other
 * hands, the stock, and all piles, including the viewer's own) are dealt at random, each way with equal probability.
 */
export function createDeterminizer<V extends CassinoView, O extends CassinoOptions>(
  start: (options: O, seats: number) => CassinoState,
  sweepsOf: (round: V['rounds'][number]) => Sweeps,
  rest: Rest<V>,
) {
  const hiddenCardsOf = memoizePerView((seen: GameView<V, O>) => {
    const known = start(seen.options, seen.seats)
    restore(known, seen, sweepsOf)
    rest(known, seen.state)
    return hiddenOf(known, seen.state)
  })
  return (seen: GameView<V, O>, rng: Rng): CassinoState => dealHidden(hiddenCardsOf(seen), rng)
}

type Sweeps = Readonly<Record<string, number>> | null

function restore<V extends CassinoView>(
  state: CassinoState,
  seen: GameView<V>,
  sweepsOf: (round: V['rounds'][number]) => Sweeps,
): void {
  const view = seen.state
  state.round = view.round
  state.deal = view.deal
  state.dealer = seatOf(view.dealer)
  state.phase = seen.over ? OVER : view.turn === null ? SHUFFLING : PLAYING
  state.turn = view.turn === null ? 0 : seatOf(view.turn)
  state.lastCapture = seatOrNobody(view.lastCapture)
  for (const name of view.table) {
    state.looseLow |= LOW_BITS[bridgeNamed(name)]!
    state.looseHigh |= HIGH_BITS[bridgeNamed(name)]!
  }
  for (const build of view.builds) restoreBuild(state, build)
  lettersOf(state.seats).forEach((letter, seat) => {
    giveAll(state.hands, seat, view.hands[letter])
    giveAll(state.piles, seat, view.piles[letter])
    state.scores[seat] = valueOfSeat(seen.scores, seat)
  })
  view.rounds.forEach((round: V['rounds'][number]) => restoreRound(state, round, sweepsOf(round)))
}

function seatOrNobody(letter: string | null): Seat {
  return letter === null ? -1 : seatOf(letter)
}

function restoreBuild(state: CassinoState, { value, groups, cards, by }: BuildView): void {
  for (const card of cards.map(bridgeNamed)) {
    state.buildLow[value]! |= LOW_BITS[card]!
    state.buildHigh[value]! |= HIGH_BITS[card]!
  }
  state.buildGroups[value] = groups
  state.buildBy[value] = seatOf(by)
  state.builds++
}

function giveAll(sets: Int32Array, seat: Seat, cards: readonly string[] | number | undefined): void {
  if (Array.isArray(cards)) for (const card of cards as readonly string[]) give(sets, seat, bridgeNamed(card))
}

function restoreRound(state: CassinoState, round: RoundView, sweeps: Sweeps): void {
  const letters = lettersOf(state.seats)
  writeRound(state.rounds, state.countedRounds++, state.seats, seatOrNobody(round.last), {
    cards: letters.map((_, seat) => valueOfSeat(round.cardCounts, seat)),
    suit: letters.map((_, seat) => valueOfSeat(round.spadeCounts, seat)),
    sweeps: letters.map((letter) => sweeps?.[letter] ?? 0),
    points: letters.map((_, seat) => valueOfSeat(round.points, seat)),
  })
}

function hiddenOf(known: CassinoState, view: CassinoView): HiddenCards {
  const { stock } = view
  if (typeof stock !== 'number') {
    known.top = BRIDGE_CARDS - stock.length
    stock.forEach((card, i) => (known.pack[known.top + i] = bridgeNamed(card)))
    return { known, unseen: [], zones: [], owners: [], kept: [] }
  }
  known.top = BRIDGE_CARDS - stock
  const hands = places(known.hands, view.hands)
  const piles = places(known.piles, view.piles)
  const zones = [...hands, ...piles.map(() => PILE_ZONE), ...Array.from({ length: stock }, () => STOCK_ZONE)]
  const owners = [...hands, ...piles]
  const inPiles = seatsOf(known).flatMap((seat) => setNames(known.piles, seat))
  return { known, unseen: unseenBy(known), zones, owners, kept: unseenKeptCards(known.variant, view, inPiles) }
}

/** Returns one entry, the seat, for each place whose card is unknown. */
function places(sets: Int32Array, lists: CassinoView['hands']): Seat[] {
  return Object.values(lists).flatMap((list, seat) => {
    return typeof list === 'number' ? Array.from({ length: list - sizeOf(sets, seat) }, () => seat) : []
  })
}

/** Returns the cards not visible in the known table. */
function unseenBy(state: CassinoState): BridgeCard[] {
  let low = state.looseLow
  let high = state.looseHigh
  for (let value = 1; value <= MAX_VALUE; value++) {
    low |= state.buildLow[value]!
    high |= state.buildHigh[value]!
  }
  for (let seat = 0; seat < state.seats; seat++) {
    low |= state.hands[seat]! | state.piles[seat]!
    high |= state.hands[HIGH_WORDS + seat]! | state.piles[HIGH_WORDS + seat]!
  }
  return Array.from({ length: BRIDGE_CARDS }, (_, card) => card).filter((card) => {
    return ((low & LOW_BITS[card]!) | (high & HIGH_BITS[card]!)) === 0
  })
}

function dealHidden(hidden: HiddenCards, rng: Rng): CassinoState {
  const { known, unseen, zones, owners, kept } = hidden
  const state = clone(known)
  const cards = [...unseen]
  shuffleKeeping(cards, zones, kept, rng)
  cards.forEach((card, i) => {
    const zone = zones[i]!
    if (zone === STOCK_ZONE) state.pack[state.top + i - owners.length] = card
    else give(zone === PILE_ZONE ? state.piles : state.hands, owners[i]!, card)
  })
  return state
}
