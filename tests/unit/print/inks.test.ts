import { describe, expect, it } from 'vitest'
import { lightness } from '../../../build/print/colour'
import { inkColour, correctForLamp, paperColour, ROW_INKS } from '../../../build/print/inks'

/**
 * Table of the lightness L* of each ink on card: when new, after 40 and after 120 years of sun. The print direction has
 * the same table.
 */
const TABLE = {
  indigo: [17, 24, 34],
  blue: [32, 38, 46],
  red: [41, 46, 56],
  green: [49, 54, 61],
  violet: [59, 63, 69],
  orange: [70, 72, 74],
  yellow: [85, 85, 86],
  black: [12, 18, 28],
} as const

const AGES = [0, 0.4, 1] as const

describe('inks', () => {
  for (const [name, expected] of Object.entries(TABLE)) {
    it(`${name} has the tabulated lightness when new, at 40 and at 120 years`, () => {
      AGES.forEach((age, i) => {
        const found = lightness(inkColour(name as keyof typeof TABLE, age, 'card'))
        expect(Math.abs(found - expected[i]!), `${name} at ${age}`).toBeLessThan(1)
      })
    })
  }

  it('keeps any two rows apart in grey: 7.5 L* when new, 4 after 120 years', () => {
    for (const [age, least] of [
      [0, 7.5],
      [1, 4],
    ] as const) {
      const greys = ROW_INKS.map((name) => lightness(inkColour(name, age, 'card'))).sort((a, b) => a - b)
      for (let i = 1; i < greys.length; i++) expect(greys[i]! - greys[i - 1]!).toBeGreaterThan(least)
    }
  })

  it('are read on the coffee firm’s cream cards, new and after ninety years: 32 L* darker than their paper', () => {
    for (const name of ['lionRed', 'lionGreen', 'lionPink', 'black'] as const) {
      for (const age of [0, 0.3, 0.72]) {
        const paper = lightness(paperColour('bristol', age, 0.46))
        expect(paper - lightness(inkColour(name, age, 'bristol')), `${name} at ${age}`).toBeGreaterThan(32)
      }
    }
  })

  it('keep their order in grey, and 6 L* apart, when baked for the lamp', () => {
    const plain = ROW_INKS.map((name) => inkColour(name, 0.35, 'card'))
    const lit = ROW_INKS.map((name, i) => correctForLamp(name, plain[i]!))
    const order = (colours: typeof plain) =>
      colours.map((colour, i) => ({ name: ROW_INKS[i]!, grey: lightness(colour) })).sort((a, b) => a.grey - b.grey)
    expect(order(lit).map((each) => each.name)).toEqual(order(plain).map((each) => each.name))
    order(lit).forEach((each, i, all) => {
      if (i > 0) expect(each.grey - all[i - 1]!.grey).toBeGreaterThan(6)
    })
  })
})
