import { BELLS } from './bells'
import { BRASS } from './brass'
import { CHIPS } from './chips'
import { PAPER } from './paper'
import { sequence, several, softly, type Recipe } from './strokes'
import { WOOD } from './wood'

/** What is heard when several things happen at once. */
const MIXED = {
  /** A piece taken: drawn off, then ours set down. */
  capture: sequence([0, softly(0.8, PAPER.slide)], [0.18, WOOD.man]),
  /** The table suddenly bare. */
  sweep: sequence([0, several(3, 0.06, PAPER.slide)], [0.22, BELLS.bare]),
} satisfies Record<string, Recipe>

/** Every sound by the thing that makes it: those of one family are about equally loud. */
export const FAMILIES = { paper: PAPER, wood: WOOD, chips: CHIPS, brass: BRASS, bells: BELLS, mixed: MIXED } as const

/** Every sound by its name. */
export const RECIPES = { ...PAPER, ...WOOD, ...CHIPS, ...BRASS, ...BELLS, ...MIXED }

export type SoundName = keyof typeof RECIPES
