import type { Piece } from './pieces'

/** What happens to one piece of the new list. */
interface Change {
  readonly piece: Piece
  /** The piece whose place it takes up: itself, or one that vanished; null if it is simply there. */
  readonly was: Piece | null
  /** Started from a piece that stays (a card off a pile that is drawn as one thing). */
  readonly shared: boolean
}

export interface Difference {
  readonly changes: readonly Change[]
  /** Pieces that went, with the new piece into whose place they go, if any is near in meaning. */
  readonly gone: readonly { readonly piece: Piece; readonly into: Piece | null }[]
}

/** Whether a zone is another one or lies in it: `bet:A:7H` is part of `bet:A`. */
const within = (zone: string | undefined, whole: string) => zone === whole || (zone?.startsWith(`${whole}:`) ?? false)

/** Takes the last piece (the top of a pile) of a zone out of those that vanished, of the same kind if there is one. */
function take(pool: Piece[], zone: string, kind: string): Piece | null {
  for (const sameKind of [true, false])
    for (let i = pool.length - 1; i >= 0; i--) {
      // In range: from the last to the first.
      const piece = pool[i]!
      if (within(piece.zone, zone) && (!sameKind || piece.kind === kind)) {
        pool.splice(i, 1)
        return piece
      }
    }
  return null
}

/**
 * Compares two lists. A piece with the same id is the same thing. A new one with `from` takes the place of one that left
 * that zone; failing that it starts where the last piece of that zone lies. A vanished piece that nobody followed goes
 * into the first new piece that came from its zone, or to whatever gathers its zone, or simply ends.
 * @throws never; duplicate ids keep their last piece
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
