import type { DescriptionParts } from '../../kit'
import { COMMON_DESCRIPTION } from '../cassino/description'
import { OPTIONS } from './shape'

/** What describes Cassino to 11 or 21 points before its rules are loaded. */
export const DESCRIPTION = {
  ...COMMON_DESCRIPTION,
  title: 'Cassino to 11 or 21 points',
  options: OPTIONS,
} satisfies DescriptionParts
