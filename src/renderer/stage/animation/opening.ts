import { Vector3 } from 'three'
import type { Piece } from '../model/pieces'
import { copyPlace, placeOf, type Place } from '../model/transform'

/** Distance between waiting cards on their pack, in inches at life size. */
const CARD_SPACING = 0.014
/** Place of a pack that is dealt out to its last card: the middle of the table. */
const MIDDLE = new Vector3(0, 0, 0)

/** How pieces move that are shown while the camera is still moving to their table. */
export interface Opening {
  /** Seconds until the camera arrives; nothing is dealt before. */
  readonly arrivalSeconds: number
  /** Returns the place on its pack where a piece to be dealt waits; null for all other pieces. */
  waitingPlaceOf(piece: Piece, from: Place): Place | null
  /** Whether a piece belongs to a pack that is dealt from; the pieces of a pack are carried together. */
  isPack(piece: Piece): boolean
}

/** Whether a piece is dealt from a pack rather than gathered into it. */
const isDealt = ({ from, beat, group }: Piece): boolean => from !== undefined && beat !== undefined && group !== 'stock'

/**
 * Creates the opening of a table to which the camera is still moving: packs are first carried to their places, with all
 * cards that will be dealt from them, and these are dealt once the camera has arrived.
 * @param arrivalSeconds until the camera arrives
 */
export function createOpening(pieces: readonly Piece[], arrivalSeconds: number): Opening {
  const dealtPieces = pieces.filter(isDealt).toSorted((a, b) => (b.beat ?? 0) - (a.beat ?? 0))
  const stackIndexById = new Map(dealtPieces.map(({ id }, i) => [id, i + 1]))
  const packs = new Set(dealtPieces.map(({ from }) => from))
  const isPack = ({ zone, beat }: Piece): boolean => zone !== undefined && beat === undefined && packs.has(zone)
  /** The top piece of each remaining pack. */
  const tops = new Map(pieces.filter(isPack).map((piece) => [piece.zone, placeOf(piece)]))

  return {
    arrivalSeconds,
    isPack,
    waitingPlaceOf(piece, from) {
      const stackIndex = stackIndexById.get(piece.id)
      if (stackIndex === undefined || from.down !== 1) return null
      const top = tops.get(piece.from)
      const place = { ...copyPlace(top ?? from), down: 1, glow: 0 }
      if (top === undefined) place.at.copy(MIDDLE)
      place.at.y += stackIndex * CARD_SPACING * place.scale
      return place
    },
  }
}
