import type { CassinoView, RoundView } from '../cassino/shape'
import type { OptionsOf, DescriptionParts } from '../../kit'

/** What describes Cassino to 11 or 21 points before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Cassino to 11 or 21 points',
  year: null,
  seats: { min: 2, max: 4 },
  /** The options of the rules page (docs/rules/cassino-21.md). */
  options: {
    target: { kind: 'choice', default: 21, values: [11, 21] },
    partners: { kind: 'flag', default: true },
  },
} as const satisfies DescriptionParts

export type Cassino21Options = OptionsOf<(typeof DESCRIPTION)['options']>

export interface Round21View extends RoundView {
  /** Number of sweeps, each seat's own. */
  readonly sweeps: Readonly<Record<string, number>>
}

/** The State of the rules page and what a seat may see of it. */
export interface Cassino21View extends CassinoView {
  /** The capturing cards of sweeps, face up in each pile, in the order played. */
  readonly sweeps: Readonly<Record<string, readonly string[]>>
  readonly rounds: readonly Round21View[]
}
