import { describe, expect, it } from 'vitest'
import { compare } from '../../../../src/renderer/stage/model/piece-diff'
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
    const { changes, gone } = compare([card('card:17', 'hand:A')], [card('card:17', 'board')])
    expect(changes).toHaveLength(1)
    expect(changes[0]!.was!.zone).toBe('hand:A')
    expect(gone).toEqual([])
  })

  it('lets a new piece take the place of one that left the zone it came from, the top of a pile first', () => {
    const stock = ['stock:0', 'stock:1', 'stock:2'].map((id) => card(id, 'stock'))
    const { changes, gone } = compare(stock, [...stock.slice(0, 2), card('card:9', 'hand:A', { from: 'stock' })])
    expect(changes.find((change) => change.piece.id === 'card:9')!.was!.id).toBe('stock:2')
    expect(gone).toEqual([])
  })

  it('matches each vanished piece once: a deal of several cards thins the pile by as many', () => {
    const stock = Array.from({ length: 10 }, (_, i) => card(`stock:${i}`, 'stock'))
    const hand = [0, 1, 2].map((i) => card(`card:${i}`, 'hand:A', { from: 'stock' }))
    const { changes, gone } = compare(stock, [...stock.slice(0, 7), ...hand])
    const took = changes.filter((change) => change.piece.from === 'stock').map((change) => change.was!.id)
    expect(took).toEqual(['stock:9', 'stock:8', 'stock:7'])
    expect(gone).toEqual([])
  })

  it('prefers a vanished piece of the same kind', () => {
    const before = [card('back:B:0', 'hand:B'), { ...card('mark:1', 'hand:B'), kind: 'mark' as const }]
    const { changes } = compare(before, [card('card:5', 'board', { from: 'hand:B' })])
    expect(changes[0]!.was!.id).toBe('back:B:0')
  })

  it('starts a new piece at a zone that nobody left, without taking anything away from it', () => {
    const pile = card('pile', 'stock')
    const { changes, gone } = compare([pile], [pile, card('card:5', 'hand:A', { from: 'stock' })])
    expect(changes[1]).toMatchObject({ shared: true })
    expect(changes[1]!.was!.id).toBe('pile')
    expect(gone).toEqual([])
  })

  it('lets a new piece with no origin simply be there, and a vanished one simply end', () => {
    const { changes, gone } = compare([card('a', 'x')], [card('b', 'y')])
    expect(changes[0]!.was).toBeNull()
    expect(gone).toEqual([{ piece: expect.objectContaining({ id: 'a' }) as unknown, into: null }])
  })

  it('sends what nobody followed into whoever came from its zone', () => {
    const before = [card('back:0', 'hand:B'), card('back:1', 'hand:B')]
    const { gone } = compare(before, [card('card:5', 'board', { from: 'hand:B' })])
    expect(gone.map(({ piece, into }) => [piece.id, into!.id])).toEqual([['back:0', 'card:5']])
  })

  it('takes a part of a zone for the zone', () => {
    const before = [card('a', 'bet:A:7H'), card('b', 'bet:B:red')]
    const { changes } = compare(before, [card('c', 'bank', { from: 'bet:B' })])
    expect(changes[0]!.was!.id).toBe('b')
  })

  it('sends what nobody followed to whatever gathers its zone', () => {
    const before = [card('a', 'bet:A:7H'), card('b', 'bet:B:red'), card('rack', 'bank')]
    const { gone } = compare(before, [card('rack', 'bank', { gathers: ['bet:A'] })])
    expect(gone.map(({ piece, into }) => [piece.id, into?.id])).toEqual([
      ['a', 'rack'],
      ['b', undefined],
    ])
  })
})
