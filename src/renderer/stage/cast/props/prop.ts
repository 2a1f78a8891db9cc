import { type BufferGeometry, Group, type Material, Mesh, type Object3D } from 'three'
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

/** Returns a prop of meshes that cast and receive shadows, and never change. It owns their shapes. */
export function assemble(parts: readonly (readonly [BufferGeometry, Material])[]): Prop {
  const group = new Group()
  for (const [shape, material] of parts) {
    const mesh = new Mesh(shape, material)
    mesh.castShadow = mesh.receiveShadow = true
    group.add(mesh)
  }
  return {
    object: group,
    update: () => undefined,
    dispose() {
      for (const [shape] of parts) shape.dispose()
    },
  }
}
