import { createMagnification, type CanvasPoint, type SteeringRoom } from './magnification'
import { createTurning } from './turning'

/**
 * What the user's hand adds to a view: a magnification of the picture, and a slight turn about the field's centre that
 * springs back. Both are none until a room is set.
 */
export type Steering = ReturnType<typeof createSteering>

/** @param isInstant whether nothing is to move by itself (reduced motion) */
export function createSteering(isInstant: () => boolean) {
  const turning = createTurning()
  const magnification = createMagnification()
  /** The magnified picture: what lies at a point p without it is seen at `scale * p + (x, y)`. */
  const { now: magnified, target } = magnification
  let room: SteeringRoom | null = null

  /** Returns to the plain view. */
  function reset(): void {
    turning.release()
    magnification.reset()
  }

  return {
    magnified,
    /** Lets the turned view spring back; returns whether it was turned. */
    release: turning.release,
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
      return room !== null && (room.reach !== null || target.scale > 1)
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
     * Magnifies the picture by a factor about a point of the canvas, by default the focus.
     * @param isDirect at once, since the point follows two fingers
     * @returns whether that changed anything
     */
    magnify(factor: number, at: CanvasPoint | undefined, isDirect: boolean): boolean {
      if (room === null || !magnification.scaleBy(factor, at ?? room.focus, room)) return false
      if (isDirect) magnification.finish()
      return true
    },
    /** Moves the magnified picture with the pointer, by CSS pixels. */
    pan(right: number, down: number, isDirect: boolean): void {
      if (room === null) return
      magnification.moveBy(right, down, room)
      if (isDirect) magnification.finish()
    },
    /** Turns the view with the pointer, by CSS pixels; the further, the less. */
    drag(right: number, down: number): void {
      if (room !== null) turning.drag(right / room.canvas.height, down / room.canvas.height)
    },
    /** Turns the view by a part of the most, -1 to 1, until it is let go. */
    hold(right: number, down: number): void {
      if (room !== null) turning.hold(right, down)
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
