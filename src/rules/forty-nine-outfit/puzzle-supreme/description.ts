import type { DescriptionParts } from '../../kit'

/** What describes The "Forty-Nine" Puzzle Supreme before its rules are loaded. */
export const DESCRIPTION = {
  title: 'The "Forty-Nine" Puzzle Supreme',
  year: 1928,
} satisfies DescriptionParts
