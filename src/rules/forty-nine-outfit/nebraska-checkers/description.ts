import type { DescriptionParts } from '../../kit'
import { OPTIONS } from './shape'

/** What describes Nebraska-Checkers before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Nebraska-Checkers',
  year: 1926,
  seats: { min: 2, max: 2 },
  options: OPTIONS,
} satisfies DescriptionParts
