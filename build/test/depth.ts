import { randomInt } from 'node:crypto'
import type { Depth } from './plan'

/** Share of the full number of runs with which the gate tests a property. */
export const GATE_RUNS = '0.1'
/** The seed of all properties in the gate, fixed so that a change is judged by itself and not by chance. */
export const GATE_SEED = '1926'

/**
 * Sets how deep the tests go in this environment, unless the variables are already set: `PARLOR_RUNS`, the share of the
 * full number of runs (from 1 on, every test runs), and `PARLOR_SEED`, the seed of the random cases. Returns a sentence
 * that names both.
 */
export function setDepth(env: NodeJS.ProcessEnv, depth: Depth): string {
  env['PARLOR_RUNS'] ??= depth === 'long' ? '1' : GATE_RUNS
  env['PARLOR_SEED'] ??= depth === 'long' ? String(randomInt(2 ** 31)) : GATE_SEED
  const { PARLOR_RUNS: runs, PARLOR_SEED: seed } = env
  return `${depth === 'long' ? 'All tests' : 'The gate'}: PARLOR_RUNS=${runs} PARLOR_SEED=${seed}`
}
