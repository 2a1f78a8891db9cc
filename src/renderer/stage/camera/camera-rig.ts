import { PerspectiveCamera } from 'three'
import type { Viewpoint } from './viewpoints'
import { WHOLE, type Frame } from '../model/frame'
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
  readonly aim: Viewpoint
  /** The frame of the picture in the canvas, or the one to which it is moving. */
  readonly frame: Frame
  /** Moves to a viewpoint in `seconds` (0: at once). */
  go(to: Viewpoint, seconds: number, frame?: Frame): void
  /** Advances the movement; returns whether it still moves. */
  advance(dt: number): boolean
  resize(width: number, height: number): void
  readonly moving: boolean
  /** Seconds until it arrives. */
  readonly left: number
}

/** Creates a path between two viewpoints, with the current position on it. */
function createCameraPath(first: Viewpoint) {
  const now = copyOf(first)
  let from = copyOf(first)
  let aim = first
  let framed = { from: WHOLE, now: WHOLE, aim: WHOLE }

  return {
    now,
    get aim() {
      return aim
    },
    get framed() {
      return framed
    },
    /** Begins a new path at the current position. */
    turnTo(to: Viewpoint, frame: Frame) {
      framed = { ...framed, from: framed.now, aim: frame }
      from = copyOf(now)
      aim = to
    },
    /** Moves to part `t` of the path. */
    blend(t: number) {
      now.position.lerpVectors(from.position, aim.position, t)
      if (t >= 1) now.position.copy(aim.position)
      now.target.lerpVectors(from.target, aim.target, t)
      now.up.lerpVectors(from.up, aim.up, t).normalize()
      now.fov = from.fov + (aim.fov - from.fov) * t
      now.shift = from.shift + ((aim.shift ?? 0) - from.shift) * t
      framed = { ...framed, now: mixFrames(framed.from, framed.aim, t) }
    },
  }
}

export function createCameraRig(first: Viewpoint): CameraRig {
  const camera = new PerspectiveCamera(first.fov, 1, 4, 400)
  const path = createCameraPath(first)
  const size = { width: 1, height: 1 }
  let spent = 0
  let seconds = 0

  const place = () => setViewOffset(camera, size, path.now.shift, path.framed.now)

  function stand(): void {
    camera.position.copy(path.now.position)
    camera.up.copy(path.now.up)
    camera.lookAt(path.now.target)
    camera.fov = path.now.fov
    place()
    camera.updateMatrixWorld()
  }

  stand()
  return {
    camera,
    get aim() {
      return path.aim
    },
    get frame() {
      return path.framed.aim
    },
    go(to, time, frame = path.framed.aim) {
      path.turnTo(to, frame)
      spent = 0
      seconds = time
      if (time > 0) return
      path.blend(1)
      stand()
    },
    advance(dt) {
      if (spent >= seconds) return false
      spent += dt
      path.blend(smooth(Math.min(1, spent / seconds)))
      stand()
      return spent < seconds
    },
    resize(width, height) {
      camera.aspect = width / height
      Object.assign(size, { width, height })
      place()
    },
    get moving() {
      return spent < seconds
    },
    get left() {
      return Math.max(0, seconds - spent)
    },
  }
}
