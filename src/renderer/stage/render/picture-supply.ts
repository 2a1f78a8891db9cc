import type { PieceKind, Piece } from '../model/pieces'
import type { TableName } from '../options'
import { underOf } from '../shapes/instanced-forms'
import type { Pictures } from '../surface/piece-pictures'
import { TABLE_PICTURES } from '../surface/surroundings'

/** Pictures of the room, which are needed before anything is drawn. */
const ROOM = ['room/oak', 'room/paper-normal', 'room/backdrop']
/** Boxes whose pictures are loaded from the start, except for tables that were not chosen. */
const ALWAYS: readonly string[] = ['shelf', 'room']
/** Kinds of pieces that have another picture on the other side. */
const TWO_SIDED: ReadonlySet<PieceKind> = new Set<PieceKind>(['card', 'chip', 'man', 'board'])
/** Pictures that are stored in another box, and are loaded and freed with it. */
const TOGETHER: Readonly<Record<string, string>> = { chip: '49', man: '49' }

/** Returns the first part of a face or picture: `49` of `49/atlas`. */
export const boxOf = (name: string): string => name.split('/')[0]!

const packedWith = (box: string): string => TOGETHER[box] ?? box

/** Returns the names of the pictures that a piece shows. */
function picturesOf({ kind, face }: Piece, pictures: Pictures): string[] {
  const faces = TWO_SIDED.has(kind) ? [face, underOf(kind, face)] : [face]
  return faces.flatMap((name) => pictures.face(name)?.picture ?? [])
}

const isMissing = (name: string, pictures: Pictures) => pictures.has(name) && !pictures.texture(name)

/** Returns the names of the pictures that a list needs and that are not loaded yet. */
export function missingFor(pieces: readonly Piece[], table: TableName, pictures: Pictures): string[] {
  const shown = pieces.flatMap((piece) => picturesOf(piece, pictures))
  return [...new Set([...ROOM, ...TABLE_PICTURES[table], ...shown])].filter((name) => isMissing(name, pictures))
}

/** Returns the pieces of a list whose pictures are loaded. */
export function printedOf(pieces: readonly Piece[], pictures: Pictures): Piece[] {
  return pieces.filter((piece) => !picturesOf(piece, pictures).some((name) => isMissing(name, pictures)))
}

/** Keeps track of the boxes whose pictures are on the graphics card. */
export interface OpenBoxes {
  /** Returns the boxes of a list that are not prepared yet, and marks them as prepared. */
  opened(pieces: readonly Piece[]): ReadonlySet<string>
  /** Returns the prepared boxes of which a list shows nothing any more, and marks them as not prepared. */
  closed(pieces: readonly Piece[]): ReadonlySet<string>
  /** Marks all boxes as not prepared. */
  forget(): void
}

export function createOpenBoxes(): OpenBoxes {
  let known = new Set<string>()
  const boxesIn = (pieces: readonly Piece[]) => new Set(pieces.map(({ face }) => boxOf(face)))
  return {
    opened(pieces) {
      const fresh = new Set([...boxesIn(pieces)].filter((box) => !known.has(box) && !ALWAYS.includes(box)))
      for (const box of fresh) known.add(box)
      return fresh
    },
    closed(pieces) {
      const there = new Set([...boxesIn(pieces)].map(packedWith))
      const gone = new Set([...known].filter((box) => !there.has(packedWith(box))))
      for (const box of gone) known.delete(box)
      return gone
    },
    forget: () => void (known = new Set()),
  }
}
