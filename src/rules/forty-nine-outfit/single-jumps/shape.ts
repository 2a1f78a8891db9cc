import type { DescriptionParts } from '../../kit'

/** What describes The "25" Goal before its rules are loaded. */
export const TWENTY_FIVE_GOAL_DESCRIPTION = {
  title: 'The "25" Goal',
  year: 1928,
  options: { start: { kind: 'whole', default: 49, min: 1, max: 49 } },
} satisfies DescriptionParts

/** What describes The "49" Puzzle before its rules are loaded. */
export const FORTY_NINE_PUZZLE_DESCRIPTION = {
  title: 'The "49" Puzzle',
  year: 1928,
  options: {
    start: { kind: 'whole', default: 49, min: 1, max: 49 },
    finish: { kind: 'whole', default: 0, min: 0, max: 49 },
  },
} satisfies DescriptionParts
