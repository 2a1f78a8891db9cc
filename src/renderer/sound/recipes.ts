import { BELLS } from './bells'
import { BRASS } from './brass'
import { CHIPS } from './chips'
import { PAPER } from './paper'
import { sequence, repeatSound, withLevel, type Recipe } from './strokes'
import { WOOD } from './wood'

/** Sounds of several things at once. */
const MIXED = {
  /** A capture: the taken piece is drawn off, then the other one is set down. */
  capture: sequence([0, withLevel(0.8, PAPER.slide)], [0.18, WOOD.man]),
  /** The table is cleared in one go. */
  sweep: sequence([0, repeatSound(3, 0.06, PAPER.slide)], [0.22, BELLS.bare]),
} satisfies Record<string, Recipe>

/** All sounds by the family that makes them; sounds of one family are about equally loud. */
export const FAMILIES = { paper: PAPER, wood: WOOD, chips: CHIPS, brass: BRASS, bells: BELLS, mixed: MIXED } as const

/** All sounds by name. */
export const RECIPES = { ...PAPER, ...WOOD, ...CHIPS, ...BRASS, ...BELLS, ...MIXED }

export type SoundName = keyof typeof RECIPES
