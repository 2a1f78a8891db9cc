import { createClone } from '../../kit'
import { SQUARES } from '../board'
import type { Card } from '../cards'
import { COLOUR_COUNT, COLOUR_SIZE } from '../colours'
import type { SuiteAssemblingEnd, SuiteAssemblingOptions } from './shape'

export const PILES = 7

/** Number of cards in the pack after the deal, and of those dealt from it at a time. */
export const PACK_SIZE = 21
export const LOT_SIZE = 3

/** Stands for no card or no pile. */
export const NONE = -1

/** Entry of the shuffled order of an imagined table whose card no longer matters. */
const UNKNOWN = 255

/** Values of `reading`: which cards of the pack may be played (option `packCards` of the rules page). */
export const READING_HEAP = 0
export const READING_ANY = 2
const READINGS: readonly unknown[] = ['heap', 'lot', 'any']

/** First entry of each pile's cards in the shuffled order, and of the pack. */
export const DOWN_FROM = Uint8Array.from({ length: PILES }, (_, pile) => (pile * (pile + 1)) / 2)
export const PACK_FROM = SQUARES - PACK_SIZE

export function start(options: SuiteAssemblingOptions, seats: number) {
  return {
    options,
    seats,
    /** Number of times that the pack may be gone through; 0 for no limit. */
    passes: options.passes,
    /** `READING_HEAP`, `READING_ANY`, or 1 for the last lot. */
    reading: READINGS.indexOf(options.packCards),
    /** 0 until the shuffle is known. */
    dealt: 0,
    /**
     * The shuffled cards: those of pile p from entry `DOWN_FROM[p]` on, bottom first, then the pack from `PACK_FROM` on.
     */
    order: new Uint8Array(SQUARES).fill(UNKNOWN),
    /** Entry c: the place of card c in the pack, 0 to 20; `NONE` for a card dealt to a pile. */
    packAt: new Int8Array(SQUARES).fill(NONE),
    /** Number of face-down cards in each pile. */
    down: new Uint8Array(PILES),
    /** Head and last card of each pile's run; `NONE` in a vacant space. */
    head: new Int8Array(PILES).fill(NONE),
    last: new Int8Array(PILES).fill(NONE),
    /** Entry c: the pile whose last card is c, or `NONE`. There is one entry more than cards, always `NONE`. */
    endsAt: new Int8Array(SQUARES + 1).fill(NONE),
    /** Number of cards up of each colour, 0 to 7. */
    up: new Uint8Array(COLOUR_COUNT),
    /** Number of cards up in all. */
    cardsUp: 0,
    /** Set of the entries of the pack left in stock and heap. */
    packLeft: 0,
    /** Entries below this one are on the heap, the others in the stock. */
    heapEnd: 0,
    /** Number of cards of the last lot still on the heap. */
    lot: 0,
    pass: 1,
    /** Why the game ended; null before the end. */
    ended: null as SuiteAssemblingEnd | null,
  }
}

/**
 * A table. A run is consecutive, so its head and its last card describe it. The cards of the pack keep their order:
 * what is left of it is a set of its entries, and the heap is the entries below a boundary.
 */
export type SuiteAssemblingState = ReturnType<typeof start>

export const clone = createClone(start, copy)

export function copy(from: SuiteAssemblingState, into: SuiteAssemblingState): void {
  into.dealt = from.dealt
  into.order.set(from.order)
  into.packAt.set(from.packAt)
  into.down.set(from.down)
  into.head.set(from.head)
  into.last.set(from.last)
  into.endsAt.set(from.endsAt)
  into.up.set(from.up)
  into.cardsUp = from.cardsUp
  into.packLeft = from.packLeft
  into.heapEnd = from.heapEnd
  into.lot = from.lot
  into.pass = from.pass
  into.ended = from.ended
}

const COLOUR_OF = Uint8Array.from({ length: SQUARES }, (_, card) => Math.floor(card / COLOUR_SIZE))
const RANK_OF = Uint8Array.from({ length: SQUARES }, (_, card) => card % COLOUR_SIZE)

/** Returns the colour of a card, 0 (red) to 6 (violet). */
export function suiteOf(card: Card): number {
  return COLOUR_OF[card]!
}

/** Whether a card is the next of its colour to go up. */
export function isNext(state: SuiteAssemblingState, card: Card): boolean {
  return state.up[COLOUR_OF[card]!] === RANK_OF[card]
}

/** Whether a card is the lowest of its colour and goes up automatically. */
export function isFoundation(card: Card): boolean {
  return RANK_OF[card] === 0
}

export function isVacant(state: SuiteAssemblingState, pile: number): boolean {
  return state.head[pile] === NONE
}
