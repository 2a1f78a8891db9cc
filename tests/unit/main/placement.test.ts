import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserWindow } from 'electron'
import { expect, test } from 'vitest'
import { fitPlacement, keepPlacement, readPlacement } from '../../../src/main/placement'
import { temporaryFolder } from '../host/folders'
import { FakeWindow } from './electron'

const left = { x: -1920, y: 0, width: 1920, height: 1040 }
const right = { x: 0, y: 25, width: 1440, height: 875 }
const at = (x: number, y: number, width = 800, height = 600) => ({ bounds: { x, y, width, height }, maximized: false })

test('a window that is closed is opened again where it stood', async () => {
  const file = join(await temporaryFolder(), 'window.json')
  const window = new FakeWindow({})
  window.maximized = true
  keepPlacement(window as unknown as BrowserWindow, file, (sentence) => expect.fail(sentence))
  window.close()
  expect(readPlacement(file)).toEqual({ bounds: { x: 10, y: 20, width: 800, height: 600 }, maximized: true })
})

test('a folder that cannot be written to costs the place and nothing else', async () => {
  const notes: string[] = []
  const window = new FakeWindow({})
  const file = join(await temporaryFolder(), 'none', 'window.json')
  keepPlacement(window as unknown as BrowserWindow, file, (sentence) => notes.push(sentence))
  window.close()
  expect(notes).toEqual([expect.stringContaining('ENOENT')])
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a number where a place belongs', '7'],
  ['half a place', '{"bounds":{"x":1,"y":1},"maximized":true}'],
  ['a size of none', '{"bounds":{"x":1,"y":1,"width":0,"height":9},"maximized":true}'],
  ['a place out of this world', '{"bounds":{"x":1e12,"y":1,"width":9,"height":9},"maximized":true}'],
  ['far too much', `{"bounds":{"x":1,"y":1,"width":9,"height":9},"maximized":true}${' '.repeat(5000)}`],
])('a file that holds %s is none', async (_what, text) => {
  const file = join(await temporaryFolder(), 'window.json')
  if (text !== null) await writeFile(file, text)
  expect(readPlacement(file)).toBeNull()
  if (text !== null) expect(await readFile(file, 'utf8')).toBe(text)
})

test('a window is put where it can be seen and taken hold of, or where the system puts new ones', () => {
  expect(fitPlacement(at(100, 100), [right])).toEqual(at(100, 100))
  expect(fitPlacement(at(-1900, 10), [right, left])).toEqual(at(-1900, 10))
  expect(fitPlacement(at(-1900, 10), [right])).toBeNull()
  expect(fitPlacement(at(1400, 100), [right])).toBeNull()
  expect(fitPlacement(at(100, 0), [right])).toBeNull()
  expect(fitPlacement(at(100, 890), [right])).toBeNull()
  expect(fitPlacement(at(0, 25, 3000, 2000), [right])).toEqual(at(0, 25, 1440, 875))
  expect(fitPlacement(at(0, 25), [])).toBeNull()
})
