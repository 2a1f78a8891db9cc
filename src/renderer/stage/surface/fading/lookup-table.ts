import { anchorsOf } from './anchors'
import { MAX_AGE_YEARS, type Rgb, type Shop } from './inks'
import { interpolateChanges } from './colour-interpolation'

/** Number of colours along each side of a table. */
export const TABLE_SIDE = 25
/** Largest change that a table can hold, in 255ths; its bytes hold changes from minus to plus this. */
export const MAX_CHANGE = 160

/**
 * Computes the changes of all colours at one end of the range of ages: four bytes for each of `TABLE_SIDE`³ colours,
 * red varying fastest.
 */
export function tableOf(shop: Shop, years: number): Uint8Array<ArrayBuffer> {
  const field = interpolateChanges(anchorsOf(shop, years))
  const table = new Uint8Array(TABLE_SIDE ** 3 * 4)
  const step = 255 / (TABLE_SIDE - 1)
  for (let at = 0; at < TABLE_SIDE ** 3; at++) {
    const colour = [at % TABLE_SIDE, Math.floor(at / TABLE_SIDE) % TABLE_SIDE, Math.floor(at / TABLE_SIDE ** 2)].map(
      (i) => i * step,
    )
    field(colour as unknown as Rgb).forEach((by, c) => {
      const before = colour[c] ?? 0
      const change = Math.min(255, Math.max(0, before + by)) - before
      table[at * 4 + c] = Math.round(127.5 + (Math.min(MAX_CHANGE, Math.max(-MAX_CHANGE, change)) / MAX_CHANGE) * 127.5)
    })
    table[at * 4 + 3] = 255
  }
  return table
}

/**
 * Returns the position of an age for a shop: the end that it is towards, and the part of the way there from the baked
 * age, 0 to 1.
 */
export function agePositionOf(shop: Shop, years: number): { readonly end: 'new' | 'old'; readonly part: number } {
  const clampedYears = Math.min(MAX_AGE_YEARS, Math.max(0, years))
  return clampedYears < shop.years
    ? { end: 'new', part: (shop.years - clampedYears) / shop.years }
    : { end: 'old', part: (clampedYears - shop.years) / (MAX_AGE_YEARS - shop.years) }
}

/** Looks up a colour as the graphics card does: linearly interpolated between the eight nearest entries. */
export function lookUp(table: Uint8Array, colour: Rgb, part: number): Rgb {
  const places = colour.map((v) => Math.min(TABLE_SIDE - 1.001, (Math.max(0, v) / 255) * (TABLE_SIDE - 1)))
  const out = [...colour]
  for (let corner = 0; corner < 8; corner++) {
    let weight = 1
    let at = 0
    places.forEach((place, c) => {
      const up = (corner >> c) & 1
      const low = Math.floor(place)
      weight *= up ? place - low : 1 - (place - low)
      at += (low + up) * TABLE_SIDE ** c
    })
    for (let c = 0; c < 3; c++) out[c]! += weight * part * ((table[at * 4 + c]! - 127.5) / 127.5) * MAX_CHANGE
  }
  return out.map((v) => Math.min(255, Math.max(0, v))) as unknown as Rgb
}
