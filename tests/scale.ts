import { GATE_RUNS, GATE_SEED } from '../build/test/plan'

/**
 * Returns the share of its full number of runs that a property is tried with: the environment variable PARLOR_RUNS, or
 * else the gate's value. Throws if this is not a finite number above 0.
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
 * Returns the number of runs of a property that has `full` runs at full depth. It is never less than `least` (or
 * `full`, if that is smaller), so that the property still checks something.
 */
export function runCount(full: number, least = 5): number {
  return Math.max(Math.min(least, full), Math.round(full * SCALE))
}

/** Returns the cases to run when each of them tests the same promise: all at full depth, else the first `least`. */
export function selectCases<T>(cases: readonly T[], least = 1): readonly T[] {
  return IS_FULL_DEPTH ? cases : cases.slice(0, least)
}

/** Seed of all random cases of a run, so that a failure can be repeated. */
export const SEED = Number(process.env['PARLOR_SEED'] ?? GATE_SEED)
