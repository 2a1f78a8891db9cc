import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ARROWS } from '../../../build/house/arrows.mjs'
import { drawLayers } from '../../../build/house/draw.mjs'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const decisions = readdirSync(join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`)
const manual = readdirSync(join(root, 'resources/manual')).map((file) => `resources/manual/${file}`)
const pages = ['docs/architecture.md', 'docs/glossary.md', 'docs/manual.md', 'docs/packaging.md', ...decisions]

test('the picture of the layers shows the arrows as they are (`npm run house` draws it)', () => {
  expect(read('docs/pictures/layers.svg')).toBe(drawLayers())
})

test.each(pages)('what %s names exists', (page) => {
  const text = read(page)
  const named = [...text.matchAll(/`((?:src|build|tests)\/[\w./-]+)`/g)].map(([, file = '']) => join(root, file))
  const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, file = '']) => join(root, dirname(page), file))
  expect(named.length + linked.length).toBeGreaterThan(0)
  expect([...named, ...linked].filter((file) => !existsSync(file))).toEqual([])
})

test.each(manual)('what %s names exists: files, keys of the page and commands', (page) => {
  const text = read(page)
  const files = [...text.matchAll(/`((?:src|build|docs|resources)\/[\w./-]+)`/g)].map(([, file = '']) => file)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
  const commands = [...text.matchAll(/`npm (?:run )?(\w+)/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => !(name in scripts) && name !== 'ci')).toEqual([])
  const sentences = ['en', 'en-drawer', 'en-hand', 'en-lan', 'en-play']
    .map((name) => read(`src/renderer/i18n/${name}.ts`))
    .join('')
  const bold = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words.replaceAll(/\s+/g, ' '))
  const keys = bold.filter((words) => words.length > 1)
  expect(keys.filter((words) => !sentences.includes(`'${words}'`))).toEqual([])
})

test('every promise of docs/data-safety.md names a test that exists', () => {
  const rows = read('docs/data-safety.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:promise|---)/u.test(line))
  expect(rows.length).toBeGreaterThan(35)
  const unheld = rows.filter((row) => {
    const [, file = '', title = ''] = /`(tests\/[\w./-]+\.test\.ts)` “([^”]+)”/u.exec(row) ?? []
    return title === '' || !existsSync(join(root, file)) || !read(file).includes(title)
  })
  expect(unheld).toEqual([])
})

test('the page of the architecture names every layer, and every decision', () => {
  const text = read('docs/architecture.md')
  const unnamed = Object.keys(ARROWS).filter(
    (layer) => !text.includes(`\`${layer}\``) && !layer.startsWith('renderer/'),
  )
  expect(unnamed).toEqual([])
  expect(decisions.filter((file) => !text.includes(file.replace('docs/', '')))).toEqual([])
})
