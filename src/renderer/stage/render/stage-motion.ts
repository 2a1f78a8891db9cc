import { createPointerController, type PointerController, type PointerContext } from '../input/pointer-controller'
import type { StageStats } from '../stage-api'
import { createLoop, type Loop } from './frame-loop'
import type { StageCore } from './stage-core'
import { createStageSteering, type StageSteering } from './stage-steering'
import type { TablePainter } from './table-painter'

/** Movement on the table, animated or by the player's hand, and the frames that show it. */
export interface StageMotion {
  readonly pointer: PointerController
  readonly steering: StageSteering
  readonly loop: Loop
  /** Draws after a movement on the table, and continues while something moves. */
  wake(): void
  /** Redraws although nothing on the table moved. */
  refresh(): void
  /** Finishes all movements at once. */
  skip(): void
  /** Resolves when all pieces lie still. */
  whenStill(): Promise<void>
  stats(): StageStats
  /** Passes the current figures to the owner of the stage. */
  report(): void
  dispose(): void
}

/** Callbacks between frames. */
interface MotionCallbacks {
  /** Reports a frame's time in milliseconds since the previous one, while something moved. */
  reportFrameTime(milliseconds: number): void
  /** Reports that everything is still and drawn. */
  reportRest(): void
}

export function createStageMotion(core: StageCore, painter: TablePainter, listener: MotionCallbacks): StageMotion {
  const { animator, rig, callbacks } = core
  const waitingResolvers: (() => void)[] = []
  /** Whether the last frame moved something; if so, the next one shows where it came to rest. */
  let dirty = false

  const steering = createStageSteering(core, refresh)
  const pointer: PointerController = createPointerController(
    createPointerContext(core, { wake, skip, steering, showHighlight: () => loop.showHighlight() }),
  )

  const loop = createLoop({
    advance(dt) {
      const isCarrying = pointer.advance(dt)
      const isAnimating = animator.advance(dt)
      const isCameraMoving = rig.advance(dt)
      const isLampChanging = painter.advanceLamp(dt)
      core.hasMoved ||= isCarrying || isAnimating || dirty
      dirty = isCarrying || isAnimating
      resolveIfStill()
      return isCarrying || isAnimating || isCameraMoving || isLampChanging
    },
    draw: () => painter.draw(),
    drawSample: () => painter.drawSample(),
    shouldSettle: () => core.options.settle && !core.isContextLost,
    drawHighlight(dt) {
      const isChanging = animator.advanceHighlight(dt)
      painter.drawHighlight()
      return isChanging
    },
    ...listener,
  })

  const resolveWaiting = () => waitingResolvers.splice(0).forEach((resolve) => resolve())

  /** Resolves the waiting promises if all pieces lie still. */
  function resolveIfStill(): void {
    if (!animator.isMoving) resolveWaiting()
  }

  function wake(): void {
    dirty = true
    refresh()
  }

  function refresh(): void {
    if (!core.tableRenderer) return
    const wasSettled = loop.isSettled
    loop.wake()
    if (wasSettled) report()
  }

  function skip(): void {
    animator.skip()
    rig.go(rig.destination, 0)
    resolveIfStill()
    wake()
  }

  const stats = () => statsOf(core, loop, painter)
  const report = () => callbacks.stats?.(stats())

  return {
    ...{ pointer, steering, loop, wake, refresh, skip, stats, report },
    whenStill: () => (animator.isMoving ? new Promise((resolve) => waitingResolvers.push(resolve)) : Promise.resolve()),
    dispose() {
      loop.stop()
      resolveWaiting()
    },
  }
}

function statsOf(
  { tableRenderer, pendingWorkCount, preparingCount, animator, rig, renderer }: StageCore,
  loop: Loop,
  { frameStats }: TablePainter,
): StageStats {
  return {
    frames: loop.frames,
    ...frameStats,
    longestFrameMs: loop.longestMs,
    isMoving: animator.isMoving || rig.isMoving,
    isSpinning: animator.isSpinning,
    isSettled: loop.isSettled && pendingWorkCount === 0,
    isPrepared: tableRenderer !== null && preparingCount === 0,
    quality: tableRenderer?.quality ?? 'low',
    resourceCounts: { ...renderer.info.memory, programs: renderer.info.programs?.length ?? 0 },
  }
}

/** Returns the interface of a stage for pointer input. */
const createPointerContext = (
  core: StageCore,
  motionCallbacks: Pick<PointerContext, 'wake' | 'showHighlight' | 'skip' | 'steering'>,
): PointerContext => ({
  camera: core.rig.camera,
  animator: core.animator,
  size: () => core.size,
  origin() {
    const { left, top } = core.canvas.getBoundingClientRect()
    return { x: left, y: top }
  },
  reportTouch: (event) => core.callbacks.touch?.(event),
  canTouch: (touch) => core.callbacks.canTouch?.(touch) ?? true,
  canDrop: (piece, on) => core.callbacks.canDrop?.(piece, on) ?? true,
  setCursor: (cursor) => void (core.canvas.style.cursor = cursor),
  showCard: (card) => core.callbacks.read?.(card),
  speed: () => core.options.speed,
  ...motionCallbacks,
})
