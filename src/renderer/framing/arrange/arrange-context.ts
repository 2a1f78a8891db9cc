import type { Piece } from '../../stage/model/pieces'
import { OUTLINE_ZONE } from '../../stage/model/touch-names'
import { boxOf, cellOf, heightOf, widthOf, type Box, type WindowSize } from '../box'
import { fitGroup } from '../fit-group'
import type { PageCamera } from '../camera'
import type { FramedField } from '../field-camera'
import { FINGER_WIDTH } from '../hand'
import { outlinePointsOf } from '../outline'
import { marginOf } from '../papers'
import type { LaidOutTable } from '../table-layout'

/** The pieces, the table and the window of a page; `nearSeat` is the seat whose page it is. */
export interface Page {
  readonly pieces: readonly Piece[]
  readonly table: LaidOutTable
  readonly seats: readonly string[]
  readonly nearSeat: string
  readonly window: WindowSize
  readonly rem: number
  /** Width of a finger in CSS pixels, if it is not the usual one: cards of the viewer's hand keep that distance. */
  readonly finger?: number | undefined
  /** A camera that leans over the page, for which the viewer's hand is laid. */
  readonly leaning?: PageCamera | undefined
}

export type PieceGroups = ReadonlyMap<string, readonly Piece[]>

/** A framed page whose groups are laid into boxes, for one camera. */
export type ArrangeContext = ReturnType<typeof createArrangeContext>

/** Height in inches at which a hand is held over whatever a leaning camera shows behind it. */
const HELD_LIFT = 0.6

/** Prepares a framed page for laying out its groups. */
export function createArrangeContext(page: Page, framed: FramedField, groups: PieceGroups) {
  const nearIndex = page.seats.indexOf(page.nearSeat)
  return {
    page,
    framed,
    groups,
    camera: framed.camera,
    /** How the viewer's hand is laid. */
    hand: {
      camera: page.leaning ?? framed.camera,
      lift: page.leaning === undefined ? 0 : HELD_LIFT,
      finger: page.finger ?? FINGER_WIDTH,
    },
    margin: marginOf(page.window),
    /** The other seats in turn order, starting after the near seat. */
    otherSeats: [...page.seats.slice(nearIndex + 1), ...page.seats.slice(0, nearIndex)],
    /**
     * All groups except hands, the dial, the pad and the things shown at the end of a game: the stock first, won piles
     * last.
     */
    sideGroups: [...groups.keys()].filter((name) => !hasOwnBox(name)).sort((a, b) => rank(a) - rank(b)),
  }
}

const GROUPS_WITH_OWN_BOX: ReadonlySet<string> = new Set(['hand', 'dial', 'pad', 'score', 'ending'])

const hasOwnBox = (name: string): boolean => GROUPS_WITH_OWN_BOX.has(name) || name.startsWith('fan:')

/** Sort key of a group: the stock, then groups that can be touched, groups that belong to seats, and won piles. */
function rank(name: string): number {
  if (name === 'stock') return 0
  if (name === 'tickets' || name === 'call') return 1
  return name.startsWith('won:') ? 3 : 2
}

/** Returns the pieces of a group; an empty list if there is no such group. */
export const groupIn = ({ groups }: ArrangeContext, name: string): readonly Piece[] => groups.get(name) ?? []

/** Whether nothing lies in a group yet, so that only the outlines of its places are there. */
export const isEmptyPlace = (context: ArrangeContext, name: string): boolean =>
  groupIn(context, name).every(({ zone }) => zone === OUTLINE_ZONE)

/** Lays a group into a box at no more than `maxScale` times life size. */
export function layGroup(context: ArrangeContext, name: string, box: Box, maxScale: number, turn = 0): Piece[] {
  return fitGroup(context.camera, groupIn(context, name), box, maxScale, turn)
}

/** Largest part of a cell that the gap to the next one takes, where cells are small. */
const MAX_GAP = 0.25

/** Lays groups in a grid of equal cells, row by row. */
export function layGrid(
  context: ArrangeContext,
  names: readonly string[],
  box: Box,
  columns: number,
  maxScale: number,
): Piece[] {
  const rows = Math.ceil(names.length / columns)
  const high = heightOf(box) / rows
  const gap = Math.min(context.margin * 2, Math.min(high, widthOf(box) / columns) * MAX_GAP)
  return names.flatMap((name, i) => {
    const row = Math.floor(i / columns)
    const band = boxOf(box.left, box.top + high * row, box.right, box.top + high * (row + 1) - gap)
    return layGroup(
      context,
      name,
      cellOf(band, i % columns, Math.min(columns, names.length - row * columns), gap),
      maxScale,
    )
  })
}

/**
 * Returns the number of columns, at most `maxColumns`, that makes the groups largest; the group that has to shrink most
 * decides.
 */
export function bestColumnCount(
  context: ArrangeContext,
  names: readonly string[],
  box: Box,
  maxColumns: number,
): number {
  const spans = names.map((name) => spanOf(groupIn(context, name)))
  const smallestScale = (columns: number) => {
    const rows = Math.ceil(names.length / columns)
    const cell = { wide: widthOf(box) / columns, high: heightOf(box) / rows }
    return Math.min(...spans.map(({ wide, deep }) => Math.min(cell.wide / wide, cell.high / deep)))
  }
  let best = 1
  for (let columns = 2; columns <= Math.min(maxColumns, names.length); columns++)
    if (smallestScale(columns) > smallestScale(best)) best = columns
  return best
}

/** Lays groups side by side; each gets a part of the row in proportion to its width. */
export function layRow(context: ArrangeContext, names: readonly string[], box: Box, maxScale: number): Piece[] {
  const gap = context.margin
  const groups = names.map((name) => ({ name, width: spanOf(groupIn(context, name)).wide }))
  const sum = groups.reduce((all, { width }) => all + width, 0)
  const room = widthOf(box) - gap * (names.length - 1)
  let left = box.left
  return groups.flatMap(({ name, width }) => {
    const cell = boxOf(left, box.top, left + (room * width) / sum, box.bottom)
    left = cell.right + gap
    return layGroup(context, name, cell, maxScale)
  })
}

/** Returns the width and the depth of a group, in inches. */
export function spanOf(group: readonly Piece[]): { wide: number; deep: number } {
  const points = outlinePointsOf(group)
  const span = (side: 0 | 2) => {
    const all = points.map((it) => it[side])
    return Math.max(...all) - Math.min(...all)
  }
  return { wide: span(0), deep: span(2) }
}
