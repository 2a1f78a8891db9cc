import { ARROWS } from './arrows.mjs'

/**
 * Files that nothing has to import: entry points of programs, threads and pages, words, which are found by the names of
 * their files, and declaration files, which only compilers read.
 */
const ENTRY_POINTS = [
  '^src/main/index\\.ts$',
  '^src/preload/index\\.ts$',
  '^src/host/main\\.ts$',
  '^src/cli/main\\.ts$',
  '^src/renderer/((hand|heirloom)/)?main\\.ts$',
  '^src/renderer/ask-again\\.ts$',
  '-worker\\.ts$',
  '/tsx-boot\\.mjs$',
  '^src/renderer/games/[^/]+/[a-z][a-z]\\.ts$',
  '^src/renderer/(i18n|questions/messages)/[a-z][a-z](-exhibit|-staff)?\\.ts$',
  '\\.d\\.ts$',
]

const PLAIN_LAYERS = '^src/(rules|async|ports|session|bots|protocol|lan-client|exhibit/(cuts|config))/'

/** Forbidden: imports against the arrows, circular imports, and packages that a layer may not use. */
const FORBIDDEN = [
  ...Object.entries(ARROWS).map(([layer, targets]) => ({
    name: `arrow:${layer}`,
    comment: `${layer} may import ${targets.length === 0 ? 'no other layer' : targets.join(', ')} (build/house/arrows.mjs).`,
    from: { path: `^src/${layer}/` },
    to: { path: '^src/', pathNot: `^src/(${[layer, ...targets].join('|')})/` },
  })),
  {
    name: 'no-circle',
    comment: 'Files that import one another, types included.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unused',
    comment: 'A file that no start of a program imports, directly or through others.',
    from: { path: ENTRY_POINTS },
    to: { path: '^src/', pathNot: ENTRY_POINTS, reachable: false },
  },
  {
    name: 'no-unresolved',
    comment: 'An import that leads nowhere.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|electron$)' },
  },
  {
    name: 'no-undeclared',
    comment: 'A package that the nearest package.json does not name.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'kit',
    comment: 'The kit of the rules imports nothing but itself.',
    from: { path: '^src/rules/kit/' },
    to: { path: '^src/', pathNot: '^src/rules/kit/' },
  },
  {
    name: 'family',
    comment: 'The layers that games share know no box.',
    from: { path: '^src/rules/casino/' },
    to: { path: '^src/rules/', pathNot: '^src/rules/(kit|casino)/' },
  },
  {
    name: 'box',
    comment: 'Rules import the kit, their own box and what games share.',
    from: { path: '^src/rules/([^/]+)/' },
    to: { path: '^src/rules/[^/]+/', pathNot: '^src/rules/($1|kit|casino)/' },
  },
  {
    name: 'plain-layers',
    comment: 'Rules, bots, sessions, the protocol and its client run anywhere: no Node, no page, no Electron.',
    from: { path: PLAIN_LAYERS },
    to: {
      path: ['^node:', '^(fs|os|path|net|http|worker_threads)$', 'node_modules/(vue|three|electron|ws|pinia)/'],
    },
  },
  {
    name: 'node-layers',
    comment: 'Electron belongs to src/main and src/preload.',
    from: { path: '^src/', pathNot: '^src/(main|preload)/' },
    to: { path: ['^electron$', 'node_modules/electron/'] },
  },
  {
    name: 'hand-page',
    comment: 'A hand on a phone loads nothing of the stage, not even through others (build/vite/page-groups.ts).',
    from: { path: '^src/renderer/hand/' },
    to: { path: ['node_modules/(three|@tresjs)/', '^src/renderer/stage/(?!model/|touch\\.ts)'] },
  },
  {
    name: 'page-layers',
    comment: 'The page reaches the machine through the bridge only.',
    from: { path: '^src/renderer/' },
    to: { dependencyTypes: ['core'] },
  },
]

/** Returns the configuration of dependency-cruiser. */
export function ruleSet() {
  return {
    forbidden: FORBIDDEN.map((rule) => ({ severity: 'error', ...rule })),
    options: {
      tsPreCompilationDeps: true,
      tsConfig: { fileName: 'tsconfig.base.json' },
      combinedDependencies: false,
      doNotFollow: { path: 'node_modules' },
      enhancedResolveOptions: {
        extensions: ['.ts', '.vue', '.mjs', '.js', '.json'],
        conditionNames: ['import', 'types', 'node', 'default'],
        exportsFields: ['exports'],
      },
    },
  }
}
