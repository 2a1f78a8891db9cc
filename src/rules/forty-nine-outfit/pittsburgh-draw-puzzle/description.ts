import type { DescriptionParts } from '../../kit'
import { OPTIONS } from './shape'

/** What describes Pittsburgh Draw Puzzle before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Pittsburgh Draw Puzzle',
  year: 1928,
  options: OPTIONS,
} satisfies DescriptionParts
