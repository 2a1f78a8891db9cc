import type { Object3D } from 'three'
import type { Materials } from '../../surface/materials'
import type { Piece } from '../../model/pieces'
import type { Place } from '../../model/transform'

/** A single piece that is an object of its own, and follows its place. */
export interface Prop {
  readonly object: Object3D
  /** Called while it moves, for changes such as a fold; the caller sets the object's matrix. */
  update(place: Place): void
  dispose(): void
}

/** Creates the prop of a piece. */
export type PropMaker = (piece: Piece, materials: Materials) => Prop
