import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ESLint, type Linter } from 'eslint'
import prettier from 'eslint-config-prettier'
import { beforeAll, expect, test } from 'vitest'
import { ARROWS } from '../../../build/house/arrows.mjs'
import { pathsBelow } from '../../files'

const root = resolve(import.meta.dirname, '../../..')

/**
 * Rules that a later entry of the list turns off or sets differently on purpose; `eslint.config.js` gives the reasons.
 */
const DECIDED: readonly string[] = [
  '@typescript-eslint/no-confusing-void-expression',
  '@typescript-eslint/no-misused-spread',
  '@typescript-eslint/no-non-null-assertion',
  '@typescript-eslint/no-unsafe-enum-assignment',
  '@typescript-eslint/no-unsafe-enum-comparison',
  '@typescript-eslint/no-unused-vars',
  '@typescript-eslint/restrict-template-expressions',
  '@typescript-eslint/unbound-method',
  '@typescript-eslint/unified-signatures',
  'no-console',
  'no-restricted-syntax',
  'vue/attribute-hyphenation',
  'vue/multi-word-component-names',
  'vue/v-on-event-hyphenation',
]

/** Rules that are off in components, because the lint sees no types for what one component imports from another. */
const DECIDED_IN_COMPONENTS: readonly string[] = [
  '@typescript-eslint/no-redundant-type-constituents',
  '@typescript-eslint/no-unsafe-assignment',
  '@typescript-eslint/no-unsafe-call',
  '@typescript-eslint/no-unsafe-member-access',
  '@typescript-eslint/no-unsafe-return',
]

/** Rules that are off in tests of the page, which the lint gives no types for components either. */
const DECIDED_IN_PAGE_TESTS: readonly string[] = [...DECIDED_IN_COMPONENTS, '@typescript-eslint/no-unsafe-argument']

/** Returns the rules that are off or different on purpose for a file of this kind. */
function decidedIn(file: string): readonly string[] {
  if (file.endsWith('.vue')) return [...DECIDED, ...DECIDED_IN_COMPONENTS]
  return file.startsWith('tests/renderer/') ? [...DECIDED, ...DECIDED_IN_PAGE_TESTS] : DECIDED
}

/** Tells whether a rule is about formatting, which prettier decides. */
const isFormat = (rule: string) => rule in prettier.rules

const sourcesIn = (layer: string) =>
  pathsBelow(resolve(root, 'src', layer))
    .filter((file) => /\.(ts|vue)$/.test(file))
    .map((file) => `src/${layer}/${file}`)

/** A file or two of each layer, with components and tests among them. */
const FILES = [
  ...Object.keys(ARROWS).flatMap((layer) => sourcesIn(layer).slice(0, 2)),
  ...['src/async/wait.ts', 'src/bots/worker/browser-worker.ts', 'src/renderer/App.vue', 'src/node/storage/disk.ts'],
  ...['build/start.ts', 'tests/unit/house/lint.long.test.ts', 'tests/renderer/games/targets.test.ts'],
]

type Rules = Readonly<Record<string, readonly [severity: number, ...options: unknown[]]>>

async function rulesOf(eslint: ESLint, file: string): Promise<Rules> {
  const config = (await eslint.calculateConfigForFile(resolve(root, file))) as { rules?: Rules } | undefined
  return config?.rules ?? {}
}

/**
 * Returns a lint that applies only this entry, as if there were no other.
 * @param plugins the plugins of all entries
 */
function alone({ files, ignores, rules }: Linter.Config, plugins: Record<string, ESLint.Plugin>): ESLint {
  const entry = { ...(files && { files }), ...(ignores && { ignores }), ...(rules && { rules }) }
  const overrideConfig = [{ files: ['**/*.{ts,vue}'], plugins }, entry]
  return new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig })
}

/**
 * Returns the rules that an entry turns on and that are set differently in the end, each with the file where this
 * shows.
 */
async function overruled(entries: readonly Linter.Config[]): Promise<string[]> {
  const whole = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: [...entries] })
  const plugins = Object.fromEntries(entries.flatMap((entry) => Object.entries(entry.plugins ?? {})))
  const found = new Set<string>()
  for (const entry of entries.filter(({ rules }) => rules)) {
    const one = alone(entry, plugins)
    for (const file of FILES) {
      const meant = Object.entries(await rulesOf(one, file)).filter(([, [severity]]) => severity > 0)
      const last = await rulesOf(whole, file)
      for (const [rule, set] of meant) {
        if (isFormat(rule) || decidedIn(file).includes(rule)) continue
        if (JSON.stringify(last[rule]) !== JSON.stringify(set)) found.add(`${rule} in ${file}`)
      }
    }
  }
  return [...found]
}

let entries: readonly Linter.Config[] = []

beforeAll(async () => {
  const config = (await import(pathToFileURL(resolve(root, 'eslint.config.js')).href)) as {
    default: readonly Linter.Config[]
  }
  entries = config.default
})

test('no rule is switched off or changed by a later entry, but for those that were decided', async () => {
  expect(await overruled(entries)).toEqual([])
})

test.each<Linter.Config>([
  { files: ['src/rules/**'], rules: { 'no-restricted-globals': 'off' } },
  { files: ['src/rules/**'], rules: { 'no-restricted-globals': ['error', 'alert'] } },
  { files: ['src/node/**'], rules: { eqeqeq: 'warn' } },
  { files: ['**/*.vue'], rules: { '@typescript-eslint/no-floating-promises': 'off' } },
])('one that is, is found: $rules in $files', async (later) => {
  expect(await overruled([...entries, later])).not.toEqual([])
})
