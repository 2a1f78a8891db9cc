import { createHands, HIGH_WORDS, MAX_SEATS, type Hands, type Options, type Seat } from '../kit'
import { dealerOf as dealerOfRound, wordsOf, type RoundBook } from './rounds'

/** The names of a pack's cards, and the encoding of sets of them in two words, a low and a high one. */
export interface PackSets {
  /** The bit of each card in the low word; 0 for cards of the high word. */
  readonly low: Int32Array
  /** The bit of each card in the high word; 0 for cards of the low word. */
  readonly high: Int32Array
  name(card: number): string
  /** Returns the card with this name, or -1. */
  named(name: string): number
  /** Returns the cards of a set, in order. */
  members(low: number, high: number): number[]
}

/** Returns the names of a set's cards, in card order. */
export function namesIn(pack: PackSets, low: number, high: number): string[] {
  return pack.members(low, high).map(pack.name)
}

/** Returns the names of the cards in one seat's set, in order. */
export function namesOf(pack: PackSets, sets: Hands, seat: Seat): string[] {
  return namesIn(pack, sets[seat]!, sets[HIGH_WORDS + seat]!)
}

export function holds(pack: PackSets, sets: Hands, seat: Seat, card: number): boolean {
  return ((sets[seat]! & pack.low[card]!) | (sets[HIGH_WORDS + seat]! & pack.high[card]!)) !== 0
}

/** Adds a card to one seat's set, such as a hand or a pile. */
export function addTo(pack: PackSets, sets: Hands, seat: Seat, card: number): void {
  sets[seat]! |= pack.low[card]!
  sets[HIGH_WORDS + seat]! |= pack.high[card]!
}

/** A shuffle is due: before the first round, and between a count and the next round. */
export const SHUFFLING = 0
export const PLAYING = 1
/** The round is played out and may still be called (only in Cassino to 25 points). */
export const COUNTING = 2
export const OVER = 3

/**
 * Creates the table of a casino before its first shuffle: rounds of a whole pack, dealt in several deals. Sets are
 * pairs of words (see {@link PackSets}). The typed arrays have at most 64 bytes, so that the JavaScript engine keeps
 * them in its own heap.
 * @param size number of cards in the pack
 * @param sides number of sides that count together: two with partners, else one per seat
 */
export function startTable<O extends Options>(
  options: O & { readonly target: number },
  seats: number,
  size: number,
  sides: number,
) {
  return {
    options: options as O,
    seats,
    packSize: size,
    /** The points at which the game ends; 0 ends it after one round. */
    target: options.target,
    /** Seat s belongs to side s modulo this number. */
    sides,
    /** {@link SHUFFLING}, {@link PLAYING}, {@link COUNTING} or {@link OVER}. */
    phase: SHUFFLING as number,
    /** From 1: the round in play, or while a shuffle is due the one just finished. */
    round: 1,
    /** Number of deals made in this round. */
    deal: 0,
    /** The shuffled pack; the entries from `top` on are the stock. */
    pack: new Uint8Array(size),
    top: size,
    hands: createHands(),
    piles: createHands(),
    /** Number of cards in all hands together. */
    cardsInHands: 0,
    /** Loose cards on the table. */
    looseLow: 0,
    looseHigh: 0,
    /**
     * The highest cards of the builds on the table where cards take cards of their colour (see coloured.ts); elsewhere
     * none. They and the next two are here because fields added to a finished object are slower: 5 to 15 % of a playout.
     */
    topsLow: 0,
    topsHigh: 0,
    /** The seat that built last, indexed by the highest card of the build. */
    builders: new Uint8Array(size),
    /** What the build consists of, indexed by its highest card, in an encoding of its game. */
    built: new Uint8Array(size),
    /** The seat in turn, or the seat that counts. */
    turn: 0,
    /** The seat that took last in this round, or -1. */
    lastCapture: -1,
    /** Sweeps of this round, by seat. */
    sweeps: new Uint8Array(MAX_SEATS),
    /** Points of the counted rounds, by seat; with partners, each seat holds the side's points. */
    totals: new Int32Array(MAX_SEATS),
    rounds: [] as RoundBook,
    /** Number of rounds counted. */
    countedRounds: 0,
  }
}

export type CasinoTable<O extends Options = Options> = ReturnType<typeof startTable<O>>

/**
 * Clones a table, except the arrays that only its game has. The fields are written out because creating a new table
 * takes many times as long (docs/decisions/defined-games.md).
 */
export function cloneTable<State extends CasinoTable>(state: State): State {
  return {
    ...state,
    pack: state.pack.slice(),
    hands: state.hands.slice(),
    piles: state.piles.slice(),
    sweeps: state.sweeps.slice(),
    totals: state.totals.slice(),
    rounds: state.rounds.slice(0, wordsOf(state.countedRounds, state.seats)),
  }
}

/** Copies the fields that all such tables have; both have the same options and seats. */
export function copyTable(from: CasinoTable, into: CasinoTable): void {
  into.phase = from.phase
  into.round = from.round
  into.deal = from.deal
  into.pack.set(from.pack)
  into.top = from.top
  into.hands.set(from.hands)
  into.piles.set(from.piles)
  into.cardsInHands = from.cardsInHands
  into.looseLow = from.looseLow
  into.looseHigh = from.looseHigh
  into.turn = from.turn
  into.lastCapture = from.lastCapture
  into.sweeps.set(from.sweeps)
  into.totals.set(from.totals)
  const words = wordsOf(from.countedRounds, from.seats)
  for (let i = 0; i < words; i++) into.rounds[i] = from.rounds[i]!
  into.countedRounds = from.countedRounds
}

/** Returns the dealer of the round. */
export function dealerOf(state: CasinoTable): Seat {
  return dealerOfRound(state.round - 1, state.seats)
}

/** Returns the seat at the left of a seat. */
export function leftOf(state: CasinoTable, seat: Seat): Seat {
  return seat + 1 === state.seats ? 0 : seat + 1
}

/** Whether the stock suffices for at least one more card for every seat. */
export function canDeal(state: CasinoTable): boolean {
  return state.packSize - state.top >= state.seats
}

/** Whether a seat is to play or to count: no shuffle is due and the game is not over. */
export function isPlaying(state: CasinoTable): boolean {
  return state.phase === PLAYING || state.phase === COUNTING
}

/** Whether a card lies loose on the table. */
export function isLoose(pack: PackSets, state: CasinoTable, card: number): boolean {
  return ((state.looseLow & pack.low[card]!) | (state.looseHigh & pack.high[card]!)) !== 0
}

/** Lays a card loose on the table. */
export function layLoose(pack: PackSets, state: CasinoTable, card: number): void {
  state.looseLow |= pack.low[card]!
  state.looseHigh |= pack.high[card]!
}

/** Removes a card from the hand of a seat that plays it. */
export function takeFromHand(pack: PackSets, state: CasinoTable, seat: Seat, card: number): void {
  state.hands[seat]! &= ~pack.low[card]!
  state.hands[HIGH_WORDS + seat]! &= ~pack.high[card]!
  state.cardsInHands--
}
