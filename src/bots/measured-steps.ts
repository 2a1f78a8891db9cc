import type { Level } from '../ports/journal'

/** Wins of levels 2, 3, 4 and 5 against the level below, in percent. */
type MeasuredSteps = readonly [two: number, three: number, four: number, five: number]

/**
 * Strength of the levels by game, as measured in mirrored deals for two seats (docs/strength.md). Games that luck
 * decides are absent, and so are puzzles.
 */
const MEASURED_STEPS: Readonly<Record<string, MeasuredSteps>> = {
  'forty-nine': [60.6, 61.4, 63.1, 57.8],
  'boston-books': [67, 62, 62, 65],
  'chicago-casino': [55.6, 54.9, 56.9, 56],
  colorow: [92.9, 63.7, 71.6, 59.4],
  'new-york-whist': [72.5, 70.8, 69.5, 70],
  'nebraska-checkers': [90.1, 93.6, 98.3, 96.3],
  'color-casino': [68.5, 74.8, 82, 58.8],
  'cassino-25': [92.8, 86.3, 62.5, 80],
  'cassino-21': [81, 82.3, 64.8, 81],
}

/**
 * Returns how many of 100 games a level wins against the one below; null for level 1, and for games that were not
 * measured, because luck decides them.
 */
export function winsAgainstLevelBelow(game: string, level: Level): number | null {
  const steps = MEASURED_STEPS[game]
  const wins = steps?.[level - 2]
  return wins === undefined ? null : Math.round(wins)
}

/** Returns whether the levels of a game differ in strength; false where luck decides, and for puzzles. */
export const hasMeasuredLevels = (game: string): boolean => game in MEASURED_STEPS
