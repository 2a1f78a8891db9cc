import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARROWS } from '../../../build/house/arrows.mjs'
import { ruleSet } from '../../../build/house/wall-rules.mjs'
import { pathsBelow } from '../../files'

const root = resolve(import.meta.dirname, '../../..')
const layers = Object.keys(ARROWS)
/** Files outside all layers: they assemble the renderer, and may import all of its layers. */
const ENTRY_FILES = ['renderer/App.vue', 'renderer/ask-again.ts', 'renderer/main.ts']
const pairs = layers.flatMap((from) => layers.filter((to) => to !== from).map((to) => ({ from, to })))
const plantOf = (from: string, to: string) => `src/${from}/plant-${to.replaceAll('/', '-')}.ts`

/** Table of other faults: the file in which each is planted, its text, and the rule that catches it. */
const OTHERS: readonly { readonly file: string; readonly text: string; readonly rule: string }[] = [
  { file: 'src/rules/kit/out.ts', text: "export * from '../layer'\n", rule: 'kit' },
  { file: 'src/rules/casino/out.ts', text: "export * from '../pack/in'\n", rule: 'family' },
  { file: 'src/rules/lion-coffee/out.ts', text: "export * from '../pack/in'\n", rule: 'box' },
  {
    file: 'src/rules/types.ts',
    text: "import type { it } from '../bots/layer'\nexport type It = typeof it\n",
    rule: 'arrow:rules',
  },
  { file: 'src/rules/late.ts', text: "export const late = () => import('../bots/layer')\n", rule: 'arrow:rules' },
  { file: 'src/rules/again.ts', text: "export * from '../bots/layer'\n", rule: 'arrow:rules' },
  {
    file: 'src/renderer/stage/Part.vue',
    text: '<script setup lang="ts">\nimport { it } from \'../panels/layer\'\n</script>\n<template>{{ it }}</template>\n',
    rule: 'arrow:renderer/stage',
  },
  {
    file: 'src/async/one.ts',
    text: "import type { Two } from './two'\nexport interface One { readonly two: Two }\n",
    rule: 'no-circle',
  },
  { file: 'src/async/alone.ts', text: "export * from './layer'\n", rule: 'no-unused' },
  { file: 'src/async/nowhere.ts', text: "export * from './not-there'\n", rule: 'no-unresolved' },
  { file: 'src/async/parcel.ts', text: "export * from 'ajv'\n", rule: 'no-undeclared' },
  { file: 'src/session/disk.ts', text: "export * from 'node:fs'\n", rule: 'plain-layers' },
  { file: 'src/protocol/wire/view.ts', text: "export * from 'vue'\n", rule: 'plain-layers' },
  { file: 'src/renderer/lan/disk.ts', text: "export * from 'node:fs'\n", rule: 'page-layers' },
  { file: 'src/renderer/hand/depth.ts', text: "export * from '../stage/layer'\n", rule: 'hand-page' },
  { file: 'src/node/web/shell.ts', text: "export * from 'electron'\n", rule: 'node-layers' },
]

let folder = ''
let caught = new Set<string>()

function write(file: string, text: string): void {
  const place = join(folder, file)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, text)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-walls-'))
  // The walls only look at the names of packages, so empty packages are enough. Not every system allows links to the
  // real ones.
  for (const name of ['vue', 'electron', 'ajv']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(`node_modules/${name}/index.js`, 'exports.it = 1\n')
  }
  write('package.json', JSON.stringify({ name: 'planted', devDependencies: { vue: '*', electron: '*' } }))
  for (const layer of layers) write(`src/${layer}/layer.ts`, 'export const it = 1\n')
  for (const { from, to } of pairs) {
    write(plantOf(from, to), `export * from '${posix.relative(`src/${from}`, `src/${to}`)}/layer'\n`)
  }
  for (const { file, text } of OTHERS) write(file, text)
  write('src/host/main.ts', "export * from '../async/layer'\n")
  write('src/rules/pack/in.ts', 'export const it = 1\n')
  write('src/async/two.ts', "import type { One } from './one'\nexport interface Two { readonly one: One }\n")
  const { forbidden, options } = ruleSet()
  const { tsConfig: _, ...rest } = options
  const { output } = await cruise(['src'], { ...rest, baseDir: folder, validate: true, ruleSet: { forbidden } })
  caught = new Set((output as ICruiseResult).summary.violations.map(({ rule, from }) => `${rule.name} ${from}`))
}, 120_000)

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
}, 120_000)

test('an import against an arrow is caught between every two layers, and one along an arrow is let through', () => {
  const isForbidden = ({ from, to }: { from: string; to: string }) => ARROWS[from]?.includes(to) !== true
  const isCaught = ({ from, to }: { from: string; to: string }) => caught.has(`arrow:${from} ${plantOf(from, to)}`)
  expect(pairs.filter(isForbidden).length).toBeGreaterThan(1_000)
  expect(pairs.filter((pair) => isForbidden(pair) !== isCaught(pair))).toEqual([])
})

test.each(OTHERS)('$rule catches what is planted in $file', ({ rule, file }) => {
  expect([...caught]).toContain(`${rule} ${file}`)
})

test('every source file stands in a layer', () => {
  const sources = pathsBelow(join(root, 'src')).filter(
    (file) => /\.(ts|vue|mjs)$/.test(file) && !file.endsWith('.d.ts'),
  )
  const stray = sources.filter(
    (file) => !layers.some((layer) => file.startsWith(`${layer}/`)) && !ENTRY_FILES.includes(file),
  )
  expect(stray).toEqual([])
})

test('every layer exists, and the layers that it may import are layers', () => {
  const isLayer = (layer: string) => readdirSync(join(root, 'src', layer)).length > 0 && layer in ARROWS
  expect([...layers, ...Object.values(ARROWS).flat()].filter((layer) => !isLayer(layer))).toEqual([])
})

test('the arrows make no circle', () => {
  const done = new Set<string>()
  const visit = (layer: string, path: readonly string[]): void => {
    if (path.includes(layer)) throw new Error(`circle of layers: ${[...path, layer].join(' → ')}`)
    if (done.has(layer)) return
    for (const next of ARROWS[layer] ?? []) visit(next, [...path, layer])
    done.add(layer)
  }
  for (const layer of layers) visit(layer, [])
  expect(done.size).toBe(layers.length)
})

/** Modules that set up their own library, or listen for the end or for failed styles: they start nothing. */
const HARMLESS = [
  'src/node/storage/file-lock.ts',
  'src/protocol/wire/schema-error.ts',
  'src/renderer/panels/base/use-fetched.ts',
]

/** Whether a module does something when it is imported, besides defining names. */
function actsOnImport(text: string): boolean {
  if (!/^(?!import|export|const|let|function|async|interface|type|class|declare|abstract)[a-z]/im.test(text))
    return false
  return ts.createSourceFile('', text, ts.ScriptTarget.Latest).statements.some(ts.isExpressionStatement)
}

/** Returns the modules of `src` and `build` that a test imports by name. */
function importedBy(test: string): string[] {
  const text = readFileSync(join(root, test), 'utf8')
  const paths = [...text.matchAll(/ from '(\.[^']*\/(?:src|build)\/[^']*)'/g)].map(([, path = '']) =>
    posix.join(posix.dirname(test), path),
  )
  const files = paths.flatMap((path) => [path, `${path}.ts`, `${path}/index.ts`])
  return files.filter((file) => file.endsWith('.ts') && existsSync(join(root, file)))
}

test('a test imports no program: only modules that start nothing', () => {
  expect(actsOnImport("import { run } from './run'\nawait run()\n")).toBe(true)
  expect(actsOnImport("import { run } from './run'\nprocess.on('exit', run)\n")).toBe(true)
  expect(actsOnImport('export const run = () => start()\nfor (;;) break\n')).toBe(false)
  const tests = pathsBelow(join(root, 'tests')).filter((file) => file.endsWith('.ts'))
  const imported = new Set(tests.flatMap((file) => importedBy(`tests/${file}`)))
  expect(imported.size).toBeGreaterThan(500)
  const acting = [...imported].filter((file) => actsOnImport(readFileSync(join(root, file), 'utf8')))
  expect(acting.filter((file) => !HARMLESS.includes(file))).toEqual([])
})
