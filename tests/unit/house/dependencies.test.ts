import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { changesOf } from '../../../build/package/packages'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  readonly version: string
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** Packages that nothing imports and no script starts, with the reason. */
const NEEDED_OTHERWISE: Readonly<Record<string, string>> = {
  '@types/node': 'types of Node',
  '@vue/devtools-api': 'a peer that pinia requires',
  'happy-dom': 'the DOM of component tests, named as their environment',
}

/** Returns every source of the project: programs, components and settings of tools. */
function sources(): string[] {
  const below = ['src', 'build', 'tests'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  return [...below, ...readdirSync(ROOT)]
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(ts|mts|mjs|js|vue)$/.test(name) && !/(^|\/)node_modules\/|^tests\/bench\//.test(name))
}

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** Returns the packages that a source names in quotes after `from`, `import`, `require` or `resolve`. */
function packagesIn(text: string): string[] {
  const found = text.matchAll(
    /(?:\bfrom|\bimport|\brequire\(|\bresolve\(|\bimport\(|\bvi\.mock\()\s*[\n ]*['"`]([@\w][^'"`\n]*)['"`]/g,
  )
  return [...found].map(([, specifier]) => packageOf(specifier!)) // The group always matches.
}

test('every package is used, and every package that is used is listed', () => {
  const texts = sources().map((name) => readFileSync(path.join(ROOT, name), 'utf8'))
  const used = new Set(texts.flatMap(packagesIn))
  const listed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const scripts = Object.values(manifest.scripts).join('\n')
  const isStarted = (name: string): boolean => {
    const file = path.join(ROOT, 'node_modules', name, 'package.json')
    const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { readonly bin?: string | Record<string, string> }
    const commands = typeof bin === 'string' ? [path.basename(name)] : Object.keys(bin ?? {})
    return commands.some((command) => new RegExp(`\\b${command}\\b`).test(scripts))
  }
  // Types of a package that is used, packages whose files are read, and those that are started by a path.
  const isRead = (name: string): boolean => texts.some((text) => text.includes(name.replace(/^@fontsource\//, '')))
  const isType = (name: string): boolean => used.has(name.replace(/^@types\//, ''))
  const idle = listed.filter(
    (name) =>
      !used.has(name) &&
      !isStarted(name) &&
      !(name.startsWith('@types/') && isType(name)) &&
      !(name.startsWith('@fontsource/') && isRead(name)) &&
      !(name in NEEDED_OTHERWISE),
  )
  expect(idle).toEqual([])
  // Only statements: a text in a test may name a package that is not there, on purpose.
  const imported = texts.flatMap((text) => [...text.matchAll(/^(?:import|export|\}).*?\bfrom '([@\w][^']*)'/gm)])
  const unlisted = imported
    .map(([, specifier]) => packageOf(specifier!)) // The group always matches.
    .filter((name) => !listed.includes(name) && !isBuiltin(name))
  expect(unlisted).toEqual([])
})

test('the changelog has a section for this version', () => {
  const changelog = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8')
  expect(changesOf(changelog, manifest.version)).toMatch(/^## .*\n\n- /)
  expect(changesOf(changelog, '99.0.0')).toBeNull()
})
