import { anchorsOf } from './anchors'
import { OLDEST, type Rgb, type Shop } from './inks'
import { spread } from './spread'

/** Number of colours along each side of a table. */
export const SIDE = 25
/** Largest change that a table can hold, in 255ths; its bytes hold changes from minus to plus this. */
export const REACH = 160

/**
 * Computes the changes of all colours at one end of the range of ages: four bytes for each of `SIDE`³ colours, red
 * varying fastest.
 */
export function tableOf(shop: Shop, years: number): Uint8Array<ArrayBuffer> {
  const field = spread(anchorsOf(shop, years))
  const table = new Uint8Array(SIDE ** 3 * 4)
  const step = 255 / (SIDE - 1)
  for (let at = 0; at < SIDE ** 3; at++) {
    const colour = [at % SIDE, Math.floor(at / SIDE) % SIDE, Math.floor(at / SIDE ** 2)].map((i) => i * step)
    field(colour as unknown as Rgb).forEach((by, c) => {
      const before = colour[c] ?? 0
      const kept = Math.min(255, Math.max(0, before + by)) - before
      table[at * 4 + c] = Math.round(127.5 + (Math.min(REACH, Math.max(-REACH, kept)) / REACH) * 127.5)
    })
    table[at * 4 + 3] = 255
  }
  return table
}

/**
 * Returns the position of an age for a shop: the end that it is towards, and the part of the way there from the baked
 * age, 0 to 1.
 */
export function partOf(shop: Shop, years: number): { readonly end: 'new' | 'old'; readonly part: number } {
  const kept = Math.min(OLDEST, Math.max(0, years))
  return kept < shop.years
    ? { end: 'new', part: (shop.years - kept) / shop.years }
    : { end: 'old', part: (kept - shop.years) / (OLDEST - shop.years) }
}

/** Looks up a colour as the graphics card does: linearly interpolated between the eight nearest entries. */
export function lookUp(table: Uint8Array, colour: Rgb, part: number): Rgb {
  const places = colour.map((v) => Math.min(SIDE - 1.001, (Math.max(0, v) / 255) * (SIDE - 1)))
  const out = [...colour]
  for (let corner = 0; corner < 8; corner++) {
    let weight = 1
    let at = 0
    places.forEach((place, c) => {
      const up = (corner >> c) & 1
      const low = Math.floor(place)
      weight *= up ? place - low : 1 - (place - low)
      at += (low + up) * SIDE ** c
    })
    // In range: three channels of a colour, and a corner within the table.
    for (let c = 0; c < 3; c++) out[c]! += weight * part * ((table[at * 4 + c]! - 127.5) / 127.5) * REACH
  }
  return out.map((v) => Math.min(255, Math.max(0, v))) as unknown as Rgb
}
