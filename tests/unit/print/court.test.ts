import { beforeAll, describe, expect, it } from 'vitest'
import { prepareFontFiles } from '../../../build/print/fonts'
import { lionCard } from '../../../build/print/lion/card'
import { courtCard } from '../../../build/print/pack/court/card'
import { COURT } from '../../../build/print/pack/court/people'
import { PIP_RANKS, pipCard } from '../../../build/print/pack/card-parts'
import { type Forme, renderPlate } from '../../../build/print/plates'

let fonts: string[]
beforeAll(async () => {
  fonts = await prepareFontFiles()
})

const SIZE = { width: 112, height: 174 } as const

/** Returns the plates of all inks of a card. */
const plates = (forme: Forme) =>
  forme.inks.map((ink) => renderPlate(forme, ink, SIZE.width, SIZE.height, fonts).coverage)

const differing = (a: Uint8Array, b: Uint8Array): number => a.filter((v, i) => Math.abs(v - b[i]!) > 96).length

/** Returns a plate turned upside down. */
const turned = (plate: Uint8Array): Uint8Array => plate.toReversed()

/** Returns a plate mirrored left to right. */
const mirrored = (plate: Uint8Array): Uint8Array =>
  plate.map((_, i) => plate[i - (i % SIZE.width) + SIZE.width - 1 - (i % SIZE.width)]!)

describe('the court', () => {
  it('has a king, a queen and a jack of each suit, no two with the same headdress and thing held', () => {
    expect(new Set(COURT.map((who) => who.rank + who.suit)).size).toBe(12)
    expect(new Set(COURT.map((who) => who.headdress)).size).toBe(12)
    expect(new Set(COURT.map((who) => who.attribute)).size).toBe(12)
  })

  it('reads the same from both ends: each card is turned about its middle, and not mirrored', () => {
    for (const who of COURT) {
      const black = plates(courtCard(who, false)).at(-1)!
      const inked = black.filter((v) => v > 96).length
      expect(differing(black, turned(black)) / inked, who.rank + who.suit).toBeLessThan(0.1)
      expect(differing(black, mirrored(black)) / inked, who.rank + who.suit).toBeGreaterThan(0.15)
    }
  })
})

describe('pips', () => {
  it('are as many as the number says', () => {
    for (const rank of PIP_RANKS.slice(1)) {
      const { shapes } = pipCard(rank, 'H', false)
      // Two more pips stand in the corners.
      expect(shapes.match(/M0 46C/g)).toHaveLength(Number(rank) + 2)
    }
  })

  it('tell the four suits without their colours when the aid is on', () => {
    const middles = (['S', 'H', 'D', 'C'] as const).map((suit) => plates(pipCard('9', suit, true))[0]!)
    middles.forEach((a, i) => middles.slice(i + 1).forEach((b) => expect(differing(a, b)).toBeGreaterThan(300)))
  })
})

describe('the coffee cards', () => {
  it('tell red from pink by the mark alone, more so when the aid is on', () => {
    const plate = (colour: 'R' | 'P', aid: boolean) => plates(lionCard(9, colour, aid))[0]!
    const plain = differing(plate('R', false), plate('P', false))
    expect(plain).toBeGreaterThan(20)
    expect(differing(plate('R', true), plate('P', true))).toBeGreaterThan(2 * plain)
  })
})
