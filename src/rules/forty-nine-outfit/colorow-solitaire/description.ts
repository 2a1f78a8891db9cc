import type { DescriptionParts } from '../../kit'
import { OPTIONS } from './shape'

/** What describes Colorow Solitaire before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Colorow Solitaire',
  year: 1928,
  options: OPTIONS,
} satisfies DescriptionParts
