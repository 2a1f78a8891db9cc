import { describe, expect, it } from 'vitest'
import { remainingSoundOf, contactSoundOf } from '../../../src/renderer/sound/contacts'
import { RECIPES } from '../../../src/renderer/sound/recipes'

describe('what touches', () => {
  it('sounds like what it is, and the louder the faster', () => {
    for (const kind of ['card', 'chip', 'man', 'board', 'lid', 'tray', 'pad', 'leaflet', 'tent', 'sheet', 'dial']) {
      for (const sort of ['land', 'rub'] as const) {
        const heard = [0, 4, 8, 40].map((speed) => contactSoundOf({ kind, sort, speed })!)
        for (const { sound } of heard) expect(RECIPES).toHaveProperty(sound)
        const loud = heard.map((it) => it.level)
        expect(loud).toEqual(loud.toSorted((a, b) => a - b))
        expect(loud[0]).toBeGreaterThan(0.1)
        expect(loud[3]).toBeGreaterThan(loud[0]! * 1.5)
        expect(loud[3]).toBeLessThanOrEqual(1)
      }
    }
    expect(contactSoundOf({ kind: 'mark', sort: 'land', speed: 9 })).toBeNull()
  })

  it('leaves bells and pencil to the event, and nothing of the pieces', () => {
    expect(['bell', 'pencil', 'row'].map(remainingSoundOf)).toEqual(['bell', 'pencil', 'row'])
    const ofPieces = ['lay', 'deal', 'chips', 'capture', 'hop', 'lid', 'board', 'shuffle']
    expect(ofPieces.map(remainingSoundOf)).toEqual(ofPieces.map(() => null))
    expect(remainingSoundOf('sweep')).toBe('bare')
  })
})
