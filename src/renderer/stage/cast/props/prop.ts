import type { Object3D } from 'three'
import type { Materials } from '../../surface/materials'
import type { Piece } from '../../model/pieces'
import type { Place } from '../../model/transform'

/** A thing of which there is one: its objects, and how they follow its place. */
export interface Prop {
  readonly object: Object3D
  /** Called while it moves; the object's matrix is set by the caller, this does the rest (a fold). */
  update(place: Place): void
  dispose(): void
}

export type PropMaker = (piece: Piece, materials: Materials) => Prop
