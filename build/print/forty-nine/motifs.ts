import { ROW_INKS, type RowInk } from '../inks'
import { clip, circle, type Fill, group, lineBetween, path, rect, square, text, repeat, rotate } from '../svg'

/** Returns the row colour of a square or card, 1 to 49. */
export const rowInk = (n: number): RowInk => ROW_INKS[Math.floor((n - 1) / 7)]!

/** Whether a number has a round device, on card and square alike: multiples of five. */
export const isRound = (n: number): boolean => n % 5 === 0

/**
 * The number in four corners, each turned towards one side of the table, so that every player can read one: lower left
 * upright, lower right to the right, and so on. 6 and 9 are underlined, because each could be read as the other.
 */
export function cornerNumbers(x: number, y: number, offset: number, words: string, size: number, fill: Fill): string {
  const places = [
    [-1, 1, 0],
    [1, 1, -90],
    [1, -1, 180],
    [-1, -1, 90],
  ] as const
  const under = /^(6|9)$/.test(words) ? rect(-size * 0.22, size * 0.41, size * 0.44, size * 0.06, fill) : ''
  const number = text(0, size * 0.35, words, size, fill, { weight: 700 }) + under
  return places
    .map(([i, j, a]) => group(`translate(${x + i * offset} ${y + j * offset}) rotate(${a})`, number))
    .join('')
}

/** Angles of the lines of each colour's hatching, as in heraldic engraving. */
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
    repeat(49, (i) => {
      const column = i % 7
      return circle(x + (column - 3) * gap, y + (Math.floor(i / 7) - 3) * gap, size * 0.036, fill)
    })
  const lines = (angle: number) =>
    rotate(
      angle,
      x,
      y,
      repeat(13, (i) => lineBetween(x - size, y + (i - 6) * gap, x + size, y + (i - 6) * gap, fill, width)),
    )
  const cut = colour === 'yellow' ? dots() : HATCHING[colour].map(lines).join('')
  return clip(`aid-${n}-${Math.round(x)}-${Math.round(y)}`, shape, cut)
}

/** A five-pointed star around (x, y). */
export function star(x: number, y: number, r: number, fill: Fill): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * 2 * Math.PI - Math.PI / 2
    const reach = i % 2 ? r * 0.4 : r
    return `${(x + Math.cos(a) * reach).toFixed(2)} ${(y + Math.sin(a) * reach).toFixed(2)}`
  })
  return path(`M${points.join('L')}Z`, fill)
}
