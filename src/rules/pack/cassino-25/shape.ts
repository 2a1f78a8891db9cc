import type { CassinoView } from '../cassino/shape'

/** The page's State and what a seat may see of it. */
export interface Cassino25View extends CassinoView {
  /** Whether the round waits for calls or `count`. */
  readonly counting: boolean
  /** Whose play may be called, and the card played; null if none may. */
  readonly window: { readonly seat: string; readonly card: string } | null
}
