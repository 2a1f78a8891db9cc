import type { DescriptionParts } from '../../kit'
import { OPTIONS } from '../strip/options'

/** What describes The Reverse Puzzle before its rules are loaded. */
export const DESCRIPTION = {
  title: 'The Reverse Puzzle',
  year: 1928,
  options: OPTIONS,
} satisfies DescriptionParts
