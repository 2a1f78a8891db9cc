import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/gu
/** Names of systems, of libraries that the docs compare with, and of the game that docs/adding-a-game.md makes up. */
const FOREIGN = [
  ...['SO_REUSEADDR', 'FullScreenQuad', 'useTimeoutFn', 'useMediaQuery', 'useResizeObserver', 'useClipboard'],
  'useEventListener',
  'highestBot',
]

const sources = ['src', 'build', 'tests'].flatMap((folder) => filesIn(folder, /\.(ts|mts|mjs|vue|css)$/u))
const known = new Set(FOREIGN)
for (const file of sources) {
  for (const [word] of read(file)
    .replace(COMMENT, ' ')
    .matchAll(/[A-Za-z_$][\w$]*/gu))
    known.add(word)
}

/** Returns the names of constants, and what stands between backticks and can only be a name in code. */
function namesIn(text: string): string[] {
  const constants = [...text.matchAll(/(?<![\w$-])[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/gu)].map(([name]) => name)
  const quoted = [...text.matchAll(/`([A-Za-z_$][\w$]*)(?:\(\))?`/gu)].map(([, name = '']) => name)
  return [...constants, ...quoted.filter((name) => /[a-z][A-Z]|\w_\w/u.test(name))]
}

test('every name in a comment exists in the sources', () => {
  const missing = sources.flatMap((file) =>
    [...read(file).matchAll(COMMENT)]
      .flatMap(([comment]) => namesIn(comment))
      .filter((name) => !known.has(name))
      .map((name) => `${name} in ${file}`),
  )
  expect(missing).toEqual([])
})

test('every name in the docs exists in the sources', () => {
  const pages = ['README.md', ...filesIn('docs', /\.md$/u)]
  const missing = pages.flatMap((page) =>
    namesIn(read(page))
      .filter((name) => !known.has(name))
      .map((name) => `${name} in ${page}`),
  )
  expect(missing).toEqual([])
})

test('README and architecture.md name every layer of the source', () => {
  const layers = readdirSync(join(root, 'src'))
  const [readme, architecture] = [read('README.md'), read('docs/architecture.md')]
  const unnamed = (page: string, before: string) =>
    layers.filter((it) => !new RegExp(`\`${before}${it}[\`/]`, 'u').test(page))
  expect(unnamed(readme, 'src/')).toEqual([])
  expect(unnamed(architecture, '')).toEqual([])
})
