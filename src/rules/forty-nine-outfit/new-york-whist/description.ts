import type { DescriptionParts } from '../../kit'
import { OPTIONS } from './shape'

/** What describes New York Whist before its rules are loaded. */
export const DESCRIPTION = {
  title: 'New York Whist',
  year: 1926,
  seats: { min: 2, max: 8 },
  options: OPTIONS,
} satisfies DescriptionParts
