import { createPointerController, type PointerController, type Reach } from '../input/pointer-controller'
import type { StageStats } from '../stage-api'
import { createLoop, type Loop } from './frame-loop'
import type { StageCore } from './stage-core'
import type { TablePainter } from './table-painter'

/** What moves on the table, by itself or by the player's hand, and the frames that show it. */
export interface StageMotion {
  readonly pointer: PointerController
  readonly loop: Loop
  /** Something on the table moved: draws, and goes on while it moves. */
  wake(): void
  /** Draws again, though nothing on the table moved. */
  refresh(): void
  /** Puts everything where it is going at once. */
  skip(): void
  /** Resolves when everything lies. */
  lies(): Promise<void>
  stats(): StageStats
  /** Tells whoever holds the stage how it stands. */
  report(): void
  dispose(): void
}

/** What is to happen between frames. */
interface MotionCalls {
  /** A frame came so many milliseconds after the one before it, while something moved. */
  came(milliseconds: number): void
  /** All is still and drawn. */
  rested(): void
}

export function createStageMotion(core: StageCore, painter: TablePainter, on: MotionCalls): StageMotion {
  const { animator, rig, calls } = core
  const waiting: (() => void)[] = []
  /** Whether the last frame still moved something: the one after it shows where it came to rest. */
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

  /** Tells whoever waits for it that everything lies. */
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

/** What the player's hand reaches of a stage. */
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
