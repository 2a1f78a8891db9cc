import type { Quality } from '../options'
import type { StageOptions } from '../stage-api'
import { initialQuality, isSlow, isSoftware, measureFrame, rendererName } from '../surface/quality'
import type { BoxPreparation } from './box-preparation'
import { fitToMemory } from './canvas-memory'
import { createQualityLadder, type QualityLadder, type QualityStep } from './quality-ladder'
import {
  currentPixelRatio,
  fetchMissingPictures,
  missingPictures,
  picturesOf,
  type StageCore,
  logFaultOnce,
} from './stage-core'
import type { StageMotion } from './stage-motion'
import { createTableRenderer } from './table-renderer'
import type { TablePainter } from './table-painter'

/** Rebuilds the set for another quality, table or kind of print, and adjusts its detail. */
export type RendererManager = ReturnType<typeof createRendererManager>

/** Applies a step's settings, limited by memory. */
function applyStep({ renderer, size, tableRenderer }: StageCore, { ratio, samples, shadowMapSize }: QualityStep): void {
  const drawn = fitToMemory(size, { ratio: Math.min(ratio, currentPixelRatio()), samples, shadowMapSize })
  if (renderer.getPixelRatio() !== drawn.ratio) renderer.setPixelRatio(drawn.ratio)
  tableRenderer?.setDetail(drawn)
}

const isChosen = ({ options }: StageCore): boolean => options.quality !== 'auto'

/** Whether switching to the look of the options would lose a picture that is shown in the current look. */
function wouldLose(core: StageCore): boolean {
  const missing = new Set(missingPictures(core, core.look))
  return missingPictures(core, core.options).some((name) => !missing.has(name))
}

/** Creates the functions that build a set and apply the ladder's detail settings. */
function createRendererBuilder(
  core: StageCore,
  painter: TablePainter,
  motion: StageMotion,
  boxes: BoxPreparation,
  ladder: QualityLadder,
) {
  const { renderer, fader } = core
  /** Number of pending requests for the pictures of another look. */
  let pendingFetches = 0

  function refine(): void {
    applyStep(core, ladder.step)
    // The shadow map may have been replaced, and is empty then.
    core.hasMoved = true
  }

  function rebuild(): void {
    core.tableRenderer?.dispose()
    core.tableRenderer = createTableRenderer(renderer, picturesOf(core), ladder.step.quality, fader, core.look.table)
    core.tableRenderer.setLampBrightness(core.lamp)
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
  async function switchLook(): Promise<void> {
    pendingFetches++
    try {
      await fetchMissingPictures(core, 'options')
    } catch (fault) {
      logFaultOnce(core, 'not all of the table came:', fault)
    } finally {
      pendingFetches--
    }
    if (core.isDisposed || wouldLose(core)) return
    core.look = core.options
    rebuild()
  }

  function retry(): void {
    const { look, options } = core
    if (pendingFetches === 0 && (look.table !== options.table || look.aid !== options.aid)) void switchLook()
  }

  return { refine, rebuild, switchLook, retry }
}

export function createRendererManager(
  core: StageCore,
  painter: TablePainter,
  motion: StageMotion,
  boxes: BoxPreparation,
) {
  const { renderer, fader } = core
  const ladder = createQualityLadder(currentPixelRatio)
  /** Rebuilds everything that is drawn, in the current quality. */
  const { refine, rebuild, switchLook, retry } = createRendererBuilder(core, painter, motion, boxes, ladder)
  const isFixed = () => isChosen(core) || isSoftware(rendererName(renderer.getContext()))

  return {
    refine,
    rebuild,
    retry,
    /** Returns the initial quality. */
    chooseInitialQuality(): Quality {
      const quality = initialQuality(renderer, core.options.quality)
      ladder.restart(quality, isFixed())
      return quality
    },
    /** Registers a frame time: milliseconds since the previous frame. */
    addFrameTime(milliseconds: number): void {
      if (!ladder.addFrameTime(milliseconds)) return
      if (core.tableRenderer && core.tableRenderer.quality !== ladder.step.quality) return rebuild()
      refine()
    },
    /** Switches to the low quality if a plain frame takes too long, unless the user chose a quality. */
    tryLow(): void {
      if (isChosen(core) || core.tableRenderer?.quality !== 'high') return
      if (!isSlow(measureFrame(renderer, () => painter.draw()))) return
      ladder.restart('low', false)
      rebuild()
    },
    /** Applies changed options. @param before the previous options */
    applyOptions(before: StageOptions): void {
      const { tableRenderer, options } = core
      fader.set(options.age)
      const differs = (...keys: (keyof StageOptions)[]) => keys.some((key) => options[key] !== before[key])
      if (differs('quality'))
        ladder.restart(options.quality === 'auto' ? ladder.step.quality : options.quality, isFixed())
      if (!tableRenderer) return
      if (differs('aid', 'table')) void switchLook()
      else if (ladder.step.quality !== tableRenderer.quality) rebuild()
      else {
        if (differs('quality')) refine()
        if (differs('quality', 'settle', 'age', 'lamp')) motion.refresh()
      }
    },
  }
}
