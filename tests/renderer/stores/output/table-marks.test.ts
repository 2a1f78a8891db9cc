// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { squareCentre } from '../../../../src/renderer/games/layout/board'
import { placeOutline } from '../../../../src/renderer/games/layout/outlines'
import { walkOf } from '../../../../src/renderer/games/layout/men'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { sizeOf } from '../../../../src/renderer/stage/model/sizes'
import {
  findMoved,
  withCaptions,
  withHint,
  withLastMove,
  withMovable,
} from '../../../../src/renderer/stores/output/table-marks'
import { pileCaption } from '../../../../src/renderer/stores/output/visible-table'
import { useSelection } from '../../../../src/renderer/stores/table/selection'
import { useTable } from '../../../../src/renderer/stores/table/table'
import { openFreshStores } from '../fresh-stores'

beforeEach(openFreshStores)

afterEach(() => useTable().leave())

async function begin(game: string, names: readonly string[] = ['Ada', 'Ben']) {
  const table = useTable()
  const chairs = names.map((name) => ({ kind: 'person' as const, name }))
  await table.start({ game, options: {}, chairs, seed: 'one' })
  await expect.poll(() => table.toMove.length).toBeGreaterThan(0)
  return table
}

it('a ply leaves its man and the square that he left', async () => {
  const table = await begin('nebraska-checkers')
  expect(table.trace).toBeNull()
  if (table.looking.isCovered) table.liftCurtain()
  const seat = table.actor!
  const { move } = useSelection().moves[0]!
  await table.play(seat, move)
  const { from, to } = walkOf(move)!
  expect(table.trace?.seat).toBe(seat)
  const { zones, vacated } = findMoved(table.face!, table.trace!)
  expect([...zones.values()]).toEqual([`man:${to}`])
  const { x, z } = squareCentre(from)
  expect(vacated).toHaveLength(1)
  expect(Math.hypot(vacated[0]!.pose.x - x, vacated[0]!.pose.z - z)).toBeLessThan(0.2)
})

it('a ply that is taken back leaves nothing', async () => {
  const table = await begin('isolation', ['Ada'])
  await table.play(table.actor!, useSelection().moves[0]!.move)
  expect(table.trace?.seat).toBe(0)
  await table.undo()
  expect(table.trace).toBeNull()
})

it('a card that was laid is marked where it lies, whoever looks', async () => {
  const table = await begin('new-york-whist')
  table.liftCurtain()
  const seat = table.actor!
  const card = useSelection().moves[0]!.touches[0]!.replace('hand:', 'card:')
  await table.play(seat, useSelection().moves[0]!.move)
  expect([...findMoved(table.face!, table.trace!).zones]).toEqual([[card, 'trick']])
})

const at = (id: string, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: 'card',
  face: 'pack/QH',
  pose: { x: 1, y: 0.1, z: 2, scale: 1.3 },
  zone: 'won:B',
  ...more,
})

it('a pile has one light, of the size of its lowest card; what leans is lit itself', () => {
  const pieces = [
    at('a'),
    at('b', { pose: { x: 1, y: 0.2, z: 2, scale: 1.3 } }),
    at('c', { pose: { x: 9, y: 1, z: 9, tilt: 0.6 } }),
  ]
  const zones = new Map(pieces.map(({ id, zone }) => [id, zone]))
  const lit = withLastMove(pieces, { zones, vacated: [] }, 'around')
  expect(lit.filter(({ kind }) => kind === 'mark').map(({ id }) => id)).toEqual(['last:a'])
  expect(lit.find(({ id }) => id === 'c')!.glow).toBeGreaterThan(0)
  const mark = lit.find(({ id }) => id === 'last:a')!
  expect(mark.pose.scale).toBe(1.3)
  expect(mark.touch).toBeUndefined()
  const card = sizeOf('card', 'pack/QH')
  expect(sizeOf('mark', mark.face).d - card.d).toBeCloseTo(0.2)
  const flat = withLastMove(pieces, { zones, vacated: [] }, 'itself')
  expect(flat.map(({ kind }) => kind)).toEqual(['card', 'card', 'card'])
  expect(flat.every(({ glow = 0 }) => glow > 0)).toBe(true)
})

it('what has gone elsewhere since is not marked any more', () => {
  const zones = new Map([['a', 'trick']])
  const pieces = [at('a')]
  expect(withLastMove(pieces, { zones, vacated: [at('old')] }, 'around')).toEqual(pieces)
})

it('a hint lights what it means: places and what leans themselves, the rest from around', () => {
  const square = at('mark:9', { kind: 'mark', face: 'mark/square', touch: 'square:9', glow: 0.4 })
  const pieces = [
    at('a', { touch: 'hand:QH', pose: { x: 0, y: 1, z: 9, tilt: 0.7 } }),
    at('b', { touch: 'pool:1' }),
    square,
  ]
  const lit = withHint(pieces, ['hand:QH', 'pool:1', 'square:9', 'nowhere'], 'around')
  expect(lit.map(({ id, glow }) => [id, glow])).toEqual([
    ['a', 1],
    ['b', 1],
    ['mark:9', 1],
    ['hint:b', 1],
  ])
})

const man = (id: string, y: number) =>
  at(id, { kind: 'man', face: 'man/red', touch: `square:${id}`, pose: { x: Number(id[0]), y, z: 0 } })

it('light around a man who may move or whom a hint means is wider than he is', () => {
  const scaleOf = (lit: readonly Piece[], id: string) => lit.find((piece) => piece.id === id)?.pose.scale
  expect(scaleOf(withMovable([man('1', 0)], new Set(['square:1'])), 'may:1')).toBeGreaterThan(1.1)
  expect(scaleOf(withHint([man('1', 0)], ['square:1'], 'around'), 'hint:1')).toBeGreaterThan(1.1)
})

it('a man who may move stands in light, a crowned one in one light, and nobody else', () => {
  const pieces = [man('1', 0), man('4', 0), man('8', 0), man('8:top', 0.4), at('card', { touch: 'hand:QH' })]
  const touchable = new Set(['square:1', 'square:8', 'square:8:top', 'hand:QH'])
  expect(
    withMovable(pieces, touchable)
      .slice(pieces.length)
      .map(({ id }) => id),
  ).toEqual(['may:1', 'may:8'])
  expect(withMovable(pieces, new Set())).toBe(pieces)
})

it('every pile says what it is and how many it holds, on its topmost card alone', async () => {
  const table = await begin('color-casino')
  const { stock } = table.seen!.state as { readonly stock: number }
  const card = (id: string, zone: string, y: number): Piece => ({
    id,
    kind: 'card',
    face: 'lion/back',
    pose: { x: 0, y, z: 0 },
    zone,
  })
  const pieces = [card('a', 'stock', 0), card('b', 'stock', 0.1), card('c', 'won:B', 0.2), card('d', 'hand:A', 0.3)]
  const captions = withCaptions(pieces, pileCaption).map(({ label }) => label?.text)
  expect(captions).toEqual([undefined, `Stock: ${stock}`, 'Ben: none', undefined])
})

it('empty places of piles are named, other outlines are not', async () => {
  await begin('new-york-whist')
  const places = ['won:A', 'books:B', 'discards:A', 'trick:A'].map((name) =>
    placeOutline(name, '49/back', { x: 0, z: 0 }),
  )
  const captions = withCaptions(places, pileCaption).map(({ label }) => label?.text)
  expect(captions).toEqual(['Ada: none', 'Ben: none', 'Ada: none', undefined])
})

it('a place that several pieces left has one light', () => {
  const [top, one, two] = [at('top', { zone: 'pile' }), at('one', { zone: 'a' }), at('two', { zone: 'b' })]
  const zones = new Map([
    ['one', 'a'],
    ['two', 'b'],
  ])
  const lit = withLastMove([one, two], { zones, vacated: [top, top] }, 'itself')
  expect(lit.map(({ id }) => id)).toEqual(['one', 'two', 'left:top'])
})
