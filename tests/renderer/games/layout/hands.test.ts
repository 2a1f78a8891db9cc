import { describe, expect, it } from 'vitest'
import { loadGameFace } from '../../../../src/renderer/games'
import { sceneAt, playRandomGame } from '../contract'
import { cornersOf } from '../geometry'

const SCREENS = [{ portrait: false }, { portrait: true }, { portrait: true, page: 'tall' }] as const

describe('the own hand', () => {
  it.each(['forty-nine', 'color-casino', 'cassino-21'])('%s: no card dips into the table', async (id) => {
    const face = await loadGameFace(id)
    playRandomGame(id, { name: 'hands', seats: 2, plies: 12 }, 'hands', (moment) => {
      for (const screen of SCREENS) {
        const pieces = sceneAt(face, moment, 0, screen).filter(({ zone }) => zone === 'hand:A')
        for (const piece of pieces) expect(Math.min(...cornersOf(piece).map(({ y }) => y)), piece.id).toBeGreaterThan(0)
      }
    })
  })
})
