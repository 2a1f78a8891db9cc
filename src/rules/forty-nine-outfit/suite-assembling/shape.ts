import type { Seen, OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  passes: { kind: 'whole', default: 0, min: 0, max: 9 },
  packCards: { kind: 'choice', default: 'heap', values: ['heap', 'lot', 'any'] },
} as const satisfies OptionTable

export type SuiteAssemblingOptions = OptionsOf<typeof OPTIONS>

/** The page's State and what is seen of it, as plain JSON. */

export interface PileView {
  /** Face-down cards, bottom first; their number for whoever may not see them. */
  readonly down: readonly string[] | number
  /** The run, head first. */
  readonly up: readonly string[]
}

export interface SuiteAssemblingView {
  /** Seven piles. */
  readonly piles: readonly PileView[]
  /** Cards up, red to violet: 0 to 7 each. */
  readonly foundations: readonly number[]
  /** The pack, top first; its number for whoever may not see it. */
  readonly stock: readonly string[] | number
  /** Bottom first; its number likewise. */
  readonly heap: readonly string[] | number
  /** Cards of the last lot that are still on the heap. */
  readonly lot: number
  /** Cards of the pack that may be played, the first to be looked at first. */
  readonly available: readonly string[]
  /** Time through the pack, from 1. */
  readonly pass: number
  readonly solved: boolean
}

/** How it ends. */
export type SuiteAssemblingEnd = 'solved' | 'blocked'

/** What one eye may know of a table. */
export type SuiteAssemblingSeen = Seen<SuiteAssemblingView, SuiteAssemblingOptions>
