import type { DescriptionParts } from '../../kit'

/** What describes The "25" Goal before its rules are loaded. */
export const DESCRIPTION = {
  title: 'The "25" Goal',
  year: 1928,
  options: { start: { kind: 'whole', default: 49, min: 1, max: 49 } },
} satisfies DescriptionParts
