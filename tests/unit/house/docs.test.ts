import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ARROWS } from '../../../build/house/arrows.mjs'
import { drawRooms } from '../../../build/house/draw.mjs'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const decisions = readdirSync(join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`)
const pages = ['docs/architecture.md', 'docs/glossary.md', ...decisions]

test('the picture of the rooms shows the arrows as they are (`npm run house` draws it)', () => {
  expect(read('docs/pictures/rooms.svg')).toBe(drawRooms())
})

test.each(pages)('what %s names exists', (page) => {
  const text = read(page)
  const named = [...text.matchAll(/`((?:src|build|tests)\/[\w./-]+)`/g)].map(([, file = '']) => join(root, file))
  const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, file = '']) => join(root, dirname(page), file))
  expect(named.length + linked.length).toBeGreaterThan(0)
  expect([...named, ...linked].filter((file) => !existsSync(file))).toEqual([])
})

test('the page of the architecture names every room, and every decision', () => {
  const text = read('docs/architecture.md')
  const unnamed = Object.keys(ARROWS).filter((room) => !text.includes(`\`${room}\``) && !room.startsWith('renderer/'))
  expect(unnamed).toEqual([])
  expect(decisions.filter((file) => !text.includes(file.replace('docs/', '')))).toEqual([])
})
