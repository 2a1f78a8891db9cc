import type { Pose } from '../../../stage/model/pieces'
import type { Size } from '../../../stage/model/sizes'
import type { TableItem } from '../table'
import { entryAt } from '../../../../rules/kit'

/** The places of an item's cards on the table, in inches. */
export interface ItemPlaces {
  readonly tableItem: TableItem
  /** Centre of each of its cards, the last one on top. */
  readonly cards: readonly Pose[]
}

/** The part of the table where cards are laid: its width, and its far and near edges in z, in inches. */
interface Area {
  readonly wide: number
  readonly far: number
  readonly near: number
}

/** The areas on wide and on tall pages. */
export const AREAS = {
  wide: { wide: 16, far: -7.5, near: 6.3 },
  tall: { wide: 11.9, far: -3.95, near: 3.95 },
} as const

const GAP = 0.22
/** Gap between rows, if there is room for it. */
const ROW_GAP = 0.3
/** Additional gap between groups. */
const GROUP_GAP = 0.4
/** Distance between neighbouring cards of a build, and its largest total over the build. */
const STEP = 0.52
const MAX_BUILD_LENGTH = 2.6
const CARD_RISE = 0.017

interface Item {
  readonly tableItem: TableItem
  readonly step: number
  /** Distance from the right edge of the previous item to the left edge of this one. */
  readonly gapBefore: number
  readonly width: number
}

/** Lays items out in rows at the centre of the table, left to right; if there are too many, they overlap. */
export function spreadItems(all: readonly TableItem[], size: Size, { wide, far, near }: Area): ItemPlaces[] {
  const items = all.map((laid, i) => itemOf(laid, all[i - 1], size))
  const depth = near - far
  const maxRows = Math.max(1, Math.floor((depth + GAP) / (size.d + GAP)))
  const rows = divideIntoRows(items, Math.min(maxRows, rowsNeeded(items, wide)))
  const pitch = Math.min(size.d + ROW_GAP, rows.length > 1 ? (depth - size.d) / (rows.length - 1) : 0)
  const middle = (near + far) / 2
  return rows.flatMap((row, r) => layRow(row, size, wide, middle + (r - (rows.length - 1) / 2) * pitch))
}

function itemOf(laid: TableItem, before: TableItem | undefined, size: Size): Item {
  const gaps = laid.cards.length - 1
  const step = Math.min(STEP, MAX_BUILD_LENGTH / Math.max(1, gaps))
  const apart = before !== undefined && before.group !== laid.group ? GROUP_GAP : 0
  return { tableItem: laid, step, gapBefore: GAP + apart, width: size.w + gaps * step }
}

const lengthOf = (items: readonly Item[]): number =>
  items.reduce((sum, item, i) => sum + item.width + (i === 0 ? 0 : item.gapBefore), 0)

function rowsNeeded(items: readonly Item[], wide: number): number {
  let rows = 1
  let length = 0
  for (const item of items) {
    const longer = length === 0 ? item.width : length + item.gapBefore + item.width
    if (longer <= wide) length = longer
    else {
      rows += 1
      length = item.width
    }
  }
  return rows
}

/** Divides the items into rows of about equal length. */
function divideIntoRows(items: readonly Item[], count: number): Item[][] {
  const rows: Item[][] = Array.from({ length: Math.max(1, count) }, () => [])
  const share = lengthOf(items) / rows.length
  let passed = 0
  for (const item of items) {
    const row = Math.min(rows.length - 1, Math.floor((passed + item.width / 2) / share))
    entryAt(rows, row).push(item)
    passed += item.width + item.gapBefore
  }
  return rows.filter((row) => row.length > 0)
}

function layRow(row: readonly Item[], size: Size, wide: number, z: number): ItemPlaces[] {
  const length = lengthOf(row)
  const last = row.at(-1)?.width ?? 0
  const squeeze = length > wide ? (wide - last) / (length - last) : 1
  let at = -(squeeze < 1 ? wide : length) / 2
  let level = 0
  return row.map(({ tableItem, step, gapBefore: before, width }, i) => {
    if (i > 0) at += before * squeeze
    const left = at + size.w / 2
    if (squeeze === 1) level = 0
    const cards = tableItem.cards.map((_, k) => ({ x: left + k * step, y: 0.004 + level++ * CARD_RISE, z }))
    at += width * squeeze
    return { tableItem, cards }
  })
}
