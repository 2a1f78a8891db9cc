import type { DescriptionParts } from '../../kit'
import { OPTIONS } from '../strip/options'

/** What describes Another Reverse Puzzle before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Another Reverse Puzzle',
  year: 1928,
  options: OPTIONS,
} satisfies DescriptionParts
