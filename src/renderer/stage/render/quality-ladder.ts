import type { Quality } from '../options'
import type { CanvasSettings } from './canvas-memory'

/** A combination of quality and detail settings. */
export interface QualityStep extends CanvasSettings {
  readonly quality: Quality
}

/**
 * The steps from the finest to the fastest: resolution is reduced first, then samples per pixel, then shadow
 * resolution, then the high quality.
 */
export const STEPS: readonly QualityStep[] = [
  { quality: 'high', ratio: 2, samples: 4, shadowMapSize: 2048 },
  { quality: 'high', ratio: 1.5, samples: 4, shadowMapSize: 2048 },
  { quality: 'high', ratio: 1, samples: 4, shadowMapSize: 2048 },
  { quality: 'high', ratio: 1, samples: 0, shadowMapSize: 2048 },
  { quality: 'high', ratio: 1, samples: 0, shadowMapSize: 1024 },
  { quality: 'low', ratio: 1, samples: 0, shadowMapSize: 0 },
]

/** Number of frames of which the median time is judged. */
const WINDOW_FRAMES = 40
/** A median frame time above this, in milliseconds, is too slow. */
const SLOW_FRAME_MS = 24
/** A median frame time up to this, in milliseconds, is good: as fast as most screens refresh. */
const GOOD_FRAME_MS = 18
/** Number of good windows in a row before a finer step is tried; doubled each time that the finer step was too slow. */
const MIN_GOOD_WINDOWS = 15
/** A frame longer than this, in milliseconds, is not counted: the page was hidden, or the machine asleep. */
const MAX_COUNTED_FRAME_MS = 500
/** If the fastest step's median time is not below this part of the first slow one's, drawing is not the bottleneck. */
const SPEEDUP_RATIO = 0.85

/** Chooses the step to draw, from frame times while something moves. It has no clock of its own. */
export type QualityLadder = ReturnType<typeof createQualityLadder>

/** Returns a key of a step's appearance on a screen; steps with equal keys look the same there. */
const appearanceKey = ({ quality, ratio, samples, shadowMapSize }: QualityStep, pixelRatio: number): string =>
  [quality, Math.min(ratio, pixelRatio), samples, shadowMapSize].join()

/**
 * Creates the ladder.
 * @param pixelRatio returns device pixels per CSS pixel; called each time, since windows move between screens
 */
export function createQualityLadder(pixelRatio: () => number) {
  let index = 0
  let isFixed = true
  let times: number[] = []
  let goodWindows = 0
  let neededWindows = MIN_GOOD_WINDOWS
  /** The first median time that was too slow, and its step; null until there is one. */
  let firstSlow: { readonly median: number; readonly index: number } | null = null
  /** Whether the current step is a trial of a finer one. */
  let isTrial = false

  /** Moves to the next step in a direction that looks different on this screen; returns whether there is one. */
  function moveStep(by: 1 | -1): boolean {
    const now = appearanceKey(STEPS[index]!, pixelRatio())
    for (let next = index + by; next >= 0 && next < STEPS.length; next += by) {
      if (appearanceKey(STEPS[next]!, pixelRatio()) === now) continue
      index = next
      return true
    }
    return false
  }

  function stepDown(median: number): boolean {
    firstSlow ??= { median, index }
    if (isTrial) neededWindows *= 2
    isTrial = false
    goodWindows = 0
    if (moveStep(1)) return true
    if (firstSlow.index === index || median < firstSlow.median * SPEEDUP_RATIO) return false
    // Something else limits the frame rate: a power-saving mode, or a slow screen. The best picture then costs nothing.
    isFixed = true
    index = 0
    return true
  }

  function stepUp(): boolean {
    if (++goodWindows < neededWindows) return false
    goodWindows = 0
    return (isTrial = moveStep(-1))
  }

  return {
    get step() {
      return STEPS[index]!
    },
    /** Registers a frame time: milliseconds since the previous frame. Returns whether the step changed. */
    addFrameTime(milliseconds: number): boolean {
      if (isFixed || milliseconds > MAX_COUNTED_FRAME_MS) return false
      times.push(milliseconds)
      if (times.length < WINDOW_FRAMES) return false
      const median = times.sort((a, b) => a - b)[WINDOW_FRAMES / 2]!
      times = []
      if (median > SLOW_FRAME_MS) return stepDown(median)
      if (median <= GOOD_FRAME_MS) return stepUp()
      goodWindows = 0
      return false
    },
    /**
     * Starts over at the finest step of a quality.
     * @param isFixed whether to stay there, since the user chose it or the renderer is in software
     */
    restart(quality: Quality, shouldStay: boolean): void {
      index = STEPS.findIndex((step) => step.quality === quality)
      isFixed = shouldStay
      times = []
      goodWindows = 0
      neededWindows = MIN_GOOD_WINDOWS
      firstSlow = null
      isTrial = false
    },
  }
}
