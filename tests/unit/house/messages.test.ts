import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import en from '../../../src/renderer/i18n/en'

const root = resolve(import.meta.dirname, '../../../src')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|vue)$/u.test(file) && !/[\\/]i18n[\\/]en/u.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

function keysIn(messages: object, path = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysIn(value as object, `${path}${key}.`) : [`${path}${key}`],
  )
}

/** Keys that the sources write out, and patterns of those that they put together: `fault.${code}`. */
const written = new Set([...sources.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/giu)].map(([, key]) => key))
const patterns = [...sources.matchAll(/`([a-z][\w-]*\.[^`\s]*\$\{[^`]*)`/giu)].map(([, template = '']) => {
  const parts = template.split(/\$\{[^}]*\}/u).map((part) => part.replace(/[.*+?^$()[\]{}|\\]/gu, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`, 'u')
})

const isUsed = (key: string) => written.has(key) || patterns.some((pattern) => pattern.test(key))

test('every sentence of the page is asked for somewhere', () => {
  expect(keysIn(en).filter((key) => !isUsed(key))).toEqual([])
})

test('one that nobody asks for is found', () => {
  expect(keysIn({ shelf: { fill: '', unheard: '' }, app: { never: '' } }).filter((key) => !isUsed(key))).toEqual([
    'shelf.unheard',
    'app.never',
  ])
})
