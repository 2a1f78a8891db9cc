import { describe, expect, it } from 'vitest'
import type { Piece } from '../../../src/renderer/stage/pieces'
import { placeOf } from '../../../src/renderer/stage/place'
import { createTroupe, type Troupe } from '../../../src/renderer/stage/troupe'

const card = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: 'card',
  face: '49/1',
  pose: { x, y: 0, z: 0 },
  ...more,
})
const run = (troupe: Troupe, seconds: number) => {
  let moving = false
  for (let t = 0; t < seconds - 1e-9; t += 1 / 60) moving = troupe.advance(1 / 60)
  return moving
}
const at = (troupe: Troupe, id: string) => troupe.find(id)!.place.at.x

describe('the troupe', () => {
  it('puts everything in place at once at speed 0, and says that nothing moves', () => {
    const troupe = createTroupe()
    troupe.show([card('a', 0)], { speed: 0 })
    troupe.show([card('a', 9)], { speed: 0 })
    expect(at(troupe, 'a')).toBe(9)
    expect(troupe.moving).toBe(false)
    expect(troupe.advance(0.1)).toBe(false)
  })

  it('takes a piece along its path, from the place of it where it stands', () => {
    const path = [0, 4, 8].map((x) => ({ x, y: 0, z: x === 4 ? 4 : 0 }))
    const man = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({
      ...card(id, x, { kind: 'man', face: 'man/peg', zone: id, ...more }),
    })
    const farthest = (from: number) => {
      const troupe = createTroupe()
      troupe.show([man('a', from)], { speed: 0 })
      troupe.show([man('b', 12, { from: 'a', path, motion: 'lay' })], { speed: 1 })
      let far = 0
      for (let t = 0; t < 240 && troupe.advance(1 / 60); t++) far = Math.max(far, troupe.find('b')!.place.at.z)
      expect(at(troupe, 'b')).toBe(12)
      expect(troupe.moving).toBe(false)
      return far
    }
    expect(farthest(0)).toBeGreaterThan(3.9)
    // Past the turn already, or come from elsewhere: straight on.
    expect(farthest(8)).toBe(0)
    expect(farthest(2)).toBe(0)
  })

  it('moves what moved and lets it lie exactly where it belongs', () => {
    const troupe = createTroupe()
    troupe.show([card('a', 0), card('b', 1)], { speed: 0 })
    troupe.show([card('a', 9), card('b', 1)], { speed: 1 })
    run(troupe, 0.2)
    expect(at(troupe, 'a')).toBeGreaterThan(0)
    expect(at(troupe, 'a')).toBeLessThan(9)
    expect(at(troupe, 'b')).toBe(1)
    expect(run(troupe, 2)).toBe(false)
    expect(troupe.find('a')!.place).toEqual(placeOf(card('a', 9)))
  })

  it('waits a beat of 0.12 s, and half of it at double speed', () => {
    for (const [speed, wait] of [
      [1, 0.6],
      [2, 0.3],
    ] as const) {
      const troupe = createTroupe()
      troupe.show([card('a', 0)], { speed: 0 })
      troupe.show([card('a', 9, { beat: 5 })], { speed })
      run(troupe, wait - 0.05)
      expect(at(troupe, 'a')).toBe(0)
      run(troupe, 0.15)
      expect(at(troupe, 'a')).toBeGreaterThan(0)
    }
  })

  it('takes over from where things are when a new list comes in the middle of a movement', () => {
    const troupe = createTroupe()
    troupe.show([card('a', 0)], { speed: 0 })
    troupe.show([card('a', 20)], { speed: 1 })
    run(troupe, 0.25)
    const here = at(troupe, 'a')
    troupe.show([card('a', 0)], { speed: 1 })
    expect(at(troupe, 'a')).toBe(here)
    run(troupe, 2)
    expect(at(troupe, 'a')).toBe(0)
  })

  it('skips to the end', () => {
    const troupe = createTroupe()
    troupe.show([card('a', 0), card('b', 0)], { speed: 0 })
    troupe.show([card('a', 9, { beat: 30 }), card('b', 4)], { speed: 1 })
    troupe.skip()
    expect([at(troupe, 'a'), at(troupe, 'b')]).toEqual([9, 4])
    expect(troupe.moving).toBe(false)
  })

  it('turns a back over into the card it becomes, which shows its face from the start of the turn', () => {
    const troupe = createTroupe()
    troupe.show([card('stock:0', 0, { face: '49/back', down: true, zone: 'stock' })], { speed: 0 })
    troupe.show([card('card:17', 8, { face: '49/17', from: 'stock', zone: 'hand:A' })], { speed: 1 })
    const actor = troupe.find('card:17')!
    expect(actor.face).toBe('49/17')
    expect(actor.place.down).toBe(1)
    run(troupe, 2)
    expect(actor.place.down).toBe(0)
  })

  it('keeps the face of a card that is turned down until it lies, then forgets it', () => {
    const troupe = createTroupe()
    troupe.show([card('card:17', 0, { face: '49/17', zone: 'hand:A' })], { speed: 0 })
    troupe.show([card('back:A:0', 0, { face: '49/back', down: true, from: 'hand:A', zone: 'hand:A' })], { speed: 1 })
    const actor = troupe.find('back:A:0')!
    expect(actor.face).toBe('49/17')
    run(troupe, 2)
    expect(actor.face).toBe('49/back')
    expect([...troupe.actors]).toHaveLength(1)
  })

  it('lays a card whose face is a back on its face, even if the scene did not say so', () => {
    const troupe = createTroupe()
    troupe.show([card('a', 0, { face: '49/back' })], { speed: 0 })
    expect(troupe.find('a')!.place.down).toBe(1)
  })

  it('lets what vanished go with whoever followed it, and then it is gone', () => {
    const troupe = createTroupe()
    const backs = ['b0', 'b1'].map((id, i) => card(id, i, { face: '49/back', down: true, zone: 'hand:B' }))
    troupe.show(backs, { speed: 0 })
    troupe.show([card('card:5', 12, { from: 'hand:B' })], { speed: 1 })
    run(troupe, 0.1)
    expect([...troupe.actors].map((actor) => actor.piece.id)).toEqual(['card:5', 'b0'])
    run(troupe, 2)
    expect([...troupe.actors].map((actor) => actor.piece.id)).toEqual(['card:5'])
  })

  it('answers to being pointed at and stops answering, at rest both times', () => {
    const troupe = createTroupe()
    troupe.show([card('a', 0, { touch: 'hand:1' })], { speed: 0 })
    troupe.heed('hand:1')
    expect(troupe.advance(1 / 60)).toBe(true)
    expect(run(troupe, 2)).toBe(false)
    expect(troupe.find('a')!.heed).toBe(1)
    troupe.heed(null)
    expect(run(troupe, 2)).toBe(false)
    expect(troupe.find('a')!.heed).toBe(0)
  })

  it('leaves a held card alone, and sends it home when it is released', () => {
    const troupe = createTroupe()
    troupe.show([card('a', 0)], { speed: 0 })
    const actor = troupe.find('a')!
    actor.held = true
    actor.place.at.set(5, 1, 5)
    troupe.show([card('a', 0)], { speed: 1 })
    run(troupe, 1)
    expect(actor.place.at.x).toBe(5)
    troupe.release(actor, 1)
    run(troupe, 2)
    expect(actor.place.at.x).toBe(0)
  })
})
