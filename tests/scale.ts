import { AFTER_GATE_VARIABLE, GATE_RUNS, GATE_SEED } from '../build/test/plan'

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

/** Seed of all random cases of a run, so that a failure can be repeated. */
export const SEED = Number(process.env['PARLOR_SEED'] ?? GATE_SEED)

/**
 * Returns the cases to run of many that are alike: after the gate, where time is short (`.ci/run`), every other one, of
 * which the seed chooses the first; otherwise all.
 * @param turn with 1 instead of 0 the other half, so that two tests of one run take different cases
 */
export function everyOther<T>(cases: readonly T[], turn: 0 | 1 = 0): readonly T[] {
  if (process.env[AFTER_GATE_VARIABLE] === undefined || cases.length < 2) return cases
  return cases.filter((_, i) => (i + SEED + turn) % 2 === 0)
}

/** Returns the cases to run when each of them tests the same promise: in the gate the first `least`. */
export function selectCases<T>(cases: readonly T[], least = 1): readonly T[] {
  return IS_FULL_DEPTH ? everyOther(cases) : cases.slice(0, least)
}
