import type { Piece, Sheet } from './imposition'
import { inWords, type Part } from './sets'

const MM = 25.4
/** The scale of the maps, and the largest height that one may have on the first page, in millimetres. */
const SCALE = 1 / 13
const MAX_HEIGHT = 30

/** A piece of a part that comes on several sheets, and the page on which it is. */
interface Tile {
  readonly piece: Piece
  readonly page: number
}

/**
 * Returns, as source for the typesetter, a map of each part that is put together from several sheets: its pieces with
 * their pages, and in grey the strips for glue, which lie under their neighbours. Empty if no part is divided.
 */
export function mapsOf(sheets: readonly Sheet[], parts: readonly Part[]): string {
  const tiles = sheets.flatMap(({ isBack, pieces }, i) =>
    isBack ? [] : pieces.map((piece) => ({ piece, page: i + 2 })),
  )
  const maps = parts.flatMap((part) => {
    const own = tiles.filter(({ piece }) => piece.part === part.name)
    // Copies have the same place.
    const places = new Map(own.map((tile) => [`${tile.piece.from.x} ${tile.piece.from.y}`, tile]))
    return places.size > 1 ? [mapOf(part, [...places.values()])] : []
  })
  if (maps.length === 0) return ''
  const grid = `#grid(columns: 3, column-gutter: 8mm, row-gutter: 3mm, align: left + bottom, ${maps.join(', ')})`
  return `${grid}\n#text("Grey: the strips for glue, which lie under the next sheet.")`
}

function mapOf({ name, front }: Part, tiles: readonly Tile[]): string {
  const [width, height] = [front.width * MM, front.height * MM]
  const scale = Math.min(SCALE, MAX_HEIGHT / height)
  const mm = (length: number) => `${Number((length * scale).toFixed(3))}mm`
  const at = (x: number, y: number, what: string) => `place(dx: ${mm(x)}, dy: ${mm(y)}, ${what})`
  const shade = (x: number, y: number, w: number, h: number) =>
    w * h === 0 ? [] : [at(x, y, `rect(width: ${mm(w)}, height: ${mm(h)}, fill: luma(170))`)]
  const strips = tiles.flatMap(({ piece: { from, width: w, height: h, flaps } }) => [
    ...shade(from.x + w, from.y, flaps.right, h + flaps.below),
    ...shade(from.x, from.y + h, w + flaps.right, flaps.below),
  ])
  const pieces = tiles.map(({ piece: { from, width: w, height: h }, page }) =>
    at(
      from.x,
      from.y,
      `rect(width: ${mm(w)}, height: ${mm(h)}, stroke: 0.15mm, align(center + horizon, text[${page}]))`,
    ),
  )
  const drawing = `block(width: ${mm(width)}, height: ${mm(height)}, {${[...strips, ...pieces].join('; ')}})`
  return `stack(spacing: 1.5mm, ${drawing}, text(style: "italic", ${JSON.stringify(inWords(name))}))`
}
