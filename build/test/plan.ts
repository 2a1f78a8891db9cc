import { join, dirname, normalize } from 'node:path'
import { randomInt } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Name of the environment variable that, if set, leaves out tests that are the same at full depth as in the gate. */
export const AFTER_GATE_VARIABLE = 'PARLOR_AFTER_GATE'
/** Whatever imports one of these has cases that depend on the depth or the seed. */
const DEEPER = ['tests/scale.ts', 'fast-check']
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/gu

/** How deep the tests go: the gate before every change, or all of them at full depth. */
export type Depth = 'gate' | 'long'

/** The work of a step: commands that must all succeed, the build, or the tests of vitest projects. */
type Work =
  | { readonly kind: 'commands'; readonly commands: readonly (readonly string[])[] }
  | { readonly kind: 'build' }
  | { readonly kind: 'tests'; readonly projects: readonly string[] }

/** A step of a test run. */
export interface Step {
  readonly name: string
  readonly work: Work
  /** Steps that must have ended before this one begins, whatever their result. */
  readonly after?: readonly string[]
  /** Whether it runs only at full depth. */
  readonly long?: true
}

/** Two lanes that run in parallel, one for each core. */
export const LANES = ['A', 'B'] as const
export type LaneName = (typeof LANES)[number]

/** Name of the environment variable that, if set, leaves out tests that import nothing that has changed. */
export const ONLY_CHANGED_VARIABLE = 'PARLOR_CHANGED'
/** Folder for the reports and timings of the last run; ignored by git. */
export const REPORTS = 'test-results/gate'
/** Folder for the caches of the linters and the type check, so that a second run reads only what has changed. */
const CACHE = 'node_modules/.cache/parlor'

const bin = {
  tsc: 'node_modules/typescript/bin/tsc',
  vueTsc: 'node_modules/vue-tsc/bin/vue-tsc.js',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
}

/** Returns an incremental type check, so that the next one examines only what has changed. */
function typeCheckCommand(program: string, name: string): readonly string[] {
  const buildInfoFile = join(CACHE, `${name}.tsbuildinfo`)
  return [program, '-p', `tsconfig.${name}.json`, '--incremental', '--tsBuildInfoFile', buildInfoFile]
}

/** Returns the arguments with which a linter caches its results by file contents, in a file of this name. */
const cacheArguments = (name: string): readonly string[] => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  join(CACHE, name),
]
const WALLS = [bin.depcruise, '--config', '.dependency-cruiser.mjs', 'src']
const ESLINT = [bin.eslint, '--max-warnings', '0', ...cacheArguments('eslint'), '.']
const PRETTIER = [bin.prettier, '--check', '--log-level', 'warn', ...cacheArguments('prettier'), '.']

const BUILD = 'Build'
const PEERS = 'Install and type check the peers of the benchmark'
const BENCHMARK = 'The benchmark still measures, and its peers play the same games'

/**
 * All steps. The gate has no linter: that and the layout are checked at full depth, and by `npm run lint`. A free lane
 * takes the first step that may begin. The unit tests occupy one lane, with as many cores as are free; the others follow
 * on the other lane, with long steps that mostly wait first.
 */
const STEPS: readonly Step[] = [
  { name: BUILD, work: { kind: 'build' } },
  {
    name: 'Unit, property and component tests',
    work: { kind: 'tests', projects: ['unit', 'electron', 'renderer', 'renderer-canvas', 'renderer-node'] },
  },
  { name: 'End-to-end tests in a browser', work: { kind: 'tests', projects: ['e2e'] }, after: [BUILD] },
  { name: 'Exhibits in a browser', work: { kind: 'tests', projects: ['exhibit'] }, after: [BUILD] },
  {
    name: 'Type check',
    work: {
      kind: 'commands',
      commands: [
        typeCheckCommand(bin.tsc, 'pure'),
        typeCheckCommand(bin.tsc, 'node'),
        typeCheckCommand(bin.vueTsc, 'web'),
      ],
    },
  },
  {
    name: 'Walls between the layers',
    work: { kind: 'commands', commands: [WALLS] },
  },
  { name: 'Tests on a network of several machines', work: { kind: 'tests', projects: ['lan'] } },
  { name: 'Lint', work: { kind: 'commands', commands: [ESLINT] }, long: true },
  { name: 'Layout of the sources', work: { kind: 'commands', commands: [PRETTIER] }, long: true },
  {
    name: PEERS,
    work: {
      kind: 'commands',
      commands: [['--import', 'tsx', 'tests/bench/install.ts'], typeCheckCommand(bin.tsc, 'bench')],
    },
    long: true,
  },
  { name: BENCHMARK, work: { kind: 'tests', projects: ['bench'] }, after: [BUILD, PEERS], long: true },
]

/** Returns the steps of a run, in the order in which they are taken. */
export function stepsOf(depth: Depth): readonly Step[] {
  return STEPS.filter(({ long }) => depth === 'long' || !long)
}

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

/**
 * Returns the test files below `tests` that do at full depth what they do in the gate: neither they nor what they import
 * read the depth, and they draw no cases.
 * @param root the project's folder
 */
export function testsAsInGate(root: string): string[] {
  const known = new Map<string, boolean>()
  const isDeeper = (file: string): boolean => {
    if (DEEPER.includes(file)) return true
    const found = known.get(file)
    if (found !== undefined) return found
    known.set(file, false)
    const deeper = importsOf(root, file).some(isDeeper)
    known.set(file, deeper)
    return deeper
  }
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.long)\.test\.ts$/u.test(file) && !file.includes('/node_modules/') && !isDeeper(file))
}

/** Returns the packages and, as paths from the root, the modules of the tests that a module imports. */
function importsOf(root: string, file: string): string[] {
  if (!file.startsWith('tests/')) return []
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(IMPORT)].flatMap(([, name = '']) => {
    if (!name.startsWith('.')) return [name]
    const path = normalize(join(dirname(file), name)).replaceAll('\\', '/')
    return [`${path}.ts`, `${path}/index.ts`].filter((module) => existsSync(join(root, module)))
  })
}
