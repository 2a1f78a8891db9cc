import { PerspectiveCamera } from 'three'
import type { Viewpoint } from './viewpoints'
import { WHOLE_FRAME, type Frame } from '../model/frame'
import { setViewOffset } from './view-offset'

const smooth = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

function mixFrames(from: Frame, to: Frame, t: number): Frame {
  if (t >= 1) return to
  const mix = (a: number, b: number) => a + (b - a) * t
  return { scale: mix(from.scale, to.scale), x: mix(from.x, to.x), y: mix(from.y, to.y) }
}

/** Copies the properties of a viewpoint that change on the way to another one. */
const copyOf = ({ position, target, up, fov, shift = 0 }: Omit<Viewpoint, 'aperture'>) => ({
  position: position.clone(),
  target: target.clone(),
  up: up.clone(),
  fov,
  shift,
})

/** The camera, moving smoothly between viewpoints. */
export interface CameraRig {
  readonly camera: PerspectiveCamera
  /** The viewpoint where it is, or to which it is moving. */
  readonly destination: Viewpoint
  /** The frame of the picture in the canvas, or the one to which it is moving. */
  readonly frame: Frame
  /** Moves to a viewpoint in `seconds` (0: at once). */
  go(to: Viewpoint, seconds: number, frame?: Frame): void
  /** Advances the movement; returns whether it still moves. */
  advance(dt: number): boolean
  resize(width: number, height: number): void
  readonly isMoving: boolean
  /** Seconds until it arrives. */
  readonly secondsLeft: number
}

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
      now.shift = from.shift + ((destination.shift ?? 0) - from.shift) * t
      frames = { ...frames, now: mixFrames(frames.from, frames.destination, t) }
    },
  }
}

export function createCameraRig(first: Viewpoint): CameraRig {
  const camera = new PerspectiveCamera(first.fov, 1, 4, 400)
  const path = createCameraPath(first)
  const size = { width: 1, height: 1 }
  let elapsed = 0
  let seconds = 0

  const applyViewOffset = () => setViewOffset(camera, size, path.now.shift, path.frames.now)

  function updateCamera(): void {
    camera.position.copy(path.now.position)
    camera.up.copy(path.now.up)
    camera.lookAt(path.now.target)
    camera.fov = path.now.fov
    applyViewOffset()
    camera.updateMatrixWorld()
  }

  updateCamera()
  return {
    camera,
    get destination() {
      return path.destination
    },
    get frame() {
      return path.frames.destination
    },
    go(to, time, frame = path.frames.destination) {
      path.startPath(to, frame)
      elapsed = 0
      seconds = time
      if (time > 0) return
      path.blend(1)
      updateCamera()
    },
    advance(dt) {
      if (elapsed >= seconds) return false
      elapsed += dt
      path.blend(smooth(Math.min(1, elapsed / seconds)))
      updateCamera()
      return elapsed < seconds
    },
    resize(width, height) {
      camera.aspect = width / height
      Object.assign(size, { width, height })
      applyViewOffset()
    },
    get isMoving() {
      return elapsed < seconds
    },
    get secondsLeft() {
      return Math.max(0, seconds - elapsed)
    },
  }
}
