import { RAINBOW, type RowInk } from '../inks'
import { clipped, circle, type Fill, group, lineTo, path, rect, square, text, times, turned } from '../svg'

/** Row colour of a square or card, 1 to 49. */
export const rowInk = (n: number): RowInk => RAINBOW[Math.floor((n - 1) / 7)]!

/** Multiples of five have a round device, on card and square alike. */
export const isRound = (n: number): boolean => n % 5 === 0

/**
 * The number in four corners, each turned to one side of the table, so that every player reads one: lower left upright,
 * lower right to the right, and so on. 6 and 9 are underlined, as they can be turned round.
 */
export function corners(x: number, y: number, off: number, words: string, size: number, fill: Fill): string {
  const places = [
    [-1, 1, 0],
    [1, 1, -90],
    [1, -1, 180],
    [-1, -1, 90],
  ] as const
  const under = /^(6|9)$/.test(words) ? rect(-size * 0.22, size * 0.41, size * 0.44, size * 0.06, fill) : ''
  const number = text(0, size * 0.35, words, size, fill, { weight: 700 }) + under
  return places.map(([i, j, a]) => group(`translate(${x + i * off} ${y + j * off}) rotate(${a})`, number)).join('')
}

/** Angles of the lines of each colour's hatching: the engraver's signs for the colours of shields. */
const HATCHING: Readonly<Record<Exclude<RowInk, 'yellow'>, readonly number[]>> = {
  red: [90],
  blue: [0],
  green: [45],
  violet: [-45],
  orange: [45, 90],
  indigo: [0, 90],
}

/** The colour aid: hatching of a row's colour, cut out of a centre shape. `size` is the shape's width. */
export function hatching(n: number, x: number, y: number, size: number, fill: Fill): string {
  const colour = rowInk(n)
  const gap = size / 7
  const width = size * 0.032
  const shape = isRound(n) ? circle(x, y, size / 2, '#000') : square(x, y, size, '#000')
  const dots = () =>
    times(49, (i) => {
      const column = i % 7
      return circle(x + (column - 3) * gap, y + (Math.floor(i / 7) - 3) * gap, size * 0.036, fill)
    })
  const lines = (angle: number) =>
    turned(
      angle,
      x,
      y,
      times(13, (i) => lineTo(x - size, y + (i - 6) * gap, x + size, y + (i - 6) * gap, fill, width)),
    )
  const cut = colour === 'yellow' ? dots() : HATCHING[colour].map(lines).join('')
  return clipped(`aid-${n}-${Math.round(x)}-${Math.round(y)}`, shape, cut)
}

/** The four pips, about 100 tall about 0,0; used wherever a suit or a lozenge is wanted. */
const PIPS = {
  H: 'M0 46C-14 26-46 6-46-20C-46-40-30-48-20-48C-8-48-2-38 0-28C2-38 8-48 20-48C30-48 46-40 46-20C46 6 14 26 0 46Z',
  D: 'M0-50C10-30 24-12 38 0C24 12 10 30 0 50C-10 30-24 12-38 0C-24-12-10-30 0-50Z',
  S: 'M0-50C10-28 46-8 46 16C46 32 34 38 25 38C15 38 8 33 4 26C5 38 9 46 16 50L-16 50C-9 46-5 38-4 26C-8 33-15 38-25 38C-34 38-46 32-46 16C-46-8-10-28 0-50Z',
  C: 'M0-50C14-50 24-40 24-27C24-19 20-12 14-8C20-12 26-12 30-12C42-12 48-2 48 9C48 22 38 31 27 31C17 31 8 26 4 17C5 34 9 44 17 50L-17 50C-9 44-5 34-4 17C-8 26-17 31-27 31C-38 31-48 22-48 9C-48-2-42-12-30-12C-26-12-20-12-14-8C-20-12-24-19-24-27C-24-40-14-50 0-50Z',
} as const

export const pip = (suit: keyof typeof PIPS, x: number, y: number, size: number, fill: Fill): string =>
  group(`translate(${x} ${y}) scale(${size / 100})`, path(PIPS[suit], fill))

/** A five-pointed star about 0,0. */
export function star(x: number, y: number, r: number, fill: Fill): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * 2 * Math.PI - Math.PI / 2
    const reach = i % 2 ? r * 0.4 : r
    return `${(x + Math.cos(a) * reach).toFixed(2)} ${(y + Math.sin(a) * reach).toFixed(2)}`
  })
  return path(`M${points.join('L')}Z`, fill)
}
