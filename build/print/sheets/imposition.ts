import type { Artwork } from './artwork'
import { type Part, inWords } from './sets'

/** The scale of the maps, and the largest height that one may have on the first page, in millimetres. */
const SCALE = 1 / 13
const MAX_HEIGHT = 30

/** A piece of a part that comes on several sheets, and the page on which it is. */
interface MapTile {
  readonly piece: Piece
  readonly page: number
}

/** Sizes of paper in millimetres, upright. */
export const PAPERS = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const
export type Paper = keyof typeof PAPERS

const MM = 25.4
/** Printers leave this much bare at each edge, in millimetres. Nothing is printed there. */
export const MARGIN = 5
/** Beyond the margin, the cutting marks of the outer pieces. */
const MARKS = 3
/** Height of the line with the bar and the caption, at the foot. */
export const FOOT = 10
/** Distance between neighbours on a sheet, which has room for the marks of both. */
const GUTTER = 6
/** Width of the strip for glue, on which the print continues. */
export const GLUE_STRIP = 8

/** A part of an artwork on a sheet. All lengths in millimetres; `x` and `y` from the sheet's upper left corner. */
export interface Piece {
  readonly part: string
  readonly artwork: Artwork
  readonly x: number
  readonly y: number
  /** The trimmed piece's upper left corner in the artwork, and its size, before it is turned. */
  readonly from: { readonly x: number; readonly y: number }
  readonly width: number
  readonly height: number
  /** Glue strips beyond the right and the lower edge. */
  readonly flaps: { readonly right: number; readonly below: number }
  /** Turned by 90° clockwise on a front, and anticlockwise on a back, so that both have the same top. */
  readonly isTurned: boolean
}

export interface Sheet {
  /** The group of the parts on it. */
  readonly group: string
  readonly caption: string
  readonly isBack: boolean
  readonly pieces: readonly Piece[]
}

/** A piece before it has a place: one of the tiles of a part, or the whole part. */
type Tile = Omit<Piece, 'x' | 'y' | 'isTurned'> & {
  readonly back: Artwork | undefined
  readonly group: string
  /** Which of several tiles it is; empty for a whole part. */
  readonly position: string
}

/** Returns the area for pieces on a sheet of paper, in millimetres. */
const areaOf = (paper: Paper) => ({
  width: PAPERS[paper].width - 2 * (MARGIN + MARKS),
  height: PAPERS[paper].height - 2 * (MARGIN + MARKS) - FOOT,
})

/**
 * Imposes parts on sheets: as many of one size as fit beside each other, larger ones divided at their printed rules
 * and joined by strips for glue. A back follows its front, mirrored, so that it falls on it when the paper is turned
 * over its long edge. Sheets with backs come first.
 */
export function impose(parts: readonly Part[], paper: Paper): Sheet[] {
  const groups = new Map<string, Tile[]>()
  for (const part of parts) {
    for (const tile of tilesOf(part, paper)) {
      const key = [part.group, tile.width + tile.flaps.right, tile.height + tile.flaps.below].join()
      groups.set(key, [...(groups.get(key) ?? []), ...Array.from({ length: part.copies ?? 1 }, () => tile)])
    }
  }
  const hasBack = ([first]: readonly Tile[]) => first?.back !== undefined
  const [twoSided, oneSided] = [true, false].map((isWanted) =>
    [...groups.values()].filter((tiles) => hasBack(tiles) === isWanted).flatMap((tiles) => imposeAlike(tiles, paper)),
  )
  return [...(twoSided ?? []), ...(oneSided ?? [])]
}

/** Divides a part into tiles that fit, over the fewest sheets, upright or turned. */
function tilesOf({ name, group, front, back, seams }: Part, paper: Paper): Tile[] {
  const [width, height] = [front.width * MM, front.height * MM]
  const area = areaOf(paper)
  const inMm = (at: readonly number[] | undefined) => at?.map((each) => each * MM)
  const across = (limit: number) => cuts(width, limit, inMm(seams?.x))
  const down = (limit: number) => cuts(height, limit, inMm(seams?.y))
  const upright = [across(area.width), down(area.height)] as const
  const turned = [across(area.height), down(area.width)] as const
  const count = ([x, y]: typeof upright) => x.length * y.length
  const [xs, ys] = count(turned) < count(upright) ? turned : upright
  return ys.slice(1).flatMap((bottom, row) =>
    xs.slice(1).map((right, column) => {
      const from = { x: xs[column] ?? 0, y: ys[row] ?? 0 }
      const flaps = {
        right: column < xs.length - 2 ? GLUE_STRIP : 0,
        below: row < ys.length - 2 ? GLUE_STRIP : 0,
      }
      const position = [...place(row, ys.length - 1, 'row'), ...place(column, xs.length - 1, 'column')].join(', ')
      const size = { width: right - from.x, height: bottom - from.y }
      return { part: name, group, position, artwork: front, back, from, ...size, flaps }
    }),
  )
}

const place = (index: number, count: number, what: string): string[] =>
  count > 1 ? [`${what} ${index + 1} of ${count}`] : []

/**
 * Returns where a length is cut, with its ends: into the fewest pieces of which each, with its strip for glue, is
 * within `limit`, and among these into those whose longest is shortest. Cuts are at `seams`, or anywhere if these are
 * too far apart.
 */
export function cuts(length: number, limit: number, seams?: readonly number[]): number[] {
  if (length <= limit) return [0, length]
  for (let pieces = 2; pieces <= 12; pieces++) {
    const found = seams && bestCuts(length, limit, seams, pieces)
    if (found) return [0, ...found, length]
    const equal = length / pieces
    if (!seams && equal + GLUE_STRIP <= limit) return Array.from({ length: pieces + 1 }, (_, i) => i * equal)
  }
  return cuts(length, limit)
}

/** Returns the best choice of `pieces - 1` seams, or null. */
function bestCuts(length: number, limit: number, seams: readonly number[], pieces: number): number[] | null {
  let best: number[] | null = null
  let least = Infinity
  const choose = (chosen: readonly number[], longest: number) => {
    const last = chosen.at(-1) ?? 0
    if (chosen.length === pieces - 1) {
      const whole = Math.max(longest, length - last)
      if (length - last <= limit && whole < least - 1e-6) [best, least] = [[...chosen], whole]
      return
    }
    for (const seam of seams) {
      if (seam > last && seam < length && seam - last + GLUE_STRIP <= limit)
        choose([...chosen, seam], Math.max(longest, seam - last))
    }
  }
  choose([], 0)
  return best
}

/** Lays tiles of one size on sheets, in rows, centred across the paper so that backs meet their fronts. */
function imposeAlike(tiles: readonly Tile[], paper: Paper): Sheet[] {
  const [first] = tiles
  if (!first) return []
  const area = areaOf(paper)
  const size = { width: first.width + first.flaps.right, height: first.height + first.flaps.below }
  const grid = (width: number, height: number) => ({
    columns: Math.floor((area.width + GUTTER) / (width + GUTTER)),
    rows: Math.floor((area.height + GUTTER) / (height + GUTTER)),
    width,
    height,
  })
  const upright = grid(size.width, size.height)
  const turned = grid(size.height, size.width)
  const sheetsOf = ({ columns, rows }: typeof upright) => tiles.length / Math.min(tiles.length, columns * rows)
  const isTurned = Math.ceil(sheetsOf(turned)) < Math.ceil(sheetsOf(upright))
  const { columns, rows, width, height } = isTurned ? turned : upright
  const perSheet = columns * rows
  if (perSheet === 0) throw new Error(`${first.part} is larger than a sheet`)
  const left = (PAPERS[paper].width - columns * width - (columns - 1) * GUTTER) / 2
  const sheets: Sheet[] = []
  for (let start = 0; start < tiles.length; start += perSheet) {
    const here = tiles.slice(start, start + perSheet)
    const caption = captionOf(here)
    const lay = (side: 'front' | 'back'): Sheet => ({
      group: first.group,
      caption: side === 'back' ? `${caption}, backs` : caption,
      isBack: side === 'back',
      pieces: here.flatMap(({ back, group: _, position: __, ...tile }, i) => {
        const column = side === 'back' ? columns - 1 - (i % columns) : i % columns
        const artwork = side === 'back' ? back : tile.artwork
        const x = left + column * (width + GUTTER)
        const y = MARGIN + MARKS + Math.floor(i / columns) * (height + GUTTER)
        return artwork ? [{ ...tile, artwork, x, y, isTurned }] : []
      }),
    })
    sheets.push(lay('front'))
    if (here.some(({ back }) => back)) sheets.push(lay('back'))
  }
  return sheets
}

/** How many parts of a sheet are named one by one. */
const MAX_NAMED = 3

/** What is on a sheet: which tiles of what, or which parts of a group if they are few, such as one lost card. */
function captionOf(tiles: readonly Tile[]): string {
  const [group, names] = [tiles[0]?.group ?? '', [...new Set(tiles.map(({ part }) => part))]]
  const positions = [...new Set(tiles.map(({ position }) => position))].filter((position) => position !== '')
  const isNamed = names.length <= MAX_NAMED && !names.includes(group)
  return [isNamed ? `${group}: ${names.join(', ')}` : group, positions.join('; ')]
    .filter((words) => words !== '')
    .join(', ')
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

function mapOf({ name, front }: Part, tiles: readonly MapTile[]): string {
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
