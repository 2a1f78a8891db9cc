import type { DescriptionParts } from '../../kit'
import { OPTIONS } from '../chains/options'

/** What describes The Nine Men Triangle Puzzle before its rules are loaded. */
export const DESCRIPTION = {
  title: 'The Nine Men Triangle Puzzle',
  year: 1928,
  options: OPTIONS,
} satisfies DescriptionParts
