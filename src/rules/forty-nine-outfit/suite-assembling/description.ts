import type { DescriptionParts } from '../../kit'
import { OPTIONS } from './shape'

/** What describes Suite Assembling Solitaire before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Suite Assembling Solitaire',
  year: 1928,
  options: OPTIONS,
} satisfies DescriptionParts
