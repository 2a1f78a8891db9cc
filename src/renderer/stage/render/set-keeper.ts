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

/** Builds the set anew for another quality, table or kind of print, and says how finely it is drawn. */
export interface SetKeeper {
  /** Which quality to begin with. */
  first(): Quality
  /** Builds all that is drawn anew, in the quality of now. */
  rebuild(): void
  /** Draws as many pixels, samples and shadows as the ladder says and the memory allows. */
  refine(): void
  /** Takes a frame in: milliseconds since the one before it. */
  came(milliseconds: number): void
  /** Goes over to the low quality if a plain frame takes too long, where nobody chose. */
  tryLow(): void
  /** The options have changed. @param before what they were */
  changed(before: StageOptions): void
  /** Asks once more for the table and the prints that are wanted, where their pictures did not come. */
  retry(): void
}

/** Draws as finely as a step says and the memory allows. */
function drawAs({ renderer, size, set }: StageCore, { ratio, samples, shadow }: Step): void {
  const drawn = fitted(size, { ratio: Math.min(ratio, density()), samples, shadow })
  if (renderer.getPixelRatio() !== drawn.ratio) renderer.setPixelRatio(drawn.ratio)
  set?.refine(drawn)
}

const isChosen = ({ options }: StageCore): boolean => options.quality !== 'auto'

/** Whether something is shown in the look of the set whose picture for the look of the options is missing. */
function wouldLose(core: StageCore): boolean {
  const missing = new Set(neededBy(core, core.look))
  return neededBy(core, core.options).some((name) => !missing.has(name))
}

/** How a set is made, and how finely it is drawn: as the ladder says. */
function createSetBuilder(
  core: StageCore,
  painter: TablePainter,
  motion: StageMotion,
  boxes: BoxPreparation,
  ladder: QualityLadder,
) {
  const { renderer, fader } = core
  /** How often the pictures of another look are being fetched now. */
  let fetching = 0

  function refine(): void {
    drawAs(core, ladder.step)
    // The lamp's map may be another one, and is empty then.
    core.moved = true
  }

  function rebuild(): void {
    core.set?.dispose()
    core.set = buildSet(renderer, picturesOf(core), ladder.step.quality, fader, core.look.table)
    core.set.shine(core.lamp)
    refine()
    boxes.forget()
    // Shaders are compiled and pictures sent now, not in the middle of a movement.
    painter.draw()
    motion.wake()
    motion.report()
    void boxes.prepare()
  }

  /** Shows the prints and the table that are wanted now, once they are there; until then all stays as it is. What is missing in the old look, too, holds nothing back. */
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
