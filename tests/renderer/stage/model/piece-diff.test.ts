import { describe, expect, it } from 'vitest'
import { diffPieces } from '../../../../src/renderer/stage/model/piece-diff'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'

const card = (id: string, zone: string, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: 'card',
  face: '49/back',
  pose: { x: 0, y: 0, z: 0 },
  zone,
  ...more,
})

describe('comparing two lists of pieces', () => {
  it('keeps a piece with the same id, wherever it went', () => {
    const { changes, vanished } = diffPieces([card('card:17', 'hand:A')], [card('card:17', 'board')])
    expect(changes).toHaveLength(1)
    expect(changes[0]!.previous!.zone).toBe('hand:A')
    expect(vanished).toEqual([])
  })

  it('lets a new piece take the place of one that left the zone it came from, the top of a pile first', () => {
    const stock = ['stock:0', 'stock:1', 'stock:2'].map((id) => card(id, 'stock'))
    const { changes, vanished } = diffPieces(stock, [...stock.slice(0, 2), card('card:9', 'hand:A', { from: 'stock' })])
    expect(changes.find((change) => change.piece.id === 'card:9')!.previous!.id).toBe('stock:2')
    expect(vanished).toEqual([])
  })

  it('matches each vanished piece once: a deal of several cards thins the pile by as many', () => {
    const stock = Array.from({ length: 10 }, (_, i) => card(`stock:${i}`, 'stock'))
    const hand = [0, 1, 2].map((i) => card(`card:${i}`, 'hand:A', { from: 'stock' }))
    const { changes, vanished } = diffPieces(stock, [...stock.slice(0, 7), ...hand])
    const took = changes.filter((change) => change.piece.from === 'stock').map((change) => change.previous!.id)
    expect(took).toEqual(['stock:9', 'stock:8', 'stock:7'])
    expect(vanished).toEqual([])
  })

  it('prefers a vanished piece of the same kind', () => {
    const before = [card('back:B:0', 'hand:B'), { ...card('mark:1', 'hand:B'), kind: 'mark' as const }]
    const { changes } = diffPieces(before, [card('card:5', 'board', { from: 'hand:B' })])
    expect(changes[0]!.previous!.id).toBe('back:B:0')
  })

  it('starts a new piece at a zone that nobody left, without taking anything away from it', () => {
    const pile = card('pile', 'stock')
    const { changes, vanished } = diffPieces([pile], [pile, card('card:5', 'hand:A', { from: 'stock' })])
    expect(changes[1]).toMatchObject({ isShared: true })
    expect(changes[1]!.previous!.id).toBe('pile')
    expect(vanished).toEqual([])
  })

  it('lets a new piece with no origin simply be there, and a vanished one simply end', () => {
    const { changes, vanished } = diffPieces([card('a', 'x')], [card('b', 'y')])
    expect(changes[0]!.previous).toBeNull()
    expect(vanished).toEqual([{ piece: expect.objectContaining({ id: 'a' }) as unknown, into: null }])
  })

  it('sends what nobody followed into whoever came from its zone', () => {
    const before = [card('back:0', 'hand:B'), card('back:1', 'hand:B')]
    const { vanished } = diffPieces(before, [card('card:5', 'board', { from: 'hand:B' })])
    expect(vanished.map(({ piece, into }) => [piece.id, into!.id])).toEqual([['back:0', 'card:5']])
  })

  it('takes a part of a zone for the zone', () => {
    const before = [card('a', 'bet:A:7H'), card('b', 'bet:B:red')]
    const { changes } = diffPieces(before, [card('c', 'bank', { from: 'bet:B' })])
    expect(changes[0]!.previous!.id).toBe('b')
  })

  it('sends what nobody followed to whatever gathers its zone', () => {
    const before = [card('a', 'bet:A:7H'), card('b', 'bet:B:red'), card('rack', 'bank')]
    const { vanished } = diffPieces(before, [card('rack', 'bank', { gathers: ['bet:A'] })])
    expect(vanished.map(({ piece, into }) => [piece.id, into?.id])).toEqual([
      ['a', 'rack'],
      ['b', undefined],
    ])
  })
})
