import type { CassinoView, RoundView } from '../cassino/shape'
import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the rules page (docs/rules/cassino-21.md). */
export const OPTIONS = {
  target: { kind: 'choice', default: 21, values: [11, 21] },
  partners: { kind: 'flag', default: true },
} as const satisfies OptionTable

export type Cassino21Options = OptionsOf<typeof OPTIONS>

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
