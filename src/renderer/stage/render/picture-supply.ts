import type { PieceKind, Piece } from '../model/pieces'
import type { TableName } from '../options'
import { underFaceOf } from '../model/instanced-forms'
import type { Pictures } from '../surface/piece-pictures'
import { TABLE_PICTURES } from '../surface/room'

/** Pictures of the room, which are needed before anything is drawn. */
const ROOM_PICTURES = ['room/oak', 'room/paper-normal', 'room/backdrop']
/** Boxes whose pictures are loaded from the start, except for tables that were not chosen. */
const PRELOADED_BOXES: readonly string[] = ['shelf', 'room']
/** Kinds of pieces that have another picture on the other side. */
const TWO_SIDED: ReadonlySet<PieceKind> = new Set<PieceKind>(['card', 'chip', 'man', 'board'])
/** Pictures that are stored in another box, and are loaded and freed with it. */
const BOX_WITH_PICTURES: Readonly<Record<string, string>> = { chip: '49', man: '49' }

/** Returns the first part of a face or picture: `49` of `49/atlas`. */
export const pictureBoxOf = (name: string): string => name.split('/')[0]!

const storageBoxOf = (box: string): string => BOX_WITH_PICTURES[box] ?? box

/** Returns the names of the pictures that a piece shows. */
function pictureNamesOf({ kind, face }: Piece, pictures: Pictures): string[] {
  const faces = TWO_SIDED.has(kind) ? [face, underFaceOf(kind, face)] : [face]
  return faces.flatMap((name) => pictures.face(name)?.picture ?? [])
}

const isMissing = (name: string, pictures: Pictures) => pictures.has(name) && !pictures.texture(name)

/** Returns the names of the pictures that a list needs and that are not loaded yet. */
export function missingPicturesFor(pieces: readonly Piece[], table: TableName, pictures: Pictures): string[] {
  const shown = pieces.flatMap((piece) => pictureNamesOf(piece, pictures))
  return [...new Set([...ROOM_PICTURES, ...TABLE_PICTURES[table], ...shown])].filter((name) =>
    isMissing(name, pictures),
  )
}

/** Returns the pieces of a list whose pictures are loaded. */
export function piecesWithPictures(pieces: readonly Piece[], pictures: Pictures): Piece[] {
  return pieces.filter((piece) => !pictureNamesOf(piece, pictures).some((name) => isMissing(name, pictures)))
}

/** Keeps track of the boxes whose pictures are on the graphics card. */
export function createPreparedBoxes() {
  let preparedBoxes = new Set<string>()
  const boxesIn = (pieces: readonly Piece[]) => new Set(pieces.map(({ face }) => pictureBoxOf(face)))
  return {
    /** Returns the boxes of a list that are not prepared yet, and marks them as prepared. */
    addNew(pieces: readonly Piece[]): ReadonlySet<string> {
      const newBoxes = new Set(
        [...boxesIn(pieces)].filter((box) => !preparedBoxes.has(box) && !PRELOADED_BOXES.includes(box)),
      )
      for (const box of newBoxes) preparedBoxes.add(box)
      return newBoxes
    },
    /** Returns the prepared boxes of which a list shows nothing any more, and marks them as not prepared. */
    removeUnused(pieces: readonly Piece[]): ReadonlySet<string> {
      const neededBoxes = new Set([...boxesIn(pieces)].map(storageBoxOf))
      const unusedBoxes = new Set([...preparedBoxes].filter((box) => !neededBoxes.has(storageBoxOf(box))))
      for (const box of unusedBoxes) preparedBoxes.delete(box)
      return unusedBoxes
    },
    /** Marks all boxes as not prepared. */
    forget: () => void (preparedBoxes = new Set()),
  }
}
