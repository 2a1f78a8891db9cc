import type { DescriptionParts } from '../../kit'
import { OPTIONS } from './shape'

/** What describes Deck-O-Cards Roulette before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Deck-O-Cards Roulette',
  year: 1938,
  seats: { min: 2, max: 8 },
  options: OPTIONS,
} satisfies DescriptionParts
