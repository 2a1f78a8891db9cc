import { cardCount } from '../layout/eye'
import { COLOURS, type Colour } from '../../../rules/forty-nine-outfit/cards'
import type { PileView, SuiteAssemblingView } from '../../../rules/forty-nine-outfit/suite-assembling/shape'
import type { GameView } from '../../../rules/kit'
import { placingOf } from '../puzzles/cards'

export type Table = GameView<SuiteAssemblingView>

export const CARDS = 49
export const COLOUR_SIZE = 7

/** Whether the piles have not been dealt yet. */
export function isUndealt({ state }: Table): boolean {
  return cardCount(state.stock) + cardCount(state.heap) === 0 && state.piles.every(isVacant) && upCount(state) === 0
}

export function isVacant({ down, up }: PileView): boolean {
  return up.length + cardCount(down) === 0
}

/** Returns the number of cards on the foundations. */
export function upCount({ foundations }: SuiteAssemblingView): number {
  return foundations.reduce((sum, up) => sum + up, 0)
}

/** Returns the cards of a foundation, lowest first; colours are numbered from 0. */
export function foundationCards({ foundations }: SuiteAssemblingView, colour: number): string[] {
  return Array.from({ length: foundations[colour] ?? 0 }, (_, i) => String(COLOUR_SIZE * colour + i + 1))
}

export function colourOf(card: string): Colour {
  return COLOURS[Math.floor((Number(card) - 1) / COLOUR_SIZE)]!
}

/** Returns the pile (from 1) whose run contains a card; null for a card of the pack. */
export function pileOf({ piles }: SuiteAssemblingView, card: string): number | null {
  const at = piles.findIndex((pile) => pile.up.includes(card))
  return at < 0 ? null : at + 1
}

/** A play: the named card, and a pile from 1 or `up`. */
interface Play {
  readonly card: string
  readonly to: number | 'up'
}

/** Parses a play; returns null for `deal` and any other text. */
export function playOf(move: string): Play | null {
  if (move.endsWith('@up')) return { card: move.slice(0, -3), to: 'up' }
  const placing = placingOf(move)
  return placing === null || placing.to === null ? null : { card: placing.card, to: placing.to }
}
