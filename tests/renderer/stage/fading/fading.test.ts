import { describe, expect, it } from 'vitest'
import {
  inkColour as bakedInk,
  INK_NAMES,
  correctForLamp as bakedLamplit,
  type InkName,
} from '../../../../build/print/inks'
import {
  inkAfter,
  correctForLamp,
  MAX_AGE_YEARS,
  rgb,
  SHOPS,
  type Ink,
  type Rgb,
  type Shop,
} from '../../../../src/renderer/stage/surface/fading/inks'
import { fadingMatrixOf } from '../../../../src/renderer/stage/surface/fading/fading-matrix'
import { shopOf } from '../../../../src/renderer/stage/surface/fading/shops'
import { lookUp, agePositionOf, tableOf } from '../../../../src/renderer/stage/surface/fading/fader'
import { ciede2000, differenceOf, lab } from './ciede2000'

const difference = (a: Rgb, b: Rgb) => Math.hypot(...lab(a).map((v, i) => v - lab(b)[i]!))

/** The sheet of inks: the colour of each ink when new, after 40 and after 120 years. */
const SHEET: Readonly<Record<string, readonly [string, string, string]>> = {
  red: ['#B7252B', '#BF4343', '#CB6B63'],
  orange: ['#EE9733', '#ED9F43', '#ECAA5A'],
  yellow: ['#F3D244', '#F2D355', '#F0D56C'],
  green: ['#398348', '#508F57', '#709E6B'],
  blue: ['#1E4A8D', '#345991', '#526F97'],
  indigo: ['#242450', '#363459', '#504C65'],
  violet: ['#A080BC', '#AB8EBC', '#BAA0BC'],
  black: ['#221E1C', '#312C27', '#474036'],
}
const AGES = [0, 40, 120] as const
const DARK_TO_LIGHT = ['indigo', 'blue', 'red', 'green', 'violet', 'orange', 'yellow']

const tables = (shop: Shop) => ({ new: tableOf(shop, 0), old: tableOf(shop, 120) })
const fortyNine = tables(SHOPS['49'])

/** Returns the colour of an ink of a shop as its pictures show it when the control stands at `years`. */
function shown(shop: Shop, both: ReturnType<typeof tables>, ink: Ink, years: number): Rgb {
  const { end, part } = agePositionOf(shop, years)
  return lookUp(both[end], correctForLamp(ink, inkAfter(ink, shop.years, shop.paper)), part)
}

/** Returns the same on the flat table, whose filter is one matrix. */
function shownFlat(shop: Shop, ink: Ink, years: number): Rgb {
  const m = fadingMatrixOf(shop, years)
  const from = [...correctForLamp(ink, inkAfter(ink, shop.years, shop.paper)), 0, 255]
  return [0, 1, 2].map((c) => from.reduce((sum, v, k) => sum + v * m[c * 5 + k]!, 0)) as unknown as Rgb
}

const inks49 = Object.entries(SHOPS['49'].inks) as [string, Ink][]

describe('fading', () => {
  it.each(inks49)('%s is what the sheet of inks says when new, after 40 and after 120 years', (name, ink) => {
    AGES.forEach((years, i) => {
      const wanted = correctForLamp(ink, rgb(SHEET[name]![i]!))
      expect(difference(shown(SHOPS['49'], fortyNine, ink, years), wanted), `${years} years`).toBeLessThan(3)
    })
  })

  it('changes nothing at the age of the pictures', () => {
    for (const [, ink] of inks49) {
      const baked = correctForLamp(ink, inkAfter(ink, 36, SHOPS['49'].paper))
      expect(shown(SHOPS['49'], fortyNine, ink, 36)).toEqual(baked.map((v) => expect.closeTo(v, 6) as unknown))
    }
  })

  it('keeps the seven colours in their order in grey at every age', () => {
    for (let years = 0; years <= 120; years += 10) {
      const greys = DARK_TO_LIGHT.map((name) => {
        const ink = inks49.find(([it]) => it === name)![1]
        return lab(shown(SHOPS['49'], fortyNine, ink, years))[0]
      })
      greys.slice(1).forEach((grey, i) => expect(grey - greys[i]!).toBeGreaterThan(3))
    }
  })

  it('moves thin ink with solid ink: no step is seen where the paper shows through', () => {
    const paper: Rgb = [238, 224, 196]
    for (const [, ink] of inks49) {
      const solid = correctForLamp(ink, inkAfter(ink, 36, SHOPS['49'].paper))
      const ramp = Array.from({ length: 41 }, (_, i) =>
        lookUp(fortyNine.old, paper.map((v, c) => v + (solid[c]! - v) * (i / 40)) as unknown as Rgb, 1),
      )
      ramp.slice(1).forEach((colour, i) => expect(difference(colour, ramp[i]!)).toBeLessThan(5))
    }
  })

  it("never makes two of the colours that a game is played by one, least of all Lion Coffee's red and pink", () => {
    const played = [
      { shop: SHOPS.lion, names: ['lionRed', 'lionPink', 'lionGreen', 'black'], apart: 20 },
      { shop: SHOPS['49'], names: DARK_TO_LIGHT, apart: 13 },
      { shop: SHOPS.deco, names: ['vermilion', 'black', 'cloth'], apart: 18 },
      { shop: SHOPS.pack, names: ['vermilion', 'black'], apart: 20 },
    ]
    for (const { shop, names, apart } of played) {
      const both = tables(shop)
      for (let years = 0; years <= MAX_AGE_YEARS; years += 5) {
        const inks = names.map((name) => (shop.inks as Record<string, Ink>)[name]!)
        const deep = inks.map((ink) => shown(shop, both, ink, years))
        const flat = inks.map((ink) => shownFlat(shop, ink, years))
        for (const colours of [deep, flat]) {
          colours.forEach((a, i) =>
            colours.slice(i + 1).forEach((b, j) => {
              const pair = `${names[i]} and ${names[i + j + 1]} after ${years} years`
              expect(ciede2000(a, b), pair).toBeGreaterThan(apart)
            }),
          )
        }
      }
    }
  })

  it("undoes ninety years of Lion Coffee's red, and adds thirty", () => {
    const { lion } = SHOPS
    const both = tables(lion)
    for (const [years, wanted] of [
      [0, '#BE2A33'],
      [120, '#CC625F'],
    ] as const) {
      expect(
        difference(shown(lion, both, lion.inks.lionRed, years), correctForLamp(lion.inks.lionRed, rgb(wanted))),
      ).toBeLessThan(4)
    }
  })

  it('measures differences of colour as the published pairs of CIEDE2000 do', () => {
    // These are pairs 1, 7, 13, 17 and 25 of Sharma, Wu and Dalal. They reach every branch of the formula.
    const pairs = [
      [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
      [[50, 0, 0], [50, -1, 2], 2.3669],
      [[50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
      [[50, 2.5, 0], [73, 25, -18], 27.1492],
      [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    ] as const
    for (const [a, b, wanted] of pairs) expect(differenceOf(a, b)).toBeCloseTo(wanted, 3)
  })

  it('comes near enough with one linear filter, for the flat table', () => {
    const shop: Shop = SHOPS['49']
    for (const years of AGES) {
      for (const [name, ink] of inks49) {
        const to = shownFlat(shop, ink, years)
        const wanted = correctForLamp(ink, inkAfter(ink, years, shop.paper))
        expect(difference(to, wanted), `${name} after ${years}`).toBeLessThan(years > 100 ? 9 : 5)
      }
    }
  })

  it('fades prints of every shop, and neither rooms nor pencil nor brass', () => {
    expect(['49/atlas-aid', 'lion/atlas', 'shelf/deco-lid', 'pack/atlas'].map(shopOf)).toEqual([
      '49',
      'lion',
      'deco',
      'pack',
    ])
    expect(['room/wood', 'pad', 'deco/arrow', 'man/red', 'chip/blue'].map(shopOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('knows the inks of the bake, their losses and their correction for the lamp', () => {
    for (const { inks } of Object.values(SHOPS))
      for (const [name, ink] of Object.entries(inks) as [InkName, Ink][]) {
        expect(INK_NAMES).toContain(name)
        for (const age of [0, 0.3, 1]) {
          const wanted = bakedInk(name, age, 'card')
          const made = inkAfter(ink, age * 120, '#F3EAD3')
          expect(made).toEqual(wanted.map((v) => expect.closeTo(v, 9) as unknown))
          expect(correctForLamp(ink, made)).toEqual(
            bakedLamplit(name, wanted).map((v) => expect.closeTo(v, 9) as unknown),
          )
        }
      }
  })
})
