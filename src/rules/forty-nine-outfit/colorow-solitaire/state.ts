import { HIGH_BITS, LOW_BITS, type Card } from '../cards'
import { SQUARES, type Square } from '../board'
import { COLOUR_COUNT, colourIndex } from '../colours'
import { gainAt } from '../lines'
import { copyTray, createTray, lift, NONE, put, TRAY_CARDS, type Tray } from '../tray'
import type { ColorowSolitaireOptions } from './shape'

/** Index of the first high word in `squares`: each colour has a low and a high one. */
export const HIGH_COLOURS = COLOUR_COUNT

export function start(options: ColorowSolitaireOptions, seats: number) {
  return {
    options,
    seats,
    ...createTray(),
    /** Whether cards are dealt, five at a time; otherwise all of them start in the tray. */
    isDealt: options.mode === 'dealt',
    target: options.target,
    /** Dealt: 0 until the shuffle is known. */
    shuffled: 0,
    /** Dealt: the shuffled pack; the entries from `top` on are the stock. */
    pack: new Uint8Array(TRAY_CARDS),
    top: TRAY_CARDS,
    /** Dealt: the cards of the hand, as the two words of a set. */
    handLow: 0,
    handHigh: 0,
    /** The squares of colour k: low word at k, high word at `HIGH_COLOURS + k`. */
    squares: new Int32Array(2 * COLOUR_COUNT),
    /** Points of each colour; `score` is their sum. */
    counts: new Int32Array(COLOUR_COUNT),
    score: 0,
    /** Free: 1 after `done`. */
    done: 0,
  }
}

/** A board and the count of each colour; in the dealt game also the hand and the stock. */
export type ColorowSolitaireState = ReturnType<typeof start>

export function copy(from: ColorowSolitaireState, into: ColorowSolitaireState): void {
  copyTray(from, into)
  into.shuffled = from.shuffled
  into.pack.set(from.pack)
  into.top = from.top
  into.handLow = from.handLow
  into.handHigh = from.handHigh
  into.squares.set(from.squares)
  into.counts.set(from.counts)
  into.score = from.score
  into.done = from.done
}

export function isFull(state: Tray): boolean {
  return state.laidCount === SQUARES
}

/** Whether the game is over: after `done` in the free mode, with a full board in the dealt mode. */
export function isOver(state: ColorowSolitaireState): boolean {
  return state.isDealt ? isFull(state) : state.done === 1
}

export function isSolved(state: ColorowSolitaireState): boolean {
  return isFull(state) && state.score >= state.target
}

/** Puts a card on a square other than its own; a card that lies there changes places with it. */
export function place(state: ColorowSolitaireState, card: Card, square: Square): void {
  const from = state.squareOf[card]!
  const other = state.cardOn[square]!
  if (from !== NONE) uncover(state, card, from)
  if (other !== NONE) uncover(state, other, square)
  put(state, card, square)
  cover(state, card, square)
  if (from !== NONE && other !== NONE) cover(state, other, from)
}

/** Takes a card off the board. */
export function takeOff(state: ColorowSolitaireState, card: Card): void {
  uncover(state, card, state.squareOf[card]!)
  lift(state, card)
}

function cover(state: ColorowSolitaireState, card: Card, square: Square): void {
  const { squares } = state
  const colour = colourIndex(card)
  addPoints(state, colour, gainAt(square, squares[colour]!, squares[HIGH_COLOURS + colour]!))
  squares[colour]! |= LOW_BITS[square]!
  squares[HIGH_COLOURS + colour]! |= HIGH_BITS[square]!
}

function uncover(state: ColorowSolitaireState, card: Card, square: Square): void {
  const { squares } = state
  const colour = colourIndex(card)
  squares[colour]! &= ~LOW_BITS[square]!
  squares[HIGH_COLOURS + colour]! &= ~HIGH_BITS[square]!
  addPoints(state, colour, -gainAt(square, squares[colour]!, squares[HIGH_COLOURS + colour]!))
}

function addPoints(state: ColorowSolitaireState, colour: number, points: number): void {
  state.counts[colour]! += points
  state.score += points
}
