import type { Frame } from '../model/frame'
import { createMagnification, type CanvasPoint, type SteeringRoom } from './magnification'
import { createTurning } from './turning'

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

/** @param isInstant whether nothing is to move by itself (reduced motion) */
export function createSteering(isInstant: () => boolean): Steering {
  const turning = createTurning()
  const magnification = createMagnification()
  const { now: magnified, target } = magnification
  let room: SteeringRoom | null = null

  function reset(): void {
    turning.release()
    magnification.reset()
  }

  return {
    ...{ magnified, release: turning.release, reset },
    get turn() {
      return turning.turn
    },
    get tilt() {
      return turning.tilt
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
      reset()
    },
    magnify(factor, at, isDirect) {
      if (room === null || !magnification.scaleBy(factor, at ?? room.focus, room)) return false
      if (isDirect) magnification.finish()
      return true
    },
    pan(right, down, isDirect) {
      if (room === null) return
      magnification.moveBy(right, down, room)
      if (isDirect) magnification.finish()
    },
    drag(right, down) {
      if (room !== null) turning.drag(right / room.canvas.height, down / room.canvas.height)
    },
    hold(right, down) {
      if (room !== null) turning.hold(right, down)
    },
    advance(dt) {
      if (isInstant()) {
        turning.finish()
        magnification.finish()
      }
      const isTurning = turning.advance(dt)
      return magnification.advance(dt) || isTurning
    },
  }
}
