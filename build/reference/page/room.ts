import type { CapturedRoom, Triple } from '../captured-scene'
import type { Camera, Renderer, Scene, Target } from './three'
import { base64 } from './base64'
import { readBack } from './read-back'

/** Side length of each of the six pictures, in pixels. */
const SIDE = 64
const FACE_DIRECTIONS: readonly (readonly [ahead: Triple, up: Triple])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0, -1, 0],
    [0, 0, 1],
  ],
  [
    [0, 0, 1],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [0, 1, 0],
  ],
]

/**
 * Reads back from the graphics card the surroundings that the table reflects. It uses the classes of the page's own
 * objects.
 */
export function captureRoom(renderer: Renderer, scene: Scene, camera: Camera, frame: Target): CapturedRoom {
  const room = new (scene.constructor as new () => Scene)()
  room.background = scene.environment
  const eye = new (camera.constructor as new (fov: number, aspect: number, near: number, far: number) => Camera)(
    90,
    1,
    0.1,
    10,
  )
  const light = new Float32Array(SIDE * SIDE * 3 * FACE_DIRECTIONS.length)
  const faces = FACE_DIRECTIONS.map(([ahead, up], face) => {
    eye.up.set(...up)
    eye.lookAt(...ahead)
    eye.updateMatrixWorld()
    light.set(readBack(renderer, frame, room, eye, { width: SIDE, height: SIDE }), face * SIDE * SIDE * 3)
    const [x = 0, y = 0, z = 0] = eye.matrixWorld.elements
    return { ahead, up, right: [x, y, z] as const }
  })
  return { side: SIDE, faces, intensity: scene.environmentIntensity, light: base64(light) }
}
