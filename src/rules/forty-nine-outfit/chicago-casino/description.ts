import type { DescriptionParts } from '../../kit'
import { OPTIONS } from './shape'

/** What describes Chicago-Casino before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Chicago-Casino',
  year: 1926,
  seats: { min: 2, max: 8 },
  options: OPTIONS,
} satisfies DescriptionParts
