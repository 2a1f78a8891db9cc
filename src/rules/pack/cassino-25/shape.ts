import type { CassinoView } from '../cassino/shape'
import type { OptionsOf, DescriptionParts } from '../../kit'

/** What describes Cassino to 25 points before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Cassino to 25 points',
  year: null,
  seats: { min: 2, max: 4 },
  /** The options of the rules page (docs/rules/cassino-25.md). */
  options: {
    target: { kind: 'choice', default: 25, values: [11, 21, 25] },
    calls: { kind: 'flag', default: true },
  },
} as const satisfies DescriptionParts

export type Cassino25Options = OptionsOf<(typeof DESCRIPTION)['options']>

/** The State of the rules page and what a seat may see of it. */
export interface Cassino25View extends CassinoView {
  /** Whether the round waits for calls or `count`. */
  readonly counting: boolean
  /** The seat whose play may be called, and the card played; null if none may. */
  readonly window: { readonly seat: string; readonly card: string } | null
}
