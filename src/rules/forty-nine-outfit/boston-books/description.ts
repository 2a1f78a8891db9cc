import type { DescriptionParts } from '../../kit'
import { OPTIONS } from './shape'

/** What describes Boston Books before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Boston Books',
  year: 1926,
  seats: { min: 2, max: 7 },
  options: OPTIONS,
} satisfies DescriptionParts
