import type { DescriptionParts } from '../../kit'
import { OPTIONS } from './shape'

/** What describes The Blind "49" Game before its rules are loaded. */
export const DESCRIPTION = {
  title: 'The Blind "49" Game',
  year: 1928,
  options: OPTIONS,
} satisfies DescriptionParts
