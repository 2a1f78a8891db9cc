import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editJson, parseLocatedJson } from '../../../../src/node/exhibit/exhibit-json'
import { runCount, SEED } from '../../../scale'

const example = readFileSync('resources/exhibit.example.json', 'utf8')
const valueOf = (text: string): unknown => {
  const read = parseLocatedJson(text)
  if (!read.ok) throw new Error(`line ${String(read.line)}: ${read.message}\n${text}`)
  return read.value
}
const commentsOf = (text: string): string[] => text.match(/^\s*\/\/.*$/gmu) ?? []

test('a part of the example is changed, and nothing else', () => {
  const changed = editJson(example, ['sound', 'loudest'], 0.4)
  expect(changed).toBe(example.replace('"loudest": 0.6', '"loudest": 0.4'))
  const fewer = editJson(example, ['games'], ['isolation', 'colorow'])
  expect(valueOf(fewer)).toEqual({ ...(valueOf(example) as object), games: ['isolation', 'colorow'] })
  expect(commentsOf(fewer)).toEqual(commentsOf(example))
})

test.each([
  ['{}', ['a'], 1, '{\n  "a": 1\n}'],
  ['{"a": 1}', ['b', 'c'], 2, '{"a": 1,\n"b": { "c": 2 }}'],
  ['{\n  "a": 1, // one\n}', ['b'], 2, '{\n  "a": 1,\n  "b": 2, // one\n}'],
  ['{\n  "a": 1 /* , */\n}', ['b'], 2, '{\n  "a": 1,\n  "b": 2 /* , */\n}'],
  ['{"a": {"b": [1, 2]}}', ['a', 'b'], [3], '{"a": {"b": [3]}}'],
  ['{}', ['a'], { b: ['[ ', ' ]'] }, '{\n  "a": { "b": ["[ ", " ]"] }\n}'],
] as const)('%j, %j as %j', (text, path, value, result) => {
  expect(editJson(text, path as never, value)).toBe(result)
})

test('whatever is written is read again, and the rest is as it was', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd"e')
  const part = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.array(fc.string(), { maxLength: 3 }))
  const all = fc.dictionary(key, fc.oneof(part, fc.dictionary(key, part)))
  const space = fc.constantFrom(' ', '\n', ' // , "x": {\n', ' /* } */ ')
  fc.assert(
    fc.property(all, key, fc.option(key), part, space, fc.boolean(), (document, name, inner, value, gap, end) => {
      const rows = Object.entries(document).map(
        ([it, held]) => `${JSON.stringify(it)}${gap}: ${gap}${JSON.stringify(held)}${gap}`,
      )
      const text = `${gap}{${gap}${rows.join(`,${gap}`)}${end && rows.length > 0 ? ',' : ''}${gap}}`
      const before = document[name]
      const within = typeof before === 'object' && !Array.isArray(before) ? before : {}
      const expected = { ...document, [name]: inner === null ? value : { ...within, [inner]: value } }
      const path: [string, ...string[]] = inner === null ? [name] : [name, inner]
      expect(valueOf(editJson(text, path, value))).toEqual(expected)
    }),
    { numRuns: runCount(2000), seed: SEED },
  )
})
