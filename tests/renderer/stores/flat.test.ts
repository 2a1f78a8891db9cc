import { expect, test } from 'vitest'
import { fortyNineFace } from '../../../src/renderer/games/forty-nine'
import type { SceneContext } from '../../../src/renderer/games/types'
import { flatten } from '../../../src/renderer/stores/flat'
import { gameById } from '../../../src/rules/catalogue'
import { defaults, LineOfPlay, look, seedLuck } from '../../../src/rules/kit'

const game = gameById('forty-nine')!

test('everything that can be touched in depth can be touched on the flat table', () => {
  const line = new LineOfPlay(game, defaults(game.info), 2, seedLuck('flat'))
  line.settle()
  const seat = Math.log2(game.must(line.state))
  const texts: unknown[] = []
  const count = game.moves(line.state, seat, texts)
  const touches = texts
    .slice(0, count)
    .flatMap((move) => fortyNineFace.touches(game.write(line.state, seat, move), look(game, line.state, seat)))
  const context: SceneContext = {
    touchable: new Set(touches),
    picked: [],
    last: null,
    portrait: false,
    covered: false,
    flick: null,
  }
  const pieces = fortyNineFace.scene(look(game, line.state, seat), context)
  const flat = flatten(pieces)
  const there = [...flat.board, ...flat.hand, ...flat.beside].map((piece) => piece.touch)
  expect(touches.length).toBeGreaterThan(1)
  for (const touch of touches) expect(there).toContain(touch)
})

test('a pile is one thing to touch, and the middle of the board is the middle', () => {
  const card = (id: string, x: number, z: number, touch?: string) =>
    ({ id, kind: 'card', face: '49/back', pose: { x, y: 0, z }, ...(touch && { touch }) }) as const
  const flat = flatten([card('s:0', -12, 4, 'stock'), card('s:1', -12, 4, 'stock'), card('c', 0, 0, 'square:25')])
  expect(flat.beside).toHaveLength(1)
  expect(flat.board[0]).toMatchObject({ x: 50, y: 50, touch: 'square:25' })
})
