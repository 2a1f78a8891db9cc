import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { VisiblePly } from '../../protocol/lan/visible-ply'
import type { Eye, GameView } from '../../rules/kit'

/** A view in the form in which it is remembered; long games have thousands. */
export interface ViewDigest {
  readonly eye: Eye
  /** Digest of the contents of the view. */
  readonly table: string
  /** Digest of whose turn it is and who has won; a resignation changes only these. */
  readonly standing: string
}

/** Reduces a view to two digests: of its contents, and of its standing. */
export function digestView({ over, toMove, winners, eye, ...table }: GameView): ViewDigest {
  return { eye, table: digest(table), standing: digest([over, toMove, winners]) }
}

/** One message that showed a guest something of the game. */
export type Observation =
  | {
      readonly kind: 'step'
      /** Whether it cannot fairly be taken back: an outcome of chance, or something hidden was revealed. */
      readonly isIrreversible: boolean
      /** The text of the guest's own move; null for every other ply. */
      readonly ownMove: string | null
      /** Digest of the ply as it was reported. */
      readonly plyDigest: string
      readonly after: ViewDigest
    }
  /**
   * A whole view. With `hasGap`, plies may have been missed before it; otherwise plies were taken back, or a player
   * resigned.
   */
  | { readonly kind: 'view'; readonly hasGap: boolean; readonly after: ViewDigest }

/** Returns the digest of a ply as it was reported. */
export function digestVisiblePly({ seat, move, events }: VisiblePly): string {
  return digest([seat, move, events])
}

/** Digest of a ply of which only the resulting view was reported. */
export const HIDDEN_PLY_DIGEST = digestVisiblePly({ seat: null, move: null, events: [] })

/** Serializes a value as JSON without spaces and with sorted keys: equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === undefined) return 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`
}

/** Returns the SHA-256 of a value's canonical JSON in hex: equal for equal values, and practically only for those. */
export function digest(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))))
}
