import { createMagnification, type CanvasPoint, type SteeringRoom } from './magnification'
import { createTurning } from './turning'

/** Step by which a near picture is moved, in CSS pixels. */
const STEP = 90

/**
 * What the user's hand adds to a view: a magnification of the picture, and a slight turn about the field's centre that
 * springs back. Both are none until a room is set.
 */
export type Steering = ReturnType<typeof createSteering>

/**
 * @param isInstant whether nothing is to move by itself (reduced motion)
 * @param onSteered called when something has changed, or is about to
 */
export function createSteering(isInstant: () => boolean, onSteered: () => void = () => undefined) {
  const turning = createTurning()
  const magnification = createMagnification()
  /** The magnified picture: what lies at a point p without it is seen at `scale * p + (x, y)`. */
  const { now: magnified, target } = magnification
  let room: SteeringRoom | null = null

  const isNear = (): boolean => room !== null && (room.reach !== null || target.scale > 1)

  /** Returns to the plain view. */
  function reset(): void {
    turning.release()
    magnification.reset()
    onSteered()
  }

  /** Moves the magnified picture by CSS pixels. */
  function move(right: number, down: number, isDirect: boolean): void {
    if (room === null) return
    magnification.moveBy(right, down, room)
    if (isDirect) magnification.finish()
  }

  return {
    magnified,
    reset,
    /** Angles in radians of the turn about the vertical axis, and of the tilt toward the view from above. */
    get turn() {
      return turning.turn
    },
    get tilt() {
      return turning.tilt
    },
    /** Whether the picture is magnified, or about to be. */
    get isMagnified() {
      return target.scale > 1
    },
    /** Whether a drag moves the picture instead of turning the view. */
    get isNear() {
      return isNear()
    },
    /** Whether the table can be steered at all. */
    get isOn() {
      return room !== null
    },
    /** Sets what the view allows, and returns to the plain view; null if it allows nothing. */
    setRoom(next: SteeringRoom | null): void {
      room = next
      reset()
    },
    /**
     * Magnifies the picture by a factor about a point of the canvas, by default the middle of what no paper covers.
     * @param isDirect at once, since the point follows two fingers
     * @returns whether that changed anything: not beyond the largest magnification, nor below the plain view
     */
    magnify(factor: number, at?: CanvasPoint, isDirect = false): boolean {
      if (room === null || !magnification.scaleBy(factor, at ?? room.focus, room)) return false
      if (isDirect) magnification.finish()
      onSteered()
      return true
    },
    /**
     * Follows a dragging pointer by CSS pixels: moves a near picture, and turns the view of the whole table; the
     * further, the less.
     */
    drag(right: number, down: number): void {
      if (isNear()) move(right, down, true)
      else if (room !== null) turning.drag(right / room.canvas.height, down / room.canvas.height)
      onSteered()
    },
    /** Moves a near picture with the fingers, by CSS pixels. */
    pan(right: number, down: number): void {
      if (!isNear()) return
      move(right, down, true)
      onSteered()
    },
    /**
     * Steers without a pointer: moves a near picture by a step, and turns the view of the whole table until it is
     * released.
     * @param right direction, -1 to 1, and `down` the other one
     */
    step(right: number, down: number): void {
      // The picture moves against the direction in which one looks.
      if (isNear()) move(-right * STEP, -down * STEP, false)
      else if (room !== null) turning.hold(right, down)
      onSteered()
    },
    /** Lets the turned view spring back. */
    release(): void {
      if (turning.release()) onSteered()
    },
    /** Advances by `dt` seconds; returns whether it still moves. */
    advance(dt: number): boolean {
      if (isInstant()) {
        turning.finish()
        magnification.finish()
      }
      const isTurning = turning.advance(dt)
      return magnification.advance(dt) || isTurning
    },
  }
}
