import type { Object3D } from 'three'
import type { PieceKind } from '../model/pieces'

/** The layer of everything that lies flat and lights what stands on it, and of the lights. */
export const GROUND_LAYER = 1

/** Kinds of pieces that lie flat and are large: the ground of what is played with. */
const GROUND_KINDS: ReadonlySet<PieceKind> = new Set<PieceKind>([
  'board',
  'sheet',
  'tray',
  'lid',
  'leaflet',
  'pad',
  'dial',
])

export const isGround = (kind: PieceKind): boolean => GROUND_KINDS.has(kind)

/** Adds an object and everything in it to the layer of the ground. */
export function addToGround(object: Object3D): void {
  object.traverse((part) => part.layers.enable(GROUND_LAYER))
}
