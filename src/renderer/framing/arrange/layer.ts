import type { Piece } from '../../stage/model/pieces'
import { boxOf, cellOf, heightOf, widthOf, type Box, type WindowSize } from '../box'
import { bring } from '../bring'
import type { Eye } from '../camera'
import type { FramedField } from '../field'
import { pointsOf } from '../outline'
import { rimOf } from '../papers'
import type { LaidTable } from '../table-layout'

/** The pieces, the table and the window of a page; `near` is the seat whose page it is. */
export interface Page {
  readonly pieces: readonly Piece[]
  readonly table: LaidTable
  readonly seats: readonly string[]
  readonly near: string
  readonly window: WindowSize
  readonly rem: number
}

export type Groups = ReadonlyMap<string, readonly Piece[]>

/** A framed page whose groups are laid into boxes, for one camera. */
export interface Layer {
  readonly page: Page
  readonly framed: FramedField
  readonly groups: Groups
  readonly eye: Eye
  readonly rim: number
  /** The other seats in turn order, starting after the near seat. */
  readonly others: readonly string[]
  /** All groups except hands, the dial and the things shown at the end of a game: the stock first, won piles last. */
  readonly rest: readonly string[]
}

/** Prepares a framed page for laying out its groups. */
export function layerOf(page: Page, framed: FramedField, groups: Groups): Layer {
  const at = page.seats.indexOf(page.near)
  return {
    page,
    framed,
    groups,
    eye: framed.eye,
    rim: rimOf(page.window),
    others: [...page.seats.slice(at + 1), ...page.seats.slice(0, at)],
    rest: [...groups.keys()].filter((name) => !hasOwnBox(name)).sort((a, b) => rank(a) - rank(b)),
  }
}

const OWN_BOX: ReadonlySet<string> = new Set(['hand', 'dial', 'pad', 'score', 'ending'])

const hasOwnBox = (name: string): boolean => OWN_BOX.has(name) || name.startsWith('fan:')

/** Sort key of a group: the stock, then groups that can be touched, groups that belong to seats, and won piles. */
function rank(name: string): number {
  if (name === 'stock') return 0
  if (name === 'tickets' || name === 'call') return 1
  return name.startsWith('won:') ? 3 : 2
}

/** Returns the pieces of a group; an empty list if there is no such group. */
export const groupIn = ({ groups }: Layer, name: string): readonly Piece[] => groups.get(name) ?? []

/** Lays a group into a box at no more than `most` times life size. */
export function put(layer: Layer, name: string, box: Box, most: number, turn = 0): Piece[] {
  return bring(layer.eye, groupIn(layer, name), box, most, turn)
}

/** Lays groups in a grid of equal cells, row by row. */
export function grid(layer: Layer, names: readonly string[], box: Box, columns: number, most: number): Piece[] {
  const gap = layer.rim * 2
  const rows = Math.ceil(names.length / columns)
  return names.flatMap((name, i) => {
    const row = Math.floor(i / columns)
    const high = heightOf(box) / rows
    const band = boxOf(box.left, box.top + high * row, box.right, box.top + high * (row + 1) - gap)
    return put(layer, name, cellOf(band, i % columns, Math.min(columns, names.length - row * columns), gap), most)
  })
}

/**
 * Returns the number of columns, at most `most`, that makes the groups largest; the group that has to shrink most
 * decides.
 */
export function bestColumns(layer: Layer, names: readonly string[], box: Box, most: number): number {
  const spans = names.map((name) => spanOf(groupIn(layer, name)))
  const smallest = (columns: number) => {
    const rows = Math.ceil(names.length / columns)
    const cell = { wide: widthOf(box) / columns, high: heightOf(box) / rows }
    return Math.min(...spans.map(({ wide, deep }) => Math.min(cell.wide / wide, cell.high / deep)))
  }
  let best = 1
  for (let columns = 2; columns <= Math.min(most, names.length); columns++)
    if (smallest(columns) > smallest(best)) best = columns
  return best
}

/** Lays groups side by side; each gets a part of the row in proportion to its width. */
export function inRow(layer: Layer, names: readonly string[], box: Box, most: number): Piece[] {
  const gap = layer.rim
  const groups = names.map((name) => ({ name, width: spanOf(groupIn(layer, name)).wide }))
  const sum = groups.reduce((all, { width }) => all + width, 0)
  const room = widthOf(box) - gap * (names.length - 1)
  let left = box.left
  return groups.flatMap(({ name, width }) => {
    const cell = boxOf(left, box.top, left + (room * width) / sum, box.bottom)
    left = cell.right + gap
    return put(layer, name, cell, most)
  })
}

/** Returns the width and the depth of a group, in inches. */
export function spanOf(group: readonly Piece[]): { wide: number; deep: number } {
  const points = pointsOf(group)
  const span = (side: 0 | 2) => {
    const all = points.map((it) => it[side])
    return Math.max(...all) - Math.min(...all)
  }
  return { wide: span(0), deep: span(2) }
}
