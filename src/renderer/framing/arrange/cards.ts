import { sizeOf } from '../../stage/model/sizes'
import type { Piece } from '../../stage/model/pieces'
import { boxOf, cellOf, heightOf, widthOf, type Box } from '../box'
import { layHand } from '../hand'
import { bestColumns, grid, groupIn, type Layer } from './layer'
import { seatAt } from './seats'

/** Largest height of a pile, in heights of a card of the viewer's hand. */
const PILE = 1.35

/**
 * Arranges the groups around a trick or a pool: fans at the left, along the top and at the right, the hand along the
 * lower edge.
 */
export function aroundCards(layer: Layer): Piece[] {
  const { page, framed, others, rest, rim, eye } = layer
  const { width, height } = page.window
  const { papers, hand } = framed
  const { column } = papers
  const edge = width - column - rim * 3
  const [below, floor] = [papers.strip.bottom + rim, papers.verbs.top - rim]
  const count = others.length
  const left = boxOf(rim, height * 0.14, width * 0.11, hand.top - rim * 2)
  const wide = Math.max(column * 0.44, Math.min(width * 0.1, column * 0.6))
  const right = boxOf(edge + rim, below, edge + rim + wide, Math.min(floor, below + (floor - below) * 0.62))
  const top = boxOf(width * 0.13, rim, edge - rim * 2, height * 0.145)
  const only = boxOf(width * 0.3, rim, edge - width * 0.1, height * 0.145)
  const fans = others.flatMap((seat, i) => {
    const side = count > 1 && (i === 0 || i === count - 1)
    const box = count === 1 ? only : i === 0 ? left : side ? right : cellOf(top, i - 1, count - 2, rim)
    return seatAt(layer, seat, box, { upright: !side, most: 0.95, beside: !side })
  })
  const piles = boxOf(edge + rim * 2 + (count > 1 ? column * 0.46 : 0), below, width - rim * 2, floor)
  const { w, d } = sizeOf('card', page.table.back)
  const card = height * (w === d ? 0.225 : 0.285)
  const columns = bestColumns(layer, rest, piles, widthOf(piles) > 240 ? 2 : 1)
  const low = lowered(piles, Math.ceil(rest.length / columns) * card * PILE)
  return [...fans, ...grid(layer, rest, low, columns, 1.3), ...layHand(eye, groupIn(layer, 'hand'), hand, card)]
}

/** Returns the middle part of a box, at most `most` pixels high. */
function lowered(box: Box, most: number): Box {
  const spare = Math.max(0, heightOf(box) - most) / 2
  return { ...box, top: box.top + spare, bottom: box.bottom - spare }
}
