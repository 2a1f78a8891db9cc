import { describe, expect, it } from 'vitest'
import {
  sectorAngle,
  SECTORS,
  CHIP,
  LOZENGE,
  MARKS,
  RANK_BOXES,
  SHEET,
  spotCentre,
  SUIT_SPOT,
} from '../../../../src/renderer/games/deck-o-cards-roulette/geometry'
import { spotName, SPOTS } from '../../../../src/rules/deck-o-cards/deck-o-cards-roulette/spots'

const names = Array.from({ length: SPOTS }, (_, spot) => spotName(spot))
const calledRank = (name: string) => /^call:(.*).$/.exec(name)?.[1]

describe('the green layout', () => {
  it('has a place on the sheet for a chip on each of the 133 spots', () => {
    expect(names).toHaveLength(133)
    for (const name of names) {
      const { x, z } = spotCentre(name)
      expect(Math.abs(x) + CHIP / 2, name).toBeLessThan(SHEET.w / 2)
      expect(Math.abs(z) + CHIP / 2, name).toBeLessThan(SHEET.d / 2)
    }
  })

  it('keeps any two chips apart, except the called chances of one rank, which share its lozenge', () => {
    names.forEach((a, i) => {
      for (const b of names.slice(i + 1)) {
        const shared = calledRank(a) !== undefined && calledRank(a) === calledRank(b)
        const [p, q] = [spotCentre(a), spotCentre(b)]
        const apart = Math.hypot(p.x - q.x, p.z - q.z)
        expect(apart, `${a} and ${b}`).toBeGreaterThanOrEqual(shared ? 0.2 : CHIP)
      }
    })
  })

  it('puts suits inside their box clear of the lozenge, called chances within it', () => {
    for (const [rank, box] of RANK_BOXES) {
      for (const suit of 'SHDC') {
        const at = spotCentre(rank + suit)
        expect(Math.abs(at.x - box.x) + SUIT_SPOT / 2).toBeLessThan(box.w / 2)
        expect(Math.abs(at.z - box.z) + SUIT_SPOT / 2).toBeLessThan(box.d / 2)
        const beyond = (Math.abs(at.x - box.x) + Math.abs(at.z - box.z)) / Math.SQRT2
        expect(beyond).toBeGreaterThan(LOZENGE / 2 + SUIT_SPOT / 2)
        const called = spotCentre(`call:${rank}${suit}`)
        expect(Math.hypot(called.x - box.x, called.z - box.z)).toBeLessThan(LOZENGE / 2 - CHIP / 2)
      }
    }
  })

  it('draws no two boxes over one another', () => {
    const boxes = [...Object.values(MARKS), ...RANK_BOXES.values()]
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) {
        const clear = Math.max(Math.abs(a.x - b.x) - (a.w + b.w) / 2, Math.abs(a.z - b.z) - (a.d + b.d) / 2)
        expect(clear).toBeGreaterThan(-1e-6)
      }
    })
  })

  it('lays a line between two boxes on their common side, a cross where four meet', () => {
    expect(spotCentre('A-2').z).toBeCloseTo(spotCentre('A-2-6-7').z - RANK_BOXES.get('A')!.d / 2)
    expect(spotCentre('A-6').x).toBeCloseTo(RANK_BOXES.get('6')!.x)
    expect(spotCentre('A-2-6-7').x).toBeCloseTo(spotCentre('A-2').x)
  })

  it('knows no spot that the game has not', () => {
    for (const name of ['', 'nowhere', '11H', 'A-2-6', 'call:', '2-X'])
      expect(() => spotCentre(name)).toThrow('no spot')
  })
})

describe('the dial', () => {
  it('holds 52 different cards, red and black in turn, no neighbours near in rank', () => {
    expect(new Set(SECTORS).size).toBe(52)
    SECTORS.forEach((card, i) => {
      expect(/[HD]$/.test(card)).toBe(i % 2 === 0)
      expect(card.slice(0, -1)).not.toBe(SECTORS[(i + 1) % 52]!.slice(0, -1))
    })
    expect(sectorAngle('AH')).toBeCloseTo(Math.PI / 52)
    expect(() => sectorAngle('ZZ')).toThrow('no card')
  })
})
