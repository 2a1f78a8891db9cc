import type { Piece } from './pieces'

/** The change of one piece of the new list. */
interface Change {
  readonly piece: Piece
  /** The piece whose place it takes: itself, or one that vanished; null if it has no predecessor. */
  readonly was: Piece | null
  /** Whether it starts from a piece that stays, such as a card from a pile that is drawn as one piece. */
  readonly shared: boolean
}

/** The difference between two lists of pieces. */
export interface Difference {
  readonly changes: readonly Change[]
  /** Vanished pieces, each with the new piece that it moves into, if there is a fitting one. */
  readonly gone: readonly { readonly piece: Piece; readonly into: Piece | null }[]
}

/** Whether a zone is another one or part of it: `bet:A:7H` is part of `bet:A`. */
const within = (zone: string | undefined, whole: string) => zone === whole || (zone?.startsWith(`${whole}:`) ?? false)

/**
 * Removes the last piece (the top of a pile) of a zone from the vanished ones, preferring one of the same kind, and
 * returns it.
 */
function take(pool: Piece[], zone: string, kind: string): Piece | null {
  for (const sameKind of [true, false])
    for (let i = pool.length - 1; i >= 0; i--) {
      // In range: the index runs from the last piece to the first.
      const piece = pool[i]!
      if (within(piece.zone, zone) && (!sameKind || piece.kind === kind)) {
        pool.splice(i, 1)
        return piece
      }
    }
  return null
}

/**
 * Compares two lists. Pieces with the same id are the same thing. A new piece with `from` takes the place of one that
 * vanished from that zone; failing that it starts where the last piece of that zone lies. A vanished piece that no new
 * one replaced moves into the first new piece of its kind that came from its zone, or into the piece that gathers its
 * zone, or just disappears. Of pieces with the same id in one list, the last counts. Never throws.
 */
export function compare(before: readonly Piece[], after: readonly Piece[]): Difference {
  const old = new Map(before.map((piece) => [piece.id, piece]))
  const now = new Map(after.map((piece) => [piece.id, piece]))
  const left = [...old.values()].filter((piece) => !now.has(piece.id))
  const changes: Change[] = []
  for (const piece of now.values()) {
    const same = old.get(piece.id)
    if (same) {
      changes.push({ piece, was: same, shared: false })
      continue
    }
    const from = piece.from
    const follows = from === undefined ? null : take(left, from, piece.kind)
    const pile = follows || from === undefined ? null : lastOf(before, from)
    changes.push({ piece, was: follows ?? pile, shared: follows === null && pile !== null })
  }
  const gone = left.map((piece) => ({ piece, into: heir(changes, piece) }))
  return { changes, gone }
}

function lastOf(pieces: readonly Piece[], zone: string): Piece | null {
  return pieces.findLast((piece) => within(piece.zone, zone)) ?? null
}

function heir(changes: readonly Change[], gone: Piece): Piece | null {
  const { zone, kind } = gone
  if (zone === undefined) return null
  const follower = changes.find(({ piece, was }) => piece.from === zone && piece.kind === kind && was !== piece)
  const found = follower ?? changes.find(({ piece }) => piece.gathers?.some((whole) => within(zone, whole)))
  return found?.piece ?? null
}
