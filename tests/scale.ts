import { GATE_RUNS, GATE_SEED } from '../build/test/depth'

/**
 * The share of its full number of runs that a property is tried with: the environment variable PARLOR_RUNS, else the
 * gate's. Throws for anything but a number above 0.
 */
function scaleOf(): number {
  const text = process.env['PARLOR_RUNS'] ?? GATE_RUNS
  const scale = Number(text)
  if (!(scale > 0) || scale === Infinity) throw new Error(`PARLOR_RUNS is ${text}; it must be a number above 0.`)
  return scale
}

const SCALE = scaleOf()

/** Whether every test runs at full depth. */
export const IS_FULL_DEPTH = SCALE >= 1

/**
 * How often a property is tried that is tried `full` times at full depth: never less than `least`, with which it still
 * checks something.
 */
export function runCount(full: number, least = 5): number {
  return Math.max(Math.min(least, full), Math.round(full * SCALE))
}

/** Cases of a test that each stand for the same promise: all of them at full depth, else the first `least`. */
export function selectCases<T>(cases: readonly T[], least = 1): readonly T[] {
  return IS_FULL_DEPTH ? cases : cases.slice(0, least)
}

/** One seed for all random cases of a run, so that a failure comes again. */
export const SEED = Number(process.env['PARLOR_SEED'] ?? GATE_SEED)
