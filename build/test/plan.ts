import { join } from 'node:path'

/** How deep the tests go: the gate before every change, or all of them at full depth. */
export type Depth = 'gate' | 'long'

/** What a step runs: commands of which all must succeed, the build, or tests by their vitest projects. */
export type Work =
  | { readonly kind: 'commands'; readonly commands: readonly (readonly string[])[] }
  | { readonly kind: 'build' }
  | { readonly kind: 'tests'; readonly projects: readonly string[] }

export interface Step {
  readonly name: string
  readonly work: Work
}

export type LaneName = 'A' | 'B'

/** The environment variable that, if it is set, leaves out tests that import nothing that has changed. */
export const ONLY_CHANGED = 'PARLOR_CHANGED'
/** Where reports and timings of the last run are kept; git ignores it. */
export const REPORTS = 'test-results/gate'
/** Where the linters and the type check keep what they know, so that a second run reads only what has changed. */
const CACHE = 'node_modules/.cache/parlor'

const bin = {
  tsc: 'node_modules/typescript/bin/tsc',
  vueTsc: 'node_modules/vue-tsc/bin/vue-tsc.js',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
}

/** A type check that keeps what it found out, so that the next one looks at what has changed. */
function types(program: string, name: string): readonly string[] {
  const known = join(CACHE, `${name}.tsbuildinfo`)
  return [program, '-p', `tsconfig.${name}.json`, '--incremental', '--tsBuildInfoFile', known]
}

/**
 * Two lanes that run side by side, one for each core, with the steps of each one after the other. Lane A holds what the
 * end-to-end tests wait for, lane B all else.
 */
export const LANES: Readonly<Record<LaneName, readonly Step[]>> = {
  A: [
    {
      name: 'Type check',
      work: {
        kind: 'commands',
        commands: [types(bin.tsc, 'pure'), types(bin.tsc, 'node'), types(bin.vueTsc, 'web')],
      },
    },
    { name: 'Build', work: { kind: 'build' } },
    { name: 'End-to-end tests in a browser', work: { kind: 'tests', projects: ['e2e'] } },
  ],
  B: [
    {
      name: 'Lint',
      work: {
        kind: 'commands',
        commands: [
          [bin.depcruise, '--config', '.dependency-cruiser.mjs', 'src'],
          [
            bin.eslint,
            '--max-warnings',
            '0',
            '--cache',
            '--cache-strategy',
            'content',
            '--cache-location',
            `${CACHE}/eslint`,
            '.',
          ],
          [
            bin.prettier,
            '--check',
            '--log-level',
            'warn',
            '--cache',
            '--cache-strategy',
            'content',
            '--cache-location',
            `${CACHE}/prettier`,
            '.',
          ],
        ],
      },
    },
    {
      name: 'Unit, property and component tests',
      work: { kind: 'tests', projects: ['unit', 'electron', 'renderer', 'renderer-node'] },
    },
    { name: 'Tests on a network of several machines', work: { kind: 'tests', projects: ['lan'] } },
  ],
}
