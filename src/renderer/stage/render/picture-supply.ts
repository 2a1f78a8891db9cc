import type { PieceKind, Piece } from '../model/pieces'
import type { TableName } from '../options'
import { underOf } from '../shapes/instanced-forms'
import type { Pictures } from '../surface/piece-pictures'
import { TABLE_PICTURES } from '../surface/surroundings'

/** Pictures of the room, needed before anything is drawn. */
const ROOM = ['room/oak', 'room/paper-normal', 'room/backdrop']
/** Of these boxes all is there from the start, but for the tables that nobody chose. */
const ALWAYS: readonly string[] = ['shelf', 'room']
/** Pieces that show another picture when they are turned. */
const TWO_SIDED: ReadonlySet<PieceKind> = new Set<PieceKind>(['card', 'chip', 'man', 'board'])
/** What lies in one box: its pictures come and go together. */
const TOGETHER: Readonly<Record<string, string>> = { chip: '49', man: '49' }

/** The first part of a face or picture: `49` of `49/atlas`. */
export const boxOf = (name: string): string => name.split('/')[0]!

const packedWith = (box: string): string => TOGETHER[box] ?? box

/** The pictures that a piece shows. */
function picturesOf({ kind, face }: Piece, pictures: Pictures): string[] {
  const faces = TWO_SIDED.has(kind) ? [face, underOf(kind, face)] : [face]
  return faces.flatMap((name) => pictures.face(name)?.picture ?? [])
}

const isMissing = (name: string, pictures: Pictures) => pictures.has(name) && !pictures.texture(name)

/** The pictures that a list needs and that are not there yet. */
export function missingFor(pieces: readonly Piece[], table: TableName, pictures: Pictures): string[] {
  const shown = pieces.flatMap((piece) => picturesOf(piece, pictures))
  return [...new Set([...ROOM, ...TABLE_PICTURES[table], ...shown])].filter((name) => isMissing(name, pictures))
}

/** The pieces of a list whose pictures are there. */
export function printedOf(pieces: readonly Piece[], pictures: Pictures): Piece[] {
  return pieces.filter((piece) => !picturesOf(piece, pictures).some((name) => isMissing(name, pictures)))
}

/** Which boxes' pictures lie on the graphics card. */
export interface OpenBoxes {
  /** The boxes of a list that are not prepared yet; they count as prepared from now on. */
  opened(pieces: readonly Piece[]): ReadonlySet<string>
  /** The boxes that were prepared and of which a list shows nothing any more; they do not count as prepared any more. */
  closed(pieces: readonly Piece[]): ReadonlySet<string>
  /** Nothing is prepared any more. */
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
