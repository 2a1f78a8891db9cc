import type { Piece } from '../../stage/model/pieces'
import { boxOf, cellOf, heightOf, widthOf, type Box } from '../box'
import { isLow } from '../papers'
import { groupIn, put, type Layer } from './layer'

/** Parts of the column beside the field: the piles that stay, and what the standing card has of the rest. */
const PILES = 0.2
const CARD = 0.26
/** The largest that pad, card and piles become, in their own sizes. */
const MOST = { pad: 3.2, card: 3.2, pile: 1 } as const

/**
 * A game that is over: the pad and the card that tells who won lie beside the field, in a very wide window the pad at its
 * left, and whatever piles there are in a row above them. Hands and fans are gone. In a tall window
 * there is room for the piles only, in a low one the paper that tells the end takes all of the column.
 */
export function atTheEnd(layer: Layer): Piece[] {
  const { framed, rest, rim } = layer
  const names = groupIn(layer, 'dial').length > 0 ? [...rest, 'dial'] : rest
  const { side, aside } = framed
  if (framed.papers.layout === 'tall')
    return names.flatMap((name, i) => put(layer, name, cellOf(side, i, names.length, rim), MOST.pile))
  if (isLow(layer.page.window)) return []
  const high = names.length > 0 ? heightOf(side) * PILES : 0
  const piles = boxOf(side.left, side.top, side.right, side.top + high)
  const lower = boxOf(side.left, piles.bottom + (high > 0 ? rim : 0), side.right, side.bottom)
  const [pad, card] = widthOf(aside) > 0 ? [aside, middleOf(lower)] : parted(lower, rim)
  return [
    ...names.flatMap((name, i) => put(layer, name, cellOf(piles, i, names.length, rim * 2), MOST.pile)),
    ...put(layer, 'score', pad, MOST.pad),
    ...put(layer, 'ending', card, MOST.card),
  ]
}

/** The pad above the card. */
function parted(box: Box, rim: number): readonly [pad: Box, card: Box] {
  const cut = box.bottom - heightOf(box) * CARD
  return [boxOf(box.left, box.top, box.right, cut - rim), boxOf(box.left, cut, box.right, box.bottom)]
}

const middleOf = (box: Box): Box => {
  const quarter = heightOf(box) / 4
  return boxOf(box.left, box.top + quarter, box.right, box.bottom - quarter)
}
