import type { CassinoView, RoundView } from '../cassino/shape'
import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  target: { kind: 'choice', default: 21, values: [11, 21] },
  partners: { kind: 'flag', default: true },
} as const satisfies OptionTable

export type Cassino21Options = OptionsOf<typeof OPTIONS>

export interface Round21View extends RoundView {
  /** Each seat's own. */
  readonly sweeps: Readonly<Record<string, number>>
}

/** The page's State and what a seat may see of it. */
export interface Cassino21View extends CassinoView {
  /** The capturing cards that lie face up in each pile, in the order played. */
  readonly sweeps: Readonly<Record<string, readonly string[]>>
  readonly rounds: readonly Round21View[]
}
