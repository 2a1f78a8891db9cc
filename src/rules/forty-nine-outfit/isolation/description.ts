import type { DescriptionParts } from '../../kit'

/** What describes Isolation before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Isolation',
  year: 1928,
} satisfies DescriptionParts
