import type { DescriptionParts } from '../../kit'
import { OPTIONS } from './shape'

/** What describes The "13" Puzzle before its rules are loaded. */
export const DESCRIPTION = {
  title: 'The "13" Puzzle',
  year: 1928,
  options: OPTIONS,
} satisfies DescriptionParts
