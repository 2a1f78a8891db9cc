import { createPointerController, type PointerController, type Reach } from '../input/pointer-controller'
import type { StageStats } from '../stage-api'
import { createLoop, type Loop } from './frame-loop'
import type { StageCore } from './stage-core'
import type { TablePainter } from './table-painter'

/** Movement on the table, animated or by the player's hand, and the frames that show it. */
export interface StageMotion {
  readonly pointer: PointerController
  readonly loop: Loop
  /** Draws after a movement on the table, and continues while something moves. */
  wake(): void
  /** Redraws although nothing on the table moved. */
  refresh(): void
  /** Finishes all movements at once. */
  skip(): void
  /** Resolves when all pieces lie still. */
  lies(): Promise<void>
  stats(): StageStats
  /** Passes the current figures to the owner of the stage. */
  report(): void
  dispose(): void
}

/** Callbacks between frames. */
interface MotionCalls {
  /** Reports a frame's time in milliseconds since the previous one, while something moved. */
  came(milliseconds: number): void
  /** Reports that everything is still and drawn. */
  rested(): void
}

export function createStageMotion(core: StageCore, painter: TablePainter, on: MotionCalls): StageMotion {
  const { animator, rig, calls } = core
  const waiting: (() => void)[] = []
  /** Whether the last frame moved something; if so, the next one shows where it came to rest. */
  let dirty = false

  const pointer: PointerController = createPointerController(reachOf(core, { wake, skip, glance: () => loop.glance() }))

  const loop = createLoop({
    advance(dt) {
      const carrying = pointer.advance(dt)
      const playing = animator.advance(dt)
      const looking = rig.advance(dt)
      const turning = painter.turnLamp(dt)
      core.moved ||= carrying || playing || dirty
      dirty = carrying || playing
      arrived()
      return carrying || playing || looking || turning
    },
    draw: () => painter.draw(),
    settle: () => painter.settle(),
    settles: () => core.options.settle && !core.lost,
    glance(dt) {
      const changing = animator.attend(dt)
      painter.glance()
      return changing
    },
    ...on,
  })

  const release = () => waiting.splice(0).forEach((resolve) => resolve())

  /** Resolves the waiting promises if all pieces lie still. */
  function arrived(): void {
    if (!animator.moving) release()
  }

  function wake(): void {
    dirty = true
    refresh()
  }

  function refresh(): void {
    if (!core.set) return
    const rested = loop.settled
    loop.wake()
    if (rested) report()
  }

  function skip(): void {
    animator.skip()
    rig.go(rig.aim, 0)
    arrived()
    wake()
  }

  const stats = () => statsOf(core, loop, painter)
  const report = () => calls.stats?.(stats())

  return {
    ...{ pointer, loop, wake, refresh, skip, stats, report },
    lies: () => (animator.moving ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    dispose() {
      loop.stop()
      release()
    },
  }
}

function statsOf(
  { set, awaited, preparing, animator, rig, renderer }: StageCore,
  loop: Loop,
  { drawn }: TablePainter,
): StageStats {
  return {
    frames: loop.frames,
    ...drawn,
    worst: loop.worst,
    moving: animator.moving || rig.moving,
    spinning: animator.spinning,
    settled: loop.settled && awaited === 0,
    prepared: set !== null && preparing === 0,
    quality: set?.quality ?? 'low',
    held: { ...renderer.info.memory, programs: renderer.info.programs?.length ?? 0 },
  }
}

/** Returns the interface of a stage for pointer input. */
const reachOf = (core: StageCore, moved: Pick<Reach, 'wake' | 'glance' | 'skip'>): Reach => ({
  camera: core.rig.camera,
  animator: core.animator,
  size: () => core.size,
  origin() {
    const { left, top } = core.canvas.getBoundingClientRect()
    return { x: left, y: top }
  },
  tell: (event) => core.calls.touch?.(event),
  read: (card) => core.calls.read?.(card),
  speed: () => core.options.speed,
  ...moved,
})
