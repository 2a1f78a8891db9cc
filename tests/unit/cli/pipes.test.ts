import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaflet } from './examples'
import { documentOf, parlorHere } from './run'

const folder = mkdtempSync(join(tmpdir(), 'parlor-pipes-'))
const pipe = join(folder, 'pipe')
const record = join(folder, 'Küche #1.parlor')
const hasPipes = process.platform !== 'win32'
beforeAll(() => {
  if (hasPipes) expect(spawnSync('mkfifo', [pipe]).status).toBe(0)
  writeFileSync(record, JSON.stringify(leaflet.record))
})
afterAll(() => rmSync(folder, { recursive: true }))

const FIND = ['exhibit', 'find', 'forty-nine', '--want', '1']
const TOURNAMENT = ['tournament', 'forty-nine', '--games', '2', '--shard', '1/2']

describe.runIf(hasPipes)('a pipe or a device', () => {
  test.each<[what: string, words: (file: string) => string[]]>([
    ['a record', (file) => ['replay', file]],
    ['a puzzle', (file) => ['solve', file]],
    ['an exhibit', (file) => ['exhibit', 'check', file]],
    ['a file of cuts', (file) => ['exhibit', 'verify', file]],
    ['cuts to go on with', (file) => [...FIND, '--out', file]],
    ['a part of a search', (file) => [...FIND, '--part', file]],
    ['a part of a tournament', (file) => [...TOURNAMENT, '--part', file]],
    ['a part to merge', (file) => ['merge', file]],
    ['a record to write', (file) => ['play', 'forty-nine', '--seats', 'bot:1,bot:1', '--seed', 'x', '--out', file]],
  ])('is not waited for where %s belongs, and named', async (_what, words) => {
    for (const file of [pipe, '/dev/null', folder]) {
      const ran = await parlorHere(words(file))
      expect(ran.status, `${file}: ${ran.out}`).toBe(2)
      const { error } = documentOf(ran) as { error: { code: string; message: string } }
      expect(error.code).toMatch(/^(unreadable|unwritable)/u)
      expect(error.message).toContain(file)
    }
    // Writing a record must not replace what it found there either.
    expect(statSync(pipe).isFIFO()).toBe(true)
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true)
  })
})

test('a record is read by its address as by its path', async () => {
  const { href } = pathToFileURL(record)
  expect(href).toContain('%23')
  expect(await parlorHere(['replay', href])).toEqual(await parlorHere(['replay', record]))
})
