import type { Eye, Seen } from '../../rules/kit'
import type { VisiblePly } from '../../protocol/lan/visible-ply'
import { digest } from './canonical-json'

/** A view as it is remembered: long games have thousands. */
export interface ViewDigest {
  readonly eye: Eye
  /** Digest of what the table shows. */
  readonly table: string
  /** Digest of whose turn it is and who has won; a resignation changes these alone. */
  readonly standing: string
}

export function digestView({ over, toMove, winners, eye, ...table }: Seen): ViewDigest {
  return { eye, table: digest(table), standing: digest([over, toMove, winners]) }
}

/** One thing that a guest was shown. */
export type Observation =
  | {
      readonly kind: 'step'
      /** Whether it can't fairly be taken back: an outcome of chance, or something hidden came to light. */
      readonly lasting: boolean
      /** The guest's own move; null for every other ply. */
      readonly own: string | null
      /** Digest of what was told of it. */
      readonly told: string
      readonly after: ViewDigest
    }
  /** A whole view. `gap`: plies may have been missed before it; else something was taken back or given up. */
  | { readonly kind: 'view'; readonly gap: boolean; readonly after: ViewDigest }

export function digestVisiblePly({ seat, move, events }: VisiblePly): string {
  return digest([seat, move, events])
}

/** A ply of which only the view was told. */
export const NOTHING_TOLD = digestVisiblePly({ seat: null, move: null, events: [] })
