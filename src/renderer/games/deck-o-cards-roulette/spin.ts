import { launch } from '../../stage/animation/arrow-launch'
import { BEAT } from '../../stage/animation/motion'
import { PARKED } from '../layout/deck-o-cards'
import { between, jitter } from '../layout/jitter'
import { SECTOR, sectorAngle } from './dial-geometry'
import { type Context, allCards, type Table } from './table'
import { entryAt } from '../../../rules/kit'

/** How far from the middle of its sector the arrow may rest, as part of the way to the line. */
const LOOSE = 0.4

/** How hard the arrow is flicked where nobody at this screen did it. */
const USUAL = { least: 0.35, most: 0.8 } as const

/**
 * Where the arrow rests for the spin of this number, in radians about y: near the middle of the card's sector, never on
 * a line, and the same in every window.
 */
export function restOf(card: string, number: number): number {
  const aside = jitter(`spin:${number}:${card}`, 'rest', (LOOSE * SECTOR) / 2)
  return Math.PI / 2 - (sectorAngle(card) + aside)
}

/** The newest spin: its number (counted from 1, the banker's choosing among them), how hard, from where to where. */
export interface NewestSpin {
  readonly number: number
  readonly strength: number
  readonly from: number
  readonly to: number
}

export function newestSpin(table: Table, flick: number | null): NewestSpin {
  const cards = allCards(table)
  const number = cards.length
  const at = (spin: number) => (spin > 0 ? restOf(entryAt(cards, spin - 1), spin) : PARKED)
  const usual = between(`spin:${number}:${cards.at(-1) ?? ''}`, 'strength', USUAL.least, USUAL.most)
  return { number, strength: flick ?? usual, from: at(number - 1), to: at(number) }
}

/** Beats until the arrow rests, if the last that happened was a spin; else 0. */
export function beatsToRest(table: Table, context: Context): number {
  if (!context.told?.some(({ type }) => type === 'spun')) return 0
  const { seconds } = launch(newestSpin(table, context.flick))
  return seconds / BEAT
}
