import type { DescriptionParts } from '../../kit'
import { optionConflict, OPTIONS } from './shape'

/** What describes Color Casino before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Color Casino',
  year: null,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  optionConflict,
} satisfies DescriptionParts
