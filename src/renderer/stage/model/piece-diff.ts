import type { Piece } from './pieces'

/** The change of one piece of the new list. */
interface Change {
  readonly piece: Piece
  /** The piece whose place it takes: itself, or one that vanished; null if it has no predecessor. */
  readonly previous: Piece | null
  /** Whether it starts from a piece that stays, such as a card from a pile that is drawn as one piece. */
  readonly isShared: boolean
}

/** The difference between two lists of pieces. */
export interface PieceDiff {
  readonly changes: readonly Change[]
  /** Vanished pieces, each with the new piece that it moves into, if there is a fitting one. */
  readonly vanished: readonly { readonly piece: Piece; readonly into: Piece | null }[]
}

/** Whether a zone is another one or part of it: `bet:A:7H` is part of `bet:A`. */
const isWithin = (zone: string | undefined, whole: string) => zone === whole || (zone?.startsWith(`${whole}:`) ?? false)

/**
 * Removes the last piece (the top of a pile) of a zone from the vanished ones, preferring one of the same kind, and
 * returns it.
 */
function takeVanished(pool: Piece[], zone: string, kind: string): Piece | null {
  for (const sameKind of [true, false])
    for (let i = pool.length - 1; i >= 0; i--) {
      const piece = pool[i]!
      if (isWithin(piece.zone, zone) && (!sameKind || piece.kind === kind)) {
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
export function diffPieces(before: readonly Piece[], after: readonly Piece[]): PieceDiff {
  const old = new Map(before.map((piece) => [piece.id, piece]))
  const now = new Map(after.map((piece) => [piece.id, piece]))
  const unmatched = [...old.values()].filter((piece) => !now.has(piece.id))
  const changes: Change[] = []
  for (const piece of now.values()) {
    const same = old.get(piece.id)
    if (same) {
      changes.push({ piece, previous: same, isShared: false })
      continue
    }
    const from = piece.from
    const replaced = from === undefined ? null : takeVanished(unmatched, from, piece.kind)
    const pile = replaced || from === undefined ? null : lastOf(before, from)
    changes.push({ piece, previous: replaced ?? pile, isShared: replaced === null && pile !== null })
  }
  const vanished = unmatched.map((piece) => ({ piece, into: replacementOf(changes, piece) }))
  return { changes, vanished }
}

function lastOf(pieces: readonly Piece[], zone: string): Piece | null {
  return pieces.findLast((piece) => isWithin(piece.zone, zone)) ?? null
}

function replacementOf(changes: readonly Change[], vanishedPiece: Piece): Piece | null {
  const { zone, kind } = vanishedPiece
  if (zone === undefined) return null
  const successor = changes.find(
    ({ piece, previous }) => piece.from === zone && piece.kind === kind && previous !== piece,
  )
  const found = successor ?? changes.find(({ piece }) => piece.gathers?.some((whole) => isWithin(zone, whole)))
  return found?.piece ?? null
}
