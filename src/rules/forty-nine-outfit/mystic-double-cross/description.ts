import type { DescriptionParts } from '../../kit'
import { OPTIONS } from './shape'

/** What describes The Mystic Double Cross before its rules are loaded. */
export const DESCRIPTION = {
  title: 'The Mystic Double Cross',
  year: 1928,
  options: OPTIONS,
} satisfies DescriptionParts
