import type { Quality } from '../options'
import type { Drawn } from './canvas-memory'

/** A combination of quality and detail settings. */
export interface Step extends Drawn {
  readonly quality: Quality
}

/**
 * The steps from the finest to the fastest: resolution is reduced first, then samples per pixel, then shadow
 * resolution, then the high quality.
 */
export const STEPS: readonly Step[] = [
  { quality: 'high', ratio: 2, samples: 4, shadow: 2048 },
  { quality: 'high', ratio: 1.5, samples: 4, shadow: 2048 },
  { quality: 'high', ratio: 1, samples: 4, shadow: 2048 },
  { quality: 'high', ratio: 1, samples: 0, shadow: 2048 },
  { quality: 'high', ratio: 1, samples: 0, shadow: 1024 },
  { quality: 'low', ratio: 1, samples: 0, shadow: 0 },
]

/** Number of frames of which the median time is judged. */
const WINDOW = 40
/** A median frame time above this, in milliseconds, is too slow. */
const SLOW = 24
/** A median frame time up to this, in milliseconds, is good: as fast as most screens refresh. */
const GOOD = 18
/** Number of good windows in a row before a finer step is tried; doubled each time that the finer step was too slow. */
const PATIENCE = 15
/** A frame longer than this, in milliseconds, is not counted: the page was hidden, or the machine asleep. */
const ABSENT = 500
/** If the fastest step's median time is not below this part of the first slow one's, drawing is not the bottleneck. */
const QUICKER = 0.85

/** Chooses the step to draw, from frame times while something moves. It has no clock of its own. */
export interface QualityLadder {
  readonly step: Step
  /** Registers a frame time: milliseconds since the previous frame. Returns whether the step changed. */
  frame(milliseconds: number): boolean
  /**
   * Starts over at the finest step of a quality.
   * @param fixed whether to stay there, since the user chose it or the renderer is in software
   */
  begin(quality: Quality, fixed: boolean): void
}

/** Returns a key of a step's appearance on a screen; steps with equal keys look the same there. */
const drawnAt = ({ quality, ratio, samples, shadow }: Step, density: number): string =>
  [quality, Math.min(ratio, density), samples, shadow].join()

/**
 * Creates the ladder.
 * @param density returns device pixels per CSS pixel; called each time, since windows move between screens
 */
export function createQualityLadder(density: () => number): QualityLadder {
  let at = 0
  let fixed = true
  let times: number[] = []
  let good = 0
  let patience = PATIENCE
  /** The first median time that was too slow, and its step; null until there is one. */
  let first: { readonly middle: number; readonly at: number } | null = null
  /** Whether the current step is a trial of a finer one. */
  let tried = false

  /** Moves to the next step in a direction that looks different on this screen; returns whether there is one. */
  function go(by: 1 | -1): boolean {
    // In range: both indices are those of steps.
    const now = drawnAt(STEPS[at]!, density())
    for (let next = at + by; next >= 0 && next < STEPS.length; next += by) {
      if (drawnAt(STEPS[next]!, density()) === now) continue
      at = next
      return true
    }
    return false
  }

  function down(middle: number): boolean {
    first ??= { middle, at }
    if (tried) patience *= 2
    tried = false
    good = 0
    if (go(1)) return true
    if (first.at === at || middle < first.middle * QUICKER) return false
    // Something else limits the frame rate: a power-saving mode, or a slow screen. The best picture then costs nothing.
    fixed = true
    at = 0
    return true
  }

  function up(): boolean {
    if (++good < patience) return false
    good = 0
    return (tried = go(-1))
  }

  return {
    get step() {
      // In range: `go` keeps the index within the steps.
      return STEPS[at]!
    },
    frame(milliseconds) {
      if (fixed || milliseconds > ABSENT) return false
      times.push(milliseconds)
      if (times.length < WINDOW) return false
      // In range: the window is full at this point.
      const middle = times.sort((a, b) => a - b)[WINDOW / 2]!
      times = []
      if (middle > SLOW) return down(middle)
      if (middle <= GOOD) return up()
      good = 0
      return false
    },
    begin(quality, stays) {
      at = STEPS.findIndex((step) => step.quality === quality)
      fixed = stays
      times = []
      good = 0
      patience = PATIENCE
      first = null
      tried = false
    },
  }
}
