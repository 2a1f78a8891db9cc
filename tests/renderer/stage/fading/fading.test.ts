import { describe, expect, it } from 'vitest'
import { ink as bakedInk, INK_NAMES, lamplit as bakedLamplit, type InkName } from '../../../../build/print/inks'
import {
  inkAfter,
  lamplit,
  rgb,
  SHOPS,
  type Ink,
  type Rgb,
  type Shop,
} from '../../../../src/renderer/stage/fading/inks'
import { matrixOf } from '../../../../src/renderer/stage/fading/matrix'
import { shopOf } from '../../../../src/renderer/stage/fading/shops'
import { lookUp, partOf, tableOf } from '../../../../src/renderer/stage/fading/table'

const linear = (v: number) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)

/** CIE Lab under D65. */
function lab(colour: Rgb): [number, number, number] {
  const [r, g, b] = colour.map(linear) as [number, number, number]
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
const difference = (a: Rgb, b: Rgb) => Math.hypot(...lab(a).map((v, i) => v - lab(b)[i]!))

/** The sheet of inks: each when new, after 40 and after 120 years. */
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

/** An ink of a shop as its pictures show it when the control stands at `years`. */
function shown(shop: Shop, both: ReturnType<typeof tables>, ink: Ink, years: number): Rgb {
  const { end, part } = partOf(shop, years)
  return lookUp(both[end], lamplit(ink, inkAfter(ink, shop.years, shop.paper)), part)
}

const inks49 = Object.entries(SHOPS['49'].inks) as [string, Ink][]

describe('fading', () => {
  it.each(inks49)('%s is what the sheet of inks says when new, after 40 and after 120 years', (name, ink) => {
    AGES.forEach((years, i) => {
      const wanted = lamplit(ink, rgb(SHEET[name]![i]!))
      expect(difference(shown(SHOPS['49'], fortyNine, ink, years), wanted), `${years} years`).toBeLessThan(3)
    })
  })

  it('changes nothing at the age of the pictures', () => {
    for (const [, ink] of inks49) {
      const baked = lamplit(ink, inkAfter(ink, 36, SHOPS['49'].paper))
      expect(shown(SHOPS['49'], fortyNine, ink, 36)).toEqual(baked.map((v) => expect.closeTo(v, 6)))
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
      const solid = lamplit(ink, inkAfter(ink, 36, SHOPS['49'].paper))
      const ramp = Array.from({ length: 41 }, (_, i) =>
        lookUp(fortyNine.old, paper.map((v, c) => v + (solid[c]! - v) * (i / 40)) as unknown as Rgb, 1),
      )
      ramp.slice(1).forEach((colour, i) => expect(difference(colour, ramp[i]!)).toBeLessThan(5))
    }
  })

  it("draws Lion Coffee's red and pink together as the years go", () => {
    const { lion } = SHOPS
    const both = tables(lion)
    const apart = [0, 30, 60, 90, 120].map((years) =>
      difference(shown(lion, both, lion.inks.lionRed, years), shown(lion, both, lion.inks.lionPink, years)),
    )
    apart.slice(1).forEach((now, i) => expect(now).toBeLessThan(apart[i]!))
    expect(apart[4]).toBeLessThan(apart[0]! / 2)
    // Ninety years are undone here: a little more is lost than with the younger inks.
    expect(
      difference(shown(lion, both, lion.inks.lionRed, 0), lamplit(lion.inks.lionRed, rgb('#BE2A33'))),
    ).toBeLessThan(4)
    expect(
      difference(shown(lion, both, lion.inks.lionRed, 120), lamplit(lion.inks.lionRed, rgb('#D99289'))),
    ).toBeLessThan(4)
  })

  it('comes near enough with one linear filter, for the flat table', () => {
    const shop: Shop = SHOPS['49']
    for (const years of AGES) {
      const m = matrixOf(shop, years)
      for (const [name, ink] of inks49) {
        const from = [...lamplit(ink, inkAfter(ink, shop.years, shop.paper)), 0, 255]
        const to = [0, 1, 2].map((c) => from.reduce((sum, v, k) => sum + v * m[c * 5 + k]!, 0)) as unknown as Rgb
        const wanted = lamplit(ink, inkAfter(ink, years, shop.paper))
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
          expect(made).toEqual(wanted.map((v) => expect.closeTo(v, 9)))
          expect(lamplit(ink, made)).toEqual(bakedLamplit(name, wanted).map((v) => expect.closeTo(v, 9)))
        }
      }
  })
})
