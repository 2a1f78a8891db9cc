import type { Rect, CanvasSize, Frame } from '../model/frame'
import { advanceSpring, createSpring, setSpring } from './spring'

/** A point of the canvas, in CSS pixels from its top left corner. */
export interface CanvasPoint {
  readonly x: number
  readonly y: number
}

/** What a view allows the user's hand. */
export interface SteeringRoom {
  readonly canvas: CanvasSize
  /** The middle of what no paper covers: keys magnify the picture about it. */
  readonly focus: CanvasPoint
  /**
   * The part of the picture that a drag can bring to the focus, in a view that is near from the start. Null in a view
   * of the whole table, which turns under a drag and whose picture is not moved beyond its own edges.
   */
  readonly reach: Rect | null
}

/**
 * What the user's hand adds to a view: a magnification of the picture, and a slight turn about the field's centre that
 * springs back. Both are none until a room is set.
 */
export interface Steering {
  /** Angles in radians of the turn about the vertical axis, and of the tilt toward the view from above. */
  readonly turn: number
  readonly tilt: number
  /** The magnified picture: what lies at a point p without it is seen at `scale * p + (x, y)`. */
  readonly magnified: Readonly<Frame>
  /** Whether the picture is magnified, or about to be. */
  readonly isMagnified: boolean
  /** Whether a drag moves the picture instead of turning the view. */
  readonly isNear: boolean
  /** Whether the table can be steered at all. */
  readonly isOn: boolean
  /** Sets what the view allows, and returns to the plain view; null if it allows nothing. */
  setRoom(room: SteeringRoom | null): void
  /**
   * Magnifies the picture by a factor about a point of the canvas, by default the focus.
   * @param isDirect at once, since the point follows two fingers
   * @returns whether that changed anything
   */
  magnify(factor: number, at: CanvasPoint | undefined, isDirect: boolean): boolean
  /** Moves the magnified picture with the pointer, by CSS pixels. */
  pan(right: number, down: number, isDirect: boolean): void
  /** Turns the view with the pointer, by CSS pixels; the further, the less. */
  drag(right: number, down: number): void
  /** Turns the view by a part of the most, -1 to 1, until it is let go. */
  hold(right: number, down: number): void
  /** Lets the turned view spring back; returns whether it was turned. */
  release(): boolean
  /** Returns to the plain view. */
  reset(): void
  /** Advances by `dt` seconds; returns whether it still moves. */
  advance(dt: number): boolean
}

/** Largest magnification of a view's picture. */
export const MAX_MAGNIFICATION = 3
/** Largest turn and tilt, in radians: a few degrees, so that the table's wood still fills the window. */
export const MAX_TURN = { turn: (5 * Math.PI) / 180, tilt: (3.5 * Math.PI) / 180 } as const
/** Length of a drag that turns the view by three quarters of the most, as part of the canvas's height. */
const DRAG_REACH = 0.35
/** Stiffness of the spring that brings a turned view back, in rad/s, and rate at which a magnification is approached. */
const SPRING_STIFFNESS = 9
const MAGNIFY_RATE = 16
/** Difference of the magnification, and of a shift in CSS pixels, below which it is reached. */
const REACHED = { scale: 5e-4, shift: 0.05 } as const

const limit = (n: number, from: number, to: number): number => Math.min(to, Math.max(from, n))

/** @param isInstant whether nothing is to move by itself (reduced motion) */
export function createSteering(isInstant: () => boolean): Steering {
  const turn = createSpring()
  const tilt = createSpring()
  const magnified = { scale: 1, x: 0, y: 0 }
  const target = { scale: 1, x: 0, y: 0 }
  const dragged = { right: 0, down: 0 }
  let room: SteeringRoom | null = null

  /** Keeps the picture of the whole table over the whole canvas, and a near one within its reach. */
  function limitTarget({ canvas, focus, reach }: SteeringRoom): void {
    const { scale } = target
    if (reach === null) {
      target.x = limit(target.x, canvas.width * (1 - scale), 0)
      target.y = limit(target.y, canvas.height * (1 - scale), 0)
      return
    }
    const atRest = { x: focus.x * (1 - scale), y: focus.y * (1 - scale) }
    target.x = limit(
      target.x,
      Math.min(atRest.x, focus.x - scale * reach.right),
      Math.max(atRest.x, focus.x - scale * reach.left),
    )
    target.y = limit(
      target.y,
      Math.min(atRest.y, focus.y - scale * reach.bottom),
      Math.max(atRest.y, focus.y - scale * reach.top),
    )
  }

  /** Approaches the wanted magnification; all parts at one rate, so that the point it is about stays where it is. */
  function approach(dt: number): boolean {
    const part = isInstant() ? 1 : 1 - Math.exp(-MAGNIFY_RATE * dt)
    magnified.scale += (target.scale - magnified.scale) * part
    magnified.x += (target.x - magnified.x) * part
    magnified.y += (target.y - magnified.y) * part
    const isReached =
      Math.abs(target.scale - magnified.scale) < REACHED.scale &&
      Math.abs(target.x - magnified.x) < REACHED.shift &&
      Math.abs(target.y - magnified.y) < REACHED.shift
    if (isReached) Object.assign(magnified, target)
    return !isReached
  }

  /** Returns the part of the largest turn for a drag of this length. */
  const partOf = (pixels: number, { canvas }: SteeringRoom): number => Math.tanh(pixels / (canvas.height * DRAG_REACH))

  function turnTo(right: number, down: number): void {
    turn.target = right === 0 ? 0 : -right * MAX_TURN.turn
    tilt.target = down * MAX_TURN.tilt
  }

  function release(): boolean {
    const wasTurned = turn.target !== 0 || tilt.target !== 0
    dragged.right = dragged.down = 0
    turnTo(0, 0)
    return wasTurned
  }

  return {
    magnified,
    get turn() {
      return turn.position
    },
    get tilt() {
      return tilt.position
    },
    get isMagnified() {
      return target.scale > 1
    },
    get isNear() {
      return room !== null && (room.reach !== null || target.scale > 1)
    },
    get isOn() {
      return room !== null
    },
    setRoom(next) {
      room = next
      release()
      Object.assign(target, { scale: 1, x: 0, y: 0 })
    },
    magnify(factor, at, isDirect) {
      if (room === null) return false
      const { x, y } = at ?? room.focus
      const scale = limit(target.scale * factor, 1, MAX_MAGNIFICATION)
      if (scale === target.scale) return false
      const by = scale / target.scale
      target.x = x + (target.x - x) * by
      target.y = y + (target.y - y) * by
      target.scale = scale
      limitTarget(room)
      if (isDirect) Object.assign(magnified, target)
      return true
    },
    pan(right, down, isDirect) {
      if (room === null) return
      target.x += right
      target.y += down
      limitTarget(room)
      if (isDirect) Object.assign(magnified, target)
    },
    drag(right, down) {
      if (room === null) return
      dragged.right += right
      dragged.down += down
      turnTo(partOf(dragged.right, room), partOf(dragged.down, room))
      setSpring(turn, turn.target)
      setSpring(tilt, tilt.target)
    },
    hold(right, down) {
      if (room !== null) turnTo(right, down)
    },
    release,
    reset() {
      release()
      Object.assign(target, { scale: 1, x: 0, y: 0 })
    },
    advance(dt) {
      if (isInstant()) {
        setSpring(turn, turn.target)
        setSpring(tilt, tilt.target)
      }
      const isTurning = advanceSpring(turn, dt, SPRING_STIFFNESS)
      const isTilting = advanceSpring(tilt, dt, SPRING_STIFFNESS)
      return approach(dt) || isTurning || isTilting
    },
  }
}
