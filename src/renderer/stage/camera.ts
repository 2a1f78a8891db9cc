import { PerspectiveCamera, Vector3 } from 'three'
import type { ViewName } from './stage'

/** Where the camera stands. `aperture` is the radius of its lens in inches for the settled frame. */
export interface Viewpoint {
  readonly position: Vector3
  readonly target: Vector3
  readonly up: Vector3
  readonly fov: number
  readonly aperture: number
}

/** A point of the table, in inches. */
export interface Spot {
  readonly x: number
  readonly z: number
}

const UPRIGHT = new Vector3(0, 1, 0)
/** Straight down needs another up, since a jittered lens looks at its target again for every sample. */
const AWAY = new Vector3(0, 0, -1)

/** The half width that a portrait screen must see at the board's near edge, and how far up and down the table. */
const PORTRAIT_HALF_WIDTH = 8.8

/**
 * The viewpoint of a view on a screen of this aspect (width over height). Narrow screens stand further away, so that
 * the board always fits.
 */
export function viewpoint(name: ViewName, aspect: number, at: Spot = { x: 0, z: 0 }): Viewpoint {
  if (name === 'top') return top(aspect)
  if (name === 'lean') return lean(aspect, at)
  if (name === 'shelf') return shelf(aspect)
  return aspect < 0.9 ? portrait(aspect) : seat(aspect)
}

function seat(aspect: number): Viewpoint {
  // At 1.35 and wider the height decides; below, the board's near edge needs the width.
  const away = Math.max(1, 1.28 / aspect)
  const target = new Vector3(0.2, 0, -1.6 + (away - 1) * 3)
  const position = new Vector3(0, 19.5, 28.1).multiplyScalar(away).add(new Vector3(0, 0, target.z))
  return { position, target, up: UPRIGHT, fov: 35, aperture: 0.1 }
}

function portrait(aspect: number): Viewpoint {
  const fov = 46
  const far = PORTRAIT_HALF_WIDTH / (Math.tan((fov * Math.PI) / 360) * aspect)
  // The nearest edge of the board is nearer to the eye than the target: stand that much further away.
  const direction = new Vector3(0, 0.85, 0.527).normalize()
  const target = new Vector3(0, 0, 2.2)
  const position = direction.clone().multiplyScalar(far + 8 * direction.z - 1.2).add(target)
  return { position, target, up: UPRIGHT, fov, aperture: 0.12 }
}

/** The board and the hand, from straight above. */
function top(aspect: number): Viewpoint {
  const fov = 29
  const half = Math.tan((fov * Math.PI) / 360)
  const tall = aspect < 0.9 ? 9 : 12.4
  const height = Math.max(tall, 8.8 / aspect) / half
  const target = new Vector3(0, 0, aspect < 0.9 ? 2.2 : 3.4)
  return { position: new Vector3(0, height, target.z), target, up: AWAY, fov, aperture: 0.05 }
}

function lean(aspect: number, at: Spot): Viewpoint {
  const x = Math.min(9, Math.max(-9, at.x))
  const z = Math.min(9, Math.max(-9, at.z))
  const away = Math.max(1, 1 / aspect)
  const target = new Vector3(x, 0, z - 0.2)
  const position = new Vector3(x * 0.92, 7.2 * away, z + 7.4 * away)
  return { position, target, up: UPRIGHT, fov: 34, aperture: 0.045 }
}

/** The whole table top, for the boxes. */
function shelf(aspect: number): Viewpoint {
  const away = Math.max(1, 1.5 / aspect)
  const target = new Vector3(0, 0, -2.5)
  const position = new Vector3(0, 23 * away, 36 * away - 2)
  return { position, target, up: UPRIGHT, fov: 40, aperture: 0.14 }
}

const smooth = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

/** The camera, moving smoothly between viewpoints. */
export interface CameraMan {
  readonly camera: PerspectiveCamera
  /** Where it stands or is going. */
  readonly aim: Viewpoint
  /** Goes to a viewpoint in `seconds` (0: at once). */
  go(to: Viewpoint, seconds: number): void
  /** Moves on; answers whether it still moves. */
  advance(dt: number): boolean
  resize(width: number, height: number): void
  readonly moving: boolean
}

export function createCameraMan(first: Viewpoint): CameraMan {
  const camera = new PerspectiveCamera(first.fov, 1, 2, 400)
  const now = { position: first.position.clone(), target: first.target.clone(), up: first.up.clone(), fov: first.fov }
  let from = { ...now }
  let aim = first
  let spent = 0
  let seconds = 0

  function stand(): void {
    camera.position.copy(now.position)
    camera.up.copy(now.up)
    camera.lookAt(now.target)
    camera.fov = now.fov
    camera.updateProjectionMatrix()
    camera.updateMatrixWorld()
  }

  function blend(t: number): void {
    now.position.lerpVectors(from.position, aim.position, t)
    now.target.lerpVectors(from.target, aim.target, t)
    now.up.lerpVectors(from.up, aim.up, t).normalize()
    now.fov = from.fov + (aim.fov - from.fov) * t
  }

  stand()
  return {
    camera,
    get aim() {
      return aim
    },
    go(to, time) {
      from = { position: now.position.clone(), target: now.target.clone(), up: now.up.clone(), fov: now.fov }
      aim = to
      spent = 0
      seconds = time
      if (time > 0) return
      blend(1)
      stand()
    },
    advance(dt) {
      if (spent >= seconds) return false
      spent += dt
      blend(smooth(Math.min(1, spent / seconds)))
      stand()
      return spent < seconds
    },
    resize(width, height) {
      camera.aspect = width / height
      camera.updateProjectionMatrix()
    },
    get moving() {
      return spent < seconds
    },
  }
}
