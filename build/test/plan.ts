import { join } from 'node:path'

/** How deep the tests go: the gate before every change, or all of them at full depth. */
export type Depth = 'gate' | 'long'

/** What a step runs: commands of which all must succeed, the build, or tests by their vitest projects. */
type Work =
  | { readonly kind: 'commands'; readonly commands: readonly (readonly string[])[] }
  | { readonly kind: 'build' }
  | { readonly kind: 'tests'; readonly projects: readonly string[] }

export interface Step {
  readonly name: string
  readonly work: Work
  /** Steps that must have ended before this one begins, whatever they counted. */
  readonly after?: readonly string[]
  /** Whether it is taken at full depth alone. */
  readonly long?: true
}

/** Two lanes that run side by side, one for each core. */
export const LANES = ['A', 'B'] as const
export type LaneName = (typeof LANES)[number]

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

/** A linter that keeps in a file of this name what it knows of each file's contents. */
const known = (name: string): readonly string[] => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  join(CACHE, name),
]
const WALLS = [bin.depcruise, '--config', '.dependency-cruiser.mjs', 'src']
const eslint = (name: string, ...more: readonly string[]): readonly string[] => [
  bin.eslint,
  '--max-warnings',
  '0',
  ...known(name),
  ...more,
]
const PRETTIER = [bin.prettier, '--check', '--log-level', 'warn', ...known('prettier'), '.']

const BUILD = 'Build'
const PEERS = 'Install and type check the peers of the benchmark'

/**
 * What there is to do. A lane that is free takes the first step that may begin. The unit tests keep a lane to themselves,
 * and as many cores as are free; all else follows on the other one, what takes long and waits much first.
 */
const STEPS: readonly Step[] = [
  { name: BUILD, work: { kind: 'build' } },
  {
    name: 'Unit, property and component tests',
    work: { kind: 'tests', projects: ['unit', 'electron', 'renderer', 'renderer-canvas', 'renderer-node'] },
  },
  { name: 'End-to-end tests in a browser', work: { kind: 'tests', projects: ['e2e'] }, after: [BUILD] },
  {
    name: 'Type check',
    work: {
      kind: 'commands',
      commands: [types(bin.tsc, 'pure'), types(bin.tsc, 'node'), types(bin.vueTsc, 'web')],
    },
  },
  {
    name: 'Lint',
    work: { kind: 'commands', commands: [WALLS, eslint('eslint', '.', '--ignore-pattern', 'tests')] },
  },
  // Apart from the lint, so that the lane of the unit tests can take it.
  { name: 'Layout of the sources', work: { kind: 'commands', commands: [PRETTIER] } },
  { name: 'Tests on a network of several machines', work: { kind: 'tests', projects: ['lan'] } },
  // The compiler has judged the types of tests already; what the linter adds for them takes a third of its time.
  { name: 'Lint of the tests', work: { kind: 'commands', commands: [eslint('eslint-tests', 'tests')] }, long: true },
  {
    name: PEERS,
    work: { kind: 'commands', commands: [['--import', 'tsx', 'tests/bench/install.ts'], types(bin.tsc, 'bench')] },
    long: true,
  },
  { name: 'The peers play the same games', work: { kind: 'tests', projects: ['bench'] }, after: [PEERS], long: true },
]

/** The steps of a run, in the order in which they are taken. */
export function stepsOf(depth: Depth): readonly Step[] {
  return STEPS.filter(({ long }) => depth === 'long' || !long)
}
