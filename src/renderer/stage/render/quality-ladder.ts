import type { Quality } from '../options'
import type { Drawn } from './canvas-memory'

/** One way to draw the table, from the finest to the quickest. */
export interface Step extends Drawn {
  readonly quality: Quality
}

/** Pixels are given up first, then samples of a pixel, then the sharpness of shadows, then the rich look. */
export const STEPS: readonly Step[] = [
  { quality: 'high', ratio: 2, samples: 4, shadow: 2048 },
  { quality: 'high', ratio: 1.5, samples: 4, shadow: 2048 },
  { quality: 'high', ratio: 1, samples: 4, shadow: 2048 },
  { quality: 'high', ratio: 1, samples: 0, shadow: 2048 },
  { quality: 'high', ratio: 1, samples: 0, shadow: 1024 },
  { quality: 'low', ratio: 1, samples: 0, shadow: 0 },
]

/** Frames of which the middle one is looked at. */
const WINDOW = 40
/** A middle frame later than this, in milliseconds, is a stutter. */
const SLOW = 24
/** One that comes so soon comes as often as most screens ask for. */
const GOOD = 18
/** After so many good windows one step finer is tried; twice as many each time that it was too much. */
const PATIENCE = 15
/** A frame that took so long was no drawing: the page was hidden, or the machine asleep. In milliseconds. */
const ABSENT = 500
/** Where the quickest step is not at least this much quicker than the first slow one, the drawing is not what is slow. */
const QUICKER = 0.85

/** Which step is drawn, by how long frames take while something moves. Knows no clock: it is told. */
export interface QualityLadder {
  readonly step: Step
  /** Takes a frame in: milliseconds since the one before it. Answers whether another step is to be drawn from now on. */
  frame(milliseconds: number): boolean
  /** Begins anew at this quality, as whoever looks has chosen, or as the machine seems to be. */
  begin(quality: Quality, fixed: boolean): void
}

/** How a step looks on a screen: steps that look alike there are one. */
const drawnAt = ({ quality, ratio, samples, shadow }: Step, density: number): string =>
  [quality, Math.min(ratio, density), samples, shadow].join()

/** @param density how many pixels of the screen a CSS pixel is; asked for each time, since windows move between screens */
export function createQualityLadder(density: () => number): QualityLadder {
  let at = 0
  let fixed = true
  let times: number[] = []
  let good = 0
  let patience = PATIENCE
  /** The middle frame that was too slow for the first time, and at which step; null while none was. */
  let first: { readonly middle: number; readonly at: number } | null = null
  /** Whether this step is a try of something finer. */
  let tried = false

  /** Goes on to the next step in a direction that differs from this one on this screen; answers whether there is one. */
  function go(by: 1 | -1): boolean {
    // In range: both are steps.
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
    // Something else keeps the frames back: a saving mode, a slow screen. Then the best picture costs nothing.
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
      // In range: `go` keeps it among the steps.
      return STEPS[at]!
    },
    frame(milliseconds) {
      if (fixed || milliseconds > ABSENT) return false
      times.push(milliseconds)
      if (times.length < WINDOW) return false
      // In range: there are as many as the window holds.
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
