import { PerspectiveCamera, Vector3 } from 'three'
import type { Viewpoint } from './viewpoints'
import type { TablePoint } from '../model/pieces'
import { createSteering, type Steering } from './steering'
import { WHOLE_FRAME, type Frame } from '../model/frame'
import { setViewOffset } from './room-frame'

const smooth = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

function mixFrames(from: Frame, to: Frame, t: number): Frame {
  if (t >= 1) return to
  const mix = (a: number, b: number) => a + (b - a) * t
  return { scale: mix(from.scale, to.scale), x: mix(from.x, to.x), y: mix(from.y, to.y) }
}

/** Copies the properties of a viewpoint that change on the way to another one. */
const copyOf = ({ position, target, up, fov }: Omit<Viewpoint, 'aperture'>) => ({
  position: position.clone(),
  target: target.clone(),
  up: up.clone(),
  fov,
})

/** The lens of the camera as it is now: its radius, and the point that it is sharp at, in inches. */
export interface Lens {
  readonly target: Vector3
  readonly aperture: number
}

/** The camera, moving smoothly between viewpoints, and steered by the user's hand at each of them. */
export type CameraRig = ReturnType<typeof createCameraRig>

/** Creates a path between two viewpoints, with the current position on it. */
function createCameraPath(first: Viewpoint) {
  const now = copyOf(first)
  let from = copyOf(first)
  let destination = first
  let frames = { from: WHOLE_FRAME, now: WHOLE_FRAME, destination: WHOLE_FRAME }

  return {
    now,
    get destination() {
      return destination
    },
    get frames() {
      return frames
    },
    /** Begins a new path at the current position. */
    startPath(to: Viewpoint, frame: Frame) {
      frames = { ...frames, from: frames.now, destination: frame }
      from = copyOf(now)
      destination = to
    },
    /** Moves to part `t` of the path. */
    blend(t: number) {
      now.position.lerpVectors(from.position, destination.position, t)
      if (t >= 1) now.position.copy(destination.position)
      now.target.lerpVectors(from.target, destination.target, t)
      now.up.lerpVectors(from.up, destination.up, t).normalize()
      now.fov = from.fov + (destination.fov - from.fov) * t
      frames = { ...frames, now: mixFrames(frames.from, frames.destination, t) }
    },
  }
}

const UP = new Vector3(0, 1, 0)
const right = new Vector3()

/**
 * Turns a camera about a point of the table, which stays where it is in the picture.
 * @param turn about the vertical axis, in radians
 * @param tilt about the picture's horizontal axis, in radians: toward the view from above
 */
function turnAbout(pivot: Vector3, turn: number, tilt: number, camera: PerspectiveCamera, target: Vector3): void {
  right.subVectors(target, camera.position).cross(camera.up).normalize()
  camera.position.sub(pivot).applyAxisAngle(right, -tilt).applyAxisAngle(UP, turn).add(pivot)
  target.sub(pivot).applyAxisAngle(right, -tilt).applyAxisAngle(UP, turn).add(pivot)
  camera.up.applyAxisAngle(right, -tilt).applyAxisAngle(UP, turn)
}

/** Creates the camera that shows a place on a path, with what the user's hand adds to it. */
function createSteeredCamera(path: ReturnType<typeof createCameraPath>, steering: Steering) {
  const camera = new PerspectiveCamera(path.now.fov, 1, 4, 400)
  const size = { width: 1, height: 1 }
  const pivot = new Vector3()
  const lens = { target: path.now.target.clone(), aperture: path.destination.aperture }
  const frame = { scale: 1, x: 0, y: 0 }

  /** Magnifies the frame of the path's picture. */
  function applyViewOffset(): void {
    const { scale, x, y } = steering.magnified
    const of = path.frames.now
    frame.scale = of.scale * scale
    frame.x = of.x * scale + x + ((scale - 1) * size.width) / 2
    frame.y = of.y * scale + y + ((scale - 1) * size.height) / 2
    setViewOffset(camera, size, frame)
  }

  function update(): void {
    const { now } = path
    camera.position.copy(now.position)
    camera.up.copy(now.up)
    lens.target.copy(now.target)
    // A magnified picture is no more blurred than the plain one.
    lens.aperture = path.destination.aperture / steering.magnified.scale
    if (steering.turn !== 0 || steering.tilt !== 0) turnAbout(pivot, steering.turn, steering.tilt, camera, lens.target)
    camera.lookAt(lens.target)
    camera.fov = now.fov
    applyViewOffset()
    camera.updateMatrixWorld()
  }

  return { camera, lens, pivot, size, applyViewOffset, update }
}

/**
 * @param isInstant whether nothing is to move by itself (reduced motion)
 * @param onSteered called when the user's hand has changed the view
 */
export function createCameraRig(first: Viewpoint, isInstant: () => boolean = () => false, onSteered?: () => void) {
  const path = createCameraPath(first)
  const steering = createSteering(isInstant, onSteered)
  const { camera, lens, pivot, size, applyViewOffset, update } = createSteeredCamera(path, steering)
  let elapsed = 0
  let seconds = 0

  update()
  return {
    camera,
    lens,
    steering,
    /** The viewpoint where it is, or to which it is moving. */
    get destination() {
      return path.destination
    },
    /**
     * Moves to a viewpoint in `seconds` (0: at once).
     * @param pivot the point of the table about which the user turns the view
     */
    go(to: Viewpoint, time: number, frame = path.frames.destination, about?: TablePoint): void {
      path.startPath(to, frame)
      if (about !== undefined) pivot.set(about.x, 0, about.z)
      elapsed = 0
      seconds = time
      if (time > 0) return
      path.blend(1)
      update()
    },
    /** Advances the movement; returns whether it still moves. */
    advance(dt: number): boolean {
      const isSteered = steering.advance(dt)
      if (elapsed < seconds) {
        elapsed += dt
        path.blend(smooth(Math.min(1, elapsed / seconds)))
      }
      update()
      return isSteered || elapsed < seconds
    },
    resize(width: number, height: number): void {
      camera.aspect = width / height
      Object.assign(size, { width, height })
      applyViewOffset()
    },
    /** Whether it moves to a viewpoint. */
    get isMoving() {
      return elapsed < seconds
    },
    /** Seconds until it arrives. */
    get secondsLeft() {
      return Math.max(0, seconds - elapsed)
    },
  }
}
