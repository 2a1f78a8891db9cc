import { boxOf, type Box, type WindowSize } from './box'
import {
  fitCamera,
  focalOf,
  pitchFor,
  projectedBounds,
  type Alignment,
  type Lens,
  type PageCamera,
  type Point,
} from './camera'
import type { Papers } from './papers'
import type { Extent, LaidOutTable } from './table-layout'

/** The camera of a page, and the boxes that follow from it. */
export interface FramedField {
  readonly papers: Papers
  readonly camera: PageCamera
  /** Bounding box of the field in the window. */
  readonly field: Box
  /** Boxes of the groups around the field; those that a kind of page lacks are empty. */
  readonly hand: Box
  readonly otherSeats: Box
  readonly side: Box
  readonly dial: Box
  /** Box at the left of the field in a very wide window; otherwise empty. */
  readonly leftOfField: Box
}

/** A page before its camera is solved. */
export interface PageFrame {
  readonly window: WindowSize
  readonly rem: number
  readonly papers: Papers
  readonly table: LaidOutTable
  /** Number of the other seats at the table. */
  readonly otherSeatCount: number
  /** Width of a finger in CSS pixels, if it is not the usual one. */
  readonly finger?: number | undefined
  /** Whether the page is seen from straight above instead of from the seat. */
  readonly isFromAbove?: boolean
}

/** The box of a group that a kind of page lacks. */
export const EMPTY_BOX: Box = boxOf(0, 0, 0, 0)
const EMPTY_AREAS = { hand: EMPTY_BOX, otherSeats: EMPTY_BOX, side: EMPTY_BOX, dial: EMPTY_BOX, leftOfField: EMPTY_BOX }
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180
/** Vertical field of view in degrees, and the limits of the pitch, for wide and for tall windows. */
const WIDE_CAMERA = { fieldOfView: 24, minPitch: toRadians(61), maxPitch: toRadians(68) } as const
const TALL_CAMERA = { fieldOfView: 26, minPitch: toRadians(64), maxPitch: toRadians(87) } as const
/**
 * Pitch of the view from above, in radians: exactly straight down would leave a jittered lens without an up direction.
 */
const PITCH_FROM_ABOVE = toRadians(89.5)
/**
 * A camera that looks nearly straight down shows no sides of pieces. In a tall window the axis is therefore shifted
 * down from pitch `from` on, in proportion, by `most` times the window's height at `from + over`.
 */
const AXIS_SHIFT = { from: toRadians(70), over: toRadians(17), most: 0.75 } as const
/** Returns the corners of a field. */
function cornersOf({ left, right, far, near }: Extent): Point[] {
  return [
    [left, 0, far],
    [right, 0, far],
    [left, 0, near],
    [right, 0, near],
  ]
}

/**
 * Solves the camera of a page whose field lies in a box.
 * @param align alignment of the field in the direction that has room to spare
 * @param cx where the camera's axis meets the window, in CSS pixels from its left edge
 */
export function solveFor(
  page: PageFrame,
  box: Box,
  align: Alignment = { x: 0.5, y: 0.5 },
  cx = middleX(box),
): FramedField {
  const { window, table, papers } = page
  const { fieldOfView, minPitch, maxPitch } = papers.layout === 'tall' ? TALL_CAMERA : WIDE_CAMERA
  const { left, right, far, near } = table.extent
  if (page.isFromAbove === true) return solveFromAbove(page, box, focalOf(fieldOfView, window.height), align)
  const pitch = pitchFor({ width: right - left, depth: near - far }, box, minPitch, maxPitch)
  const axisShift =
    papers.layout === 'tall' ? Math.max(0, (pitch - AXIS_SHIFT.from) / AXIS_SHIFT.over) * AXIS_SHIFT.most : 0
  const focal = focalOf(fieldOfView, window.height)
  const pageLens: Lens = { pitch, focal, cx, cy: window.height * (0.5 + axisShift) }
  const corners = cornersOf(table.extent)
  const camera = fitCamera(corners, box, pageLens, align)
  return { papers, camera, field: projectedBounds(camera, corners), ...EMPTY_AREAS }
}

/** Solves the camera straight above the middle of a box for the same field. */
function solveFromAbove({ table, papers }: PageFrame, box: Box, focal: number, align: Alignment): FramedField {
  const lens: Lens = { pitch: PITCH_FROM_ABOVE, focal, cx: middleX(box), cy: (box.top + box.bottom) / 2 }
  const corners = cornersOf(table.extent)
  const camera = fitCamera(corners, box, lens, align)
  return { papers, camera, field: projectedBounds(camera, corners), ...EMPTY_AREAS }
}

const middleX = ({ left, right }: Box): number => (left + right) / 2
