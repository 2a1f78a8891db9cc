import type { Piece } from '../../stage/model/pieces'
import { boxOf, cellOf, heightOf, widthOf, type Box } from '../box'
import { bring } from '../bring'
import { seenBox } from '../camera'
import { NAME_RATIO, nameCard } from '../names'
import { pointsOf } from '../outline'
import { isLow } from '../papers'
import { groupIn, type Layer } from './layer'

/** Largest part of a box's height that a name card takes below its fan. */
const NAME_PART = 0.48

/** Returns the width of a name card in CSS pixels. */
export function nameWidth({ page }: Layer, box: Box): number {
  const { window, rem } = page
  const size = Math.max(window.height * 0.14, 7 * rem)
  const smaller = isLow(window) ? 0.62 : window.width < window.height ? 0.72 : 1
  return Math.min(widthOf(box) * 0.8, size * smaller)
}

interface SeatLook {
  /** Whether the fan is turned upright, wherever the seat is; otherwise it keeps the turn in which it is held. */
  readonly upright: boolean
  readonly most: number
  /** Whether the name is beside the fan instead of below it. */
  readonly beside: boolean
}

/**
 * Returns the rotation that brings a fan upright: backs as held by a player opposite, face-up cards so that they can be
 * read.
 * @returns radians
 */
function uprightTurn(fan: readonly Piece[]): number {
  const sum = (part: (angle: number) => number) => fan.reduce((all, { pose }) => all + part(pose.turn ?? 0), 0)
  const facing = Math.atan2(sum(Math.sin), sum(Math.cos))
  const isOpen = fan.every(({ down, face }) => down !== true && !face.endsWith('/back'))
  return (isOpen ? 0 : Math.PI) - facing
}

/** Lays a seat's fan in a box, with the card that names the seat. */
export function seatAt(layer: Layer, seat: string, box: Box, { upright, most, beside }: SeatLook): Piece[] {
  const { eye } = layer
  const backs = groupIn(layer, `fan:${seat}`)
  const part = backs.length > 0 ? NAME_PART : 1
  const limit = beside && backs.length > 0 ? widthOf(box) * 0.45 : (heightOf(box) * part) / NAME_RATIO
  const wide = Math.min(nameWidth(layer, box), limit)
  const high = wide * NAME_RATIO
  const middle = (box.left + box.right) / 2
  if (backs.length === 0) {
    const top = beside ? (box.top + box.bottom - high) / 2 : box.top
    return bring(eye, [nameCard(seat)], boxOf(middle - wide / 2, top, middle + wide / 2, top + high), 1.2)
  }
  const room = beside
    ? boxOf(box.left, box.top, box.right - wide - 6, box.bottom)
    : boxOf(box.left, box.top, box.right, box.bottom - high - 1)
  const laid = bring(eye, backs, room, most, upright ? uprightTurn(backs) : 0)
  const fan = seenBox(eye, pointsOf(laid))
  const name = beside
    ? boxOf(fan.right + 6, (fan.top + fan.bottom - high) / 2, fan.right + 6 + wide, (fan.top + fan.bottom + high) / 2)
    : boxOf(middle - wide / 2, fan.bottom + 1, middle + wide / 2, fan.bottom + 1 + high)
  return [...laid, ...bring(eye, [nameCard(seat)], name, 1.2)]
}

/** Lays seats side by side in `rows` rows, each fan above its name. */
export function seatRows(
  layer: Layer,
  box: Box,
  rows: number,
  most: number,
  gap: { row: number; cell: number },
): Piece[] {
  const { others } = layer
  const each = Math.ceil(others.length / rows)
  return others.flatMap((seat, i) => {
    const row = Math.floor(i / each)
    const high = heightOf(box) / rows
    const band = boxOf(box.left, box.top + high * row, box.right, box.top + high * (row + 1) - gap.row)
    const cell = cellOf(band, i - row * each, Math.min(each, others.length - row * each), gap.cell)
    return seatAt(layer, seat, cell, { upright: true, most, beside: false })
  })
}
