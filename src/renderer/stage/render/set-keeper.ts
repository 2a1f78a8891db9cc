import type { Quality } from '../options'
import type { StageOptions } from '../stage-api'
import { firstQuality, isSlow, isSoftware, measure, rendererName } from '../surface/quality'
import type { BoxPreparation } from './box-preparation'
import { fitted } from './canvas-memory'
import { createQualityLadder, type QualityLadder, type Step } from './quality-ladder'
import { density, fetchNeeded, neededBy, picturesOf, type StageCore, tellFault } from './stage-core'
import type { StageMotion } from './stage-motion'
import { buildSet } from './table-set'
import type { TablePainter } from './table-painter'

/** Rebuilds the set for another quality, table or kind of print, and adjusts its detail. */
export interface SetKeeper {
  /** Returns the initial quality. */
  first(): Quality
  /** Rebuilds everything that is drawn, in the current quality. */
  rebuild(): void
  /** Applies the resolution, samples and shadows of the ladder's step, limited by memory. */
  refine(): void
  /** Registers a frame time: milliseconds since the previous frame. */
  came(milliseconds: number): void
  /** Switches to the low quality if a plain frame takes too long, unless the user chose a quality. */
  tryLow(): void
  /** Applies changed options. @param before the previous options */
  changed(before: StageOptions): void
  /** Retries to switch to the wanted table and prints, if their pictures failed to load. */
  retry(): void
}

/** Applies a step's settings, limited by memory. */
function drawAs({ renderer, size, set }: StageCore, { ratio, samples, shadow }: Step): void {
  const drawn = fitted(size, { ratio: Math.min(ratio, density()), samples, shadow })
  if (renderer.getPixelRatio() !== drawn.ratio) renderer.setPixelRatio(drawn.ratio)
  set?.refine(drawn)
}

const isChosen = ({ options }: StageCore): boolean => options.quality !== 'auto'

/** Whether switching to the look of the options would lose a picture that is shown in the current look. */
function wouldLose(core: StageCore): boolean {
  const missing = new Set(neededBy(core, core.look))
  return neededBy(core, core.options).some((name) => !missing.has(name))
}

/** Creates the functions that build a set and apply the ladder's detail settings. */
function createSetBuilder(
  core: StageCore,
  painter: TablePainter,
  motion: StageMotion,
  boxes: BoxPreparation,
  ladder: QualityLadder,
) {
  const { renderer, fader } = core
  /** Number of pending requests for the pictures of another look. */
  let fetching = 0

  function refine(): void {
    drawAs(core, ladder.step)
    // The shadow map may have been replaced, and is empty then.
    core.moved = true
  }

  function rebuild(): void {
    core.set?.dispose()
    core.set = buildSet(renderer, picturesOf(core), ladder.step.quality, fader, core.look.table)
    core.set.shine(core.lamp)
    refine()
    boxes.forget()
    // Compiles shaders and uploads pictures now rather than during a movement.
    painter.draw()
    motion.wake()
    motion.report()
    void boxes.prepare()
  }

  /**
   * Switches to the wanted prints and table once they are loaded; until then everything stays as it is. Pictures that
   * are also missing from the old look do not prevent the switch.
   */
  async function reprint(): Promise<void> {
    fetching++
    try {
      await fetchNeeded(core, 'options')
    } catch (fault) {
      tellFault(core, 'not all of the table came:', fault)
    } finally {
      fetching--
    }
    if (core.gone || wouldLose(core)) return
    core.look = core.options
    rebuild()
  }

  function retry(): void {
    const { look, options } = core
    if (fetching === 0 && (look.table !== options.table || look.aid !== options.aid)) void reprint()
  }

  return { refine, rebuild, reprint, retry }
}

export function createSetKeeper(
  core: StageCore,
  painter: TablePainter,
  motion: StageMotion,
  boxes: BoxPreparation,
): SetKeeper {
  const { renderer, fader } = core
  const ladder = createQualityLadder(density)
  const { refine, rebuild, reprint, retry } = createSetBuilder(core, painter, motion, boxes, ladder)
  const isFixed = () => isChosen(core) || isSoftware(rendererName(renderer.getContext()))

  return {
    ...{ refine, rebuild, retry },
    first() {
      const quality = firstQuality(renderer, core.options.quality)
      ladder.begin(quality, isFixed())
      return quality
    },
    came(milliseconds) {
      if (!ladder.frame(milliseconds)) return
      if (core.set && core.set.quality !== ladder.step.quality) return rebuild()
      refine()
    },
    tryLow() {
      if (isChosen(core) || core.set?.quality !== 'high') return
      if (!isSlow(measure(renderer, () => painter.draw()))) return
      ladder.begin('low', false)
      rebuild()
    },
    changed(before) {
      const { set, options } = core
      fader.set(options.age)
      const differs = (...keys: (keyof StageOptions)[]) => keys.some((key) => options[key] !== before[key])
      if (differs('quality'))
        ladder.begin(options.quality === 'auto' ? ladder.step.quality : options.quality, isFixed())
      if (!set) return
      if (differs('aid', 'table')) void reprint()
      else if (ladder.step.quality !== set.quality) rebuild()
      else {
        if (differs('quality')) refine()
        if (differs('quality', 'settle', 'age', 'lamp')) motion.refresh()
      }
    },
  }
}
