import {
  type Hands,
  unionOf,
  createShuffleFunctions,
  type EventSink,
  type Eye,
  type Seat,
  lettersOf,
  memoizePerView,
  seatOf,
  valueOfSeat,
  type GameView,
  type Rng,
  countCards,
} from '../kit'
import { countRound, standing, COUNTS_OF } from './count'
import { eventFor, type DealtEvent } from './events'
import type { AnyCasinoView, CasinoSheet } from './sheet'
import {
  addTo,
  canDeal,
  dealerOf,
  isPlaying,
  layLoose,
  leftOf,
  namesOf,
  PLAYING,
  SHUFFLING,
  type CasinoTable,
  OVER,
} from './table'
import { sortedCardNames, viewOf, seatOrNobody } from './view'
import { PILE_ZONE, STOCK_ZONE, type Keeper } from './keepers'
import { writeRound } from './rounds'
import type { CountedRound } from './shape'

/** Returns the functions of a casino that follow from its sheet: shuffle, deal, turns, count and views. */
export function createCasino<S extends CasinoTable, V extends AnyCasinoView>(sheet: CasinoSheet<S, V>) {
  return {
    start: sheet.start,
    clone: sheet.clone,
    copy: sheet.copy,
    /** The only chance is the shuffle of the whole pack before each round. */
    chance: (state: S) => (state.phase === SHUFFLING ? state.packSize : 0),
    ...createShuffleFunctions(sheet.pack.name, sheet.deckOf),
    applyChance(state: S, outcomes: readonly number[], tell?: EventSink<never>): void {
      gather(state, sheet, outcomes)
      dealHands(state, sheet, tell as EventSink)
    },
    requiredSeats: (state: S) => (isPlaying(state) ? 1 << state.turn : 0),
    /** Plays a card, and all that follows from it automatically. */
    apply(state: S, seat: Seat, move: number, sink?: EventSink<never>): void {
      const tell = sink as EventSink | undefined
      sheet.lay(state, seat, move, tell)
      state.turn = leftOf(state, seat)
      if (state.cardsInHands > 0) tell?.({ type: 'turn', seat: state.turn })
      else if (canDeal(state)) dealHands(state, sheet, tell)
      else if (!sheet.waits?.(state, tell)) countRound(state, sheet, tell)
    },
    view: (state: S, eye: Eye) => viewOf(state, sheet, eye),
    dump: (state: S) => viewOf(state, sheet, null),
    eventFor,
    determinize: createDeterminizer(sheet),
    outcome: standing,
  }
}

/** Gathers all cards and places the shuffled pack ready for the first deal of a round. */
function gather<S extends CasinoTable, V extends AnyCasinoView>(
  state: S,
  sheet: CasinoSheet<S, V>,
  outcomes: readonly number[],
): void {
  for (let i = 0; i < state.packSize; i++) state.pack[i] = outcomes[i]!
  state.phase = PLAYING
  state.round = state.countedRounds + 1
  state.deal = 0
  state.top = 0
  state.piles.fill(0)
  state.looseLow = state.looseHigh = 0
  sheet.clearBuilds(state)
  state.sweeps.fill(0)
  state.lastCapture = -1
}

/**
 * Deals to every seat in turn from the dealer's left, and in the first deal of a round to the table. The cards too few
 * to go round again may be laid on the table at once.
 */
function dealHands<S extends CasinoTable, V extends AnyCasinoView>(
  state: S,
  sheet: CasinoSheet<S, V>,
  tell?: EventSink,
): void {
  const { seats, packSize, pack } = state
  const { run, packet } = sheet
  const leader = leftOf(state, dealerOf(state))
  const isFirst = state.deal++ === 0
  const tableAt = sheet.servesDealerLast ? seats - 1 : seats
  const each = Math.min(sheet.handSize, Math.floor((packSize - state.top) / seats))
  const laid: number[] = []
  for (let given = run; given <= each; given += run) {
    for (let i = 0, seat = leader; i <= seats; i++, seat = leftOf(state, seat)) {
      if (isFirst && i === tableAt && given % packet === 0) {
        if (tell) laid.push(...pack.subarray(state.top, state.top + packet))
        for (let k = 0; k < packet; k++) layLoose(sheet.pack, state, pack[state.top++]!)
      }
      if (i < seats) for (let k = 0; k < run; k++) addTo(sheet.pack, state.hands, seat, pack[state.top++]!)
    }
  }
  state.cardsInHands = each * seats
  state.turn = leader
  if (tell) tellDeal(state, sheet, laid, tell)
  const oddCards = canDeal(state) ? null : (sheet.oddCards?.(state) ?? null)
  const from = state.top
  if (oddCards !== null) while (state.top < packSize) layLoose(sheet.pack, state, pack[state.top++]!)
  if (!tell) return
  if (oddCards !== null && state.top > from) {
    const odd = { type: oddCards, cards: sortedCardNames(sheet.pack, state, from, state.top) }
    tell(odd)
  }
  tell({ type: 'turn', seat: leader })
}

function tellDeal<S extends CasinoTable, V extends AnyCasinoView>(
  state: S,
  { pack, tellsDealOrder }: CasinoSheet<S, V>,
  laid: number[],
  tell: EventSink,
): void {
  const { round, deal, seats, packSize, top } = state
  const hands = Array.from({ length: seats }, (_, seat) => namesOf(pack, state.hands, seat))
  if (!tellsDealOrder) laid.sort((one, other) => one - other)
  const event: DealtEvent = {
    type: 'dealt',
    seat: dealerOf(state),
    round,
    deal,
    hands,
    table: laid.map(pack.name),
    stock: packSize - top,
  }
  tell(event)
}

/** What one view implies: the table with everything known of it, and the places of the hidden cards. */
interface HiddenCards<S> {
  /** The table with everything known of it; never changed. */
  readonly known: S
  readonly unseen: readonly number[]
  /** The zone of each place for an unseen card: hands first, then piles, then the stock. */
  readonly zones: readonly number[]
  /** The owner of each place that is in a hand or a pile. */
  readonly owners: readonly Seat[]
  readonly keepers: readonly Keeper[]
}

/**
 * Returns a function that completes a view to a full table that agrees with it. All hidden cards are dealt at random
 * among all ways that leave every builder a card for which he may have built, if that card must still be hidden.
 */
function createDeterminizer<S extends CasinoTable, V extends AnyCasinoView>(sheet: CasinoSheet<S, V>) {
  const hiddenOf = memoizePerView((seen: GameView<V, S['options']>) => deduceHidden(sheet, seen))
  return (seen: GameView<V, S['options']>, rng: Rng): S => {
    const { known, unseen, zones, owners, keepers } = hiddenOf(seen)
    const state = sheet.clone(known)
    const cards = [...unseen]
    sheet.shuffleHidden(cards, zones, keepers, rng)
    zones.forEach((zone, i) => {
      if (zone === STOCK_ZONE) state.pack[state.top + i - owners.length] = cards[i]!
      else addTo(sheet.pack, zone === PILE_ZONE ? state.piles : state.hands, owners[i]!, cards[i]!)
    })
    return state
  }
}

function deduceHidden<S extends CasinoTable, V extends AnyCasinoView>(
  sheet: CasinoSheet<S, V>,
  seen: GameView<V, S['options']>,
): HiddenCards<S> {
  const known = restore(sheet, seen)
  const { stock, hands, piles } = seen.state
  if (typeof stock !== 'number') return { known, unseen: [], zones: [], owners: [], keepers: [] }
  const unseen = unseenIn(sheet, known)
  const held = places(known.hands, hands)
  const owners = [...held, ...places(known.piles, piles)]
  const zones = owners.map((seat, i) => (i < held.length ? seat : PILE_ZONE))
  zones.push(...Array.from({ length: stock }, () => STOCK_ZONE))
  return { known, unseen, zones, owners, keepers: sheet.keepersOf(known, seen, unseen) }
}

/** Returns one entry, the seat, for each place whose card is unknown. */
function places(sets: Hands, lists: AnyCasinoView['hands']): Seat[] {
  return Object.values(lists).flatMap((list, seat) => {
    return typeof list === 'number' ? Array.from({ length: list - countCards(sets, seat) }, () => seat) : []
  })
}

/** Returns the cards not visible in the known table. */
function unseenIn<S extends CasinoTable, V extends AnyCasinoView>(sheet: CasinoSheet<S, V>, state: S): number[] {
  const [builtLow, builtHigh] = sheet.cardsInBuilds(state)
  const [heldLow, heldHigh] = unionOf(state.hands, state.seats)
  const [wonLow, wonHigh] = unionOf(state.piles, state.seats)
  const low = builtLow | heldLow | wonLow | state.looseLow
  const high = builtHigh | heldHigh | wonHigh | state.looseHigh
  return Array.from({ length: state.packSize }, (_, card) => card).filter((card) => {
    return ((low & sheet.pack.low[card]!) | (high & sheet.pack.high[card]!)) === 0
  })
}

/** Restores the table from a view; hands, piles and stock contain only the cards that the view shows. */
function restore<S extends CasinoTable, V extends AnyCasinoView>(
  sheet: CasinoSheet<S, V>,
  seen: GameView<V, S['options']>,
): S {
  const { pack } = sheet
  const known: V = seen.state
  const { stock, turn, rounds } = known
  const state = sheet.start(seen.options, seen.seats)
  state.phase = seen.over ? OVER : turn === null ? SHUFFLING : PLAYING
  state.round = known.round
  state.deal = known.deal
  state.turn = turn === null ? 0 : seatOf(turn)
  state.lastCapture = seatOrNobody(known.lastCapture)
  state.top = state.packSize - (typeof stock === 'number' ? stock : stock.length)
  if (typeof stock !== 'number') stock.forEach((card, i) => (state.pack[state.top + i] = pack.named(card)))
  for (const card of known.table) layLoose(pack, state, pack.named(card))
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = valueOfSeat(known.hands, seat)
    const pile = valueOfSeat(known.piles, seat)
    state.cardsInHands += typeof hand === 'number' ? hand : hand.length
    if (typeof hand !== 'number') for (const card of hand) addTo(pack, state.hands, seat, pack.named(card))
    if (typeof pile !== 'number') for (const card of pile) addTo(pack, state.piles, seat, pack.named(card))
    state.totals[seat] = valueOfSeat(seen.scores, seat)
  }
  const suit = sheet.worth.suit && COUNTS_OF[sheet.worth.suit.name]
  for (const round of rounds as readonly (CountedRound & Readonly<Record<string, Counts>>)[]) {
    const counts = (name: string) => lettersOf(state.seats).map((letter) => round[name]?.[letter] ?? 0)
    writeRound(state.rounds, state.countedRounds++, state.seats, seatOrNobody(round.last), {
      cards: counts('cardCounts'),
      suit: suit ? counts(suit) : counts(''),
      sweeps: counts('sweeps'),
      points: counts('points'),
    })
  }
  sheet.restore(state, known)
  return state
}

type Counts = Readonly<Record<string, number>> | undefined
