import { createPointerController, type PointerController, type PointerContext } from '../input/pointer-controller'
import type { StageStats } from '../stage-api'
import { createLoop, type Loop, type LoopCallbacks } from './frame-loop'
import type { StageCore } from './stage-core'
import type { TablePainter } from './table-painter'

/** Movement on the table, animated or by the player's hand, and the frames that show it. */
export type StageMotion = ReturnType<typeof createStageMotion>

/** @param listener is told between frames */
export function createStageMotion(
  core: StageCore,
  painter: TablePainter,
  listener: Pick<LoopCallbacks, 'reportFrameTime' | 'reportRest'>,
) {
  const { animator, rig, callbacks } = core
  /** Who waits for something to come to rest. */
  let waiting: { readonly isMet: () => boolean; readonly resolve: () => void }[] = []
  /** Whether the last frame moved something; if so, the next one shows where it came to rest. */
  let dirty = false
  let wasMagnified = false

  const pointer: PointerController = createPointerController(
    createPointerContext(core, { wake, skip, showHighlight: () => loop.showHighlight() }),
  )

  const loop = createLoop({
    advance(dt) {
      const isCarrying = pointer.advance(dt)
      const isAnimating = animator.advance(dt)
      const isCameraMoving = rig.advance(dt)
      const isLampChanging = painter.advanceLamp(dt)
      core.hasMoved ||= isCarrying || isAnimating || dirty
      dirty = isCarrying || isAnimating
      resolveWaiting()
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

  /** Resolves the promises whose condition is met. */
  function resolveWaiting(): void {
    const met = waiting.filter(({ isMet }) => isMet())
    waiting = waiting.filter((one) => !met.includes(one))
    for (const { resolve } of met) resolve()
  }

  const when = (isMet: () => boolean): Promise<void> =>
    isMet() ? Promise.resolve() : new Promise((resolve) => waiting.push({ isMet, resolve }))

  /** Draws after a movement on the table, and continues while something moves. */
  function wake(): void {
    dirty = true
    refresh()
  }

  /** Redraws although nothing on the table moved. */
  function refresh(): void {
    if (!core.tableRenderer) return
    const wasSettled = loop.isSettled
    loop.wake()
    if (wasSettled) report()
  }

  core.onSteered = () => {
    refresh()
    const { isMagnified } = rig.steering
    if (isMagnified === wasMagnified) return
    wasMagnified = isMagnified
    callbacks.magnified?.(isMagnified)
  }

  /** Finishes all movements at once. */
  function skip(): void {
    animator.skip()
    rig.go(rig.destination, 0)
    resolveWaiting()
    wake()
  }

  const stats = () => statsOf(core, loop, painter)
  /** Passes the current figures to the owner of the stage. */
  const report = () => callbacks.stats?.(stats())

  return {
    pointer,
    loop,
    wake,
    refresh,
    skip,
    stats,
    report,
    /** Resolves when all pieces lie still. */
    whenPiecesRest: () => when(() => !animator.isMoving),
    /** Resolves when neither a piece nor the camera moves. */
    whenStill: () => when(() => !animator.isMoving && !rig.isMoving),
    /** Resolves when no arrow turns. */
    whenArrowRests: () => when(() => !animator.isSpinning),
    dispose(): void {
      loop.stop()
      for (const { resolve } of waiting.splice(0)) resolve()
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
    isSettled: loop.isSettled && pendingWorkCount === 0,
    isPrepared: tableRenderer !== null && preparingCount === 0,
    quality: tableRenderer?.quality ?? 'low',
    resourceCounts: { ...renderer.info.memory, programs: renderer.info.programs?.length ?? 0 },
  }
}

/** Returns the interface of a stage for pointer input. */
const createPointerContext = (
  core: StageCore,
  motionCallbacks: Pick<PointerContext, 'wake' | 'showHighlight' | 'skip'>,
): PointerContext => ({
  camera: core.rig.camera,
  animator: core.animator,
  size: () => core.size,
  origin() {
    const { left, top } = core.canvas.getBoundingClientRect()
    return { x: left, y: top }
  },
  callbacks: core.callbacks,
  setCursor: (cursor) => void (core.canvas.style.cursor = cursor),
  speed: () => core.options.speed,
  steering: core.rig.steering,
  ...motionCallbacks,
})
