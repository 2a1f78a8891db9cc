import type { CanvasPoint, SteeringRoom } from '../camera/magnification'
import type { StageCore } from './stage-core'

/** Steering of a stage's camera: draws what changes, and reports when the picture is magnified. */
export type StageSteering = ReturnType<typeof createStageSteering>

/** Step by which a near picture is moved, in CSS pixels. */
const STEP = 90

/** The parts of a stage that are steered, or hear of it. */
interface SteeredStage {
  readonly rig: Pick<StageCore['rig'], 'steering'>
  readonly callbacks: Pick<StageCore['callbacks'], 'magnified'>
}

/** @param refresh draws again */
export function createStageSteering({ rig, callbacks }: SteeredStage, refresh: () => void) {
  const { steering } = rig
  let wasMagnified = false

  /** Draws what changed, and reports whether the picture is magnified now. */
  function update(): void {
    refresh()
    if (steering.isMagnified === wasMagnified) return
    wasMagnified = steering.isMagnified
    callbacks.magnified?.(wasMagnified)
  }

  return {
    get isOn() {
      return steering.isOn
    },
    /** Whether a drag moves the picture instead of turning the view. */
    get isNear() {
      return steering.isNear
    },
    get isMagnified() {
      return steering.isMagnified
    },
    setRoom(room: SteeringRoom | null): void {
      steering.setRoom(room)
      update()
    },
    /**
     * Magnifies the picture by a factor about a point of the canvas, by default the middle of what no paper covers.
     * @param isDirect at once
     * @returns whether that changed anything: not beyond the largest magnification, nor below the plain view
     */
    magnify(factor: number, at?: CanvasPoint, isDirect = false): boolean {
      const hasChanged = steering.magnify(factor, at, isDirect)
      if (hasChanged) update()
      return hasChanged
    },
    /** Follows a dragging pointer by CSS pixels: moves a near picture, and turns the view of the whole table. */
    drag(right: number, down: number): void {
      if (steering.isNear) steering.pan(right, down, true)
      else steering.drag(right, down)
      update()
    },
    /** Moves a near picture by CSS pixels. */
    pan(right: number, down: number): void {
      if (!steering.isNear) return
      steering.pan(right, down, true)
      update()
    },
    /**
     * Steers without a pointer: moves a near picture by a step, and turns the view of the whole table until it is
     * released.
     * @param right direction, -1 to 1, and `down` the other one
     */
    step(right: number, down: number): void {
      // The picture moves against the direction in which one looks.
      if (steering.isNear) steering.pan(-right * STEP, -down * STEP, false)
      else steering.hold(right, down)
      update()
    },
    /** Lets the turned view spring back. */
    release(): void {
      if (steering.release()) update()
    },
    /** Returns to the plain view. */
    reset(): void {
      steering.reset()
      update()
    },
  }
}
