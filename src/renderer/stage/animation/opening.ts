import { Vector3 } from 'three'
import type { Piece } from '../model/pieces'
import { copyPlace, placeOf, type Place } from '../model/transform'

/** From one waiting card to the next on its pack, in inches at life size. */
const APART = 0.014
/** A pack that is dealt out to its last card lies in the middle of the table until then. */
const MIDDLE = new Vector3(0, 0, 0)

/** How pieces move that are shown while the camera still comes to their table. */
export interface Opening {
  /** Seconds until the camera stands: nothing is dealt before. */
  readonly seconds: number
  /** Where a piece waits that lies there as one of a pack: where that pack lies now; null for all others. */
  waits(piece: Piece, from: Place): Place | null
  /** Whether a piece belongs to a pack that is dealt from: they are carried together. */
  isPack(piece: Piece): boolean
}

/** Whether a piece is dealt from a pack; what is gathered goes the other way. */
const isDealt = ({ from, beat, group }: Piece): boolean => from !== undefined && beat !== undefined && group !== 'stock'

/**
 * A table that is begun while the camera still comes to it: packs are carried to their places first, with all that is
 * to be dealt from them, and dealt from there once the camera stands.
 * @param seconds until the camera stands
 */
export function createOpening(pieces: readonly Piece[], seconds: number): Opening {
  const dealt = pieces.filter(isDealt).toSorted((a, b) => (b.beat ?? 0) - (a.beat ?? 0))
  const level = new Map(dealt.map(({ id }, i) => [id, i + 1]))
  const packs = new Set(dealt.map(({ from }) => from))
  const isPack = ({ zone, beat }: Piece): boolean => zone !== undefined && beat === undefined && packs.has(zone)
  /** The uppermost piece of each pack that is left. */
  const tops = new Map(pieces.filter(isPack).map((piece) => [piece.zone, placeOf(piece)]))

  return {
    seconds,
    isPack,
    waits(piece, from) {
      const above = level.get(piece.id)
      if (above === undefined || from.down !== 1) return null
      const top = tops.get(piece.from)
      const place = { ...copyPlace(top ?? from), down: 1, glow: 0 }
      if (top === undefined) place.at.copy(MIDDLE)
      place.at.y += above * APART * place.scale
      return place
    },
  }
}
