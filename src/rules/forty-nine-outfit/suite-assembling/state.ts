import { createClone, type Position } from '../../kit'
import { SQUARES } from '../board'
import type { Card } from '../cards'
import { COLOUR_COUNT, COLOUR_SIZE } from '../colours'
import type { SuiteAssemblingOptions } from './shape'

// In range: cards.

export const PILES = 7

/** Cards of the pack after the deal, and how many are dealt from it at a time. */
export const PACK = 21
export const LOT = 3

/** No card, no pile. */
export const NONE = -1

/** In the shuffled order of an imagined table: a card that nothing asks for any more. */
const UNKNOWN = 255

/** Which cards of the pack may be played (see the page's option packCards). */
export const HEAP = 0
export const ANY = 2
const READINGS: readonly unknown[] = ['heap', 'lot', 'any']

/** How it ended; 0 while it has not. */
export const SOLVED = 1
export const BLOCKED = 2

/**
 * A table: small integers throughout. A run is consecutive, so its head and its last card say all of it. Cards of the
 * pack never change their order: what is left of it is a set of its entries, and the heap those below a boundary.
 */
export interface SuiteAssemblingState extends Position<SuiteAssemblingOptions> {
  /** Times that the pack may be gone through; 0 for any number. */
  readonly passes: number
  /** HEAP, ANY, or 1: the last lot. */
  readonly reading: number
  /** 0 until the shuffle is known. */
  dealt: number
  /** The shuffled cards: those of pile p from entry DOWN_FROM[p] on, bottom first, then the pack from PACK_FROM on. */
  readonly order: Uint8Array
  /** Entry c: the place of card c in the pack, 0 to 20; NONE for a card that was dealt to a pile. */
  readonly packAt: Int8Array
  /** Face-down cards of each pile. */
  readonly down: Uint8Array
  /** Head and last card of each pile's run; NONE in a vacant space. */
  readonly head: Int8Array
  readonly last: Int8Array
  /** Entry c: the pile whose last card is c, or NONE. One entry more than cards, always NONE. */
  readonly endsAt: Int8Array
  /** Entry 0 to 6: cards up of each colour. */
  readonly up: Uint8Array
  /** Cards up in all. */
  home: number
  /** Entries of the pack that are left in stock and heap. */
  left: number
  /** Entries below are on the heap, those from here on in the stock. */
  cut: number
  /** Cards of the last lot that are still on the heap. */
  lot: number
  pass: number
  ended: number
}

/** Where each pile's cards begin in the shuffled order, and where the pack does. */
export const DOWN_FROM = Uint8Array.from({ length: PILES }, (_, pile) => (pile * (pile + 1)) / 2)
export const PACK_FROM = SQUARES - PACK

export function start(options: SuiteAssemblingOptions, seats: number): SuiteAssemblingState {
  return {
    options,
    seats,
    passes: options.passes,
    reading: READINGS.indexOf(options.packCards),
    dealt: 0,
    order: new Uint8Array(SQUARES).fill(UNKNOWN),
    packAt: new Int8Array(SQUARES).fill(NONE),
    down: new Uint8Array(PILES),
    head: new Int8Array(PILES).fill(NONE),
    last: new Int8Array(PILES).fill(NONE),
    endsAt: new Int8Array(SQUARES + 1).fill(NONE),
    up: new Uint8Array(COLOUR_COUNT),
    home: 0,
    left: 0,
    cut: 0,
    lot: 0,
    pass: 1,
    ended: 0,
  }
}

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
  into.home = from.home
  into.left = from.left
  into.cut = from.cut
  into.lot = from.lot
  into.pass = from.pass
  into.ended = from.ended
}

const COLOUR_OF = Uint8Array.from({ length: SQUARES }, (_, card) => Math.floor(card / COLOUR_SIZE))
const RANK_OF = Uint8Array.from({ length: SQUARES }, (_, card) => card % COLOUR_SIZE)

/** 0 red to 6 violet. */
export function suiteOf(card: Card): number {
  return COLOUR_OF[card]!
}

/** Whether the card is the next of its colour to go up. */
export function isNext(state: SuiteAssemblingState, card: Card): boolean {
  return state.up[COLOUR_OF[card]!] === RANK_OF[card]
}

/** Whether the card begins its colour: it goes up by itself. */
export function isFoundation(card: Card): boolean {
  return RANK_OF[card] === 0
}

export function isVacant(state: SuiteAssemblingState, pile: number): boolean {
  return state.head[pile] === NONE
}
