import type { Piece } from '../../stage/model/pieces'
import { boxOf, heightOf } from '../box'
import { layHand } from '../hand'
import { NAME_RATIO } from '../names'
import { layPad } from './ending'
import { grid, groupIn, type Layer } from './layer'
import { nameWidth, seatAt, seatRows } from './seats'

/** Largest scale of the pad at the left of a very wide window. */
const PAD = 2.6

/** Arranges the groups beside a board: in the column, and the pad at the left if the window is wide enough. */
export function besideBoard(layer: Layer): Piece[] {
  const isDuel = layer.page.table.hand === 0 && layer.others.length === 1
  return [...(isDuel ? inDuel(layer) : inColumn(layer)), ...layPad(layer, 'pad', layer.framed.aside, PAD)]
}

/** Arranges the column: fans with names, below them piles and chips, and the hand above the verbs. */
function inColumn(layer: Layer): Piece[] {
  const { page, framed, others, rest, rim, eye } = layer
  const { height } = page.window
  const { side } = framed
  const hand = groupIn(layer, 'hand')
  const full = Math.max(page.table.hand, hand.length)
  const high = full > 0 ? Math.min(heightOf(side) * (full > 5 ? 0.5 : 0.34), height * 0.36) : 0
  const upper = boxOf(side.left, side.top, side.right, side.bottom - high - rim)
  const part = others.length > 0 ? (rest.length > 0 ? 0.52 : 1) : 0
  const cut = upper.top + heightOf(upper) * part
  const rows = others.length > 3 ? 2 : 1
  const fans = seatRows(layer, { ...upper, bottom: cut }, rows, 0.95, { row: rim, cell: rim * 2 })
  const columns = rest.length > 4 ? 3 : rest.length > 1 ? 2 : 1
  const piles = boxOf(upper.left, cut + rim, upper.right, upper.bottom)
  const box = boxOf(side.left, side.bottom - high, side.right, side.bottom - rim)
  return [
    ...fans,
    ...grid(layer, rest, piles, columns, others.length === 0 ? 1.5 : 1.05),
    ...layHand(eye, hand, box, height * 0.2),
  ]
}

/** Arranges the column for two players who hold no cards: the other seat's captures above, the viewer's below. */
function inDuel(layer: Layer): Piece[] {
  const { page, framed, others, rest, rim } = layer
  const { side } = framed
  const own = (name: string) => name.endsWith(`:${page.near}`)
  const middle = (side.top + side.bottom) / 2
  const name = boxOf(side.left, side.top, side.right, side.top + nameWidth(layer, side) * NAME_RATIO)
  return [
    ...others.flatMap((seat) => seatAt(layer, seat, name, { upright: true, most: 1, beside: false })),
    ...grid(
      layer,
      rest.filter((it) => !own(it)).reverse(),
      boxOf(side.left, name.bottom + rim, side.right, middle - rim),
      1,
      1.2,
    ),
    ...grid(layer, rest.filter(own), boxOf(side.left, middle + rim, side.right, side.bottom), 1, 1.2),
  ]
}
