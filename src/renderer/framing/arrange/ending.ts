import type { Piece } from '../../stage/model/pieces'
import { boxOf, heightOf, widthOf, type Box } from '../box'
import { isLow } from '../papers'
import { grid, groupIn, inRow, put, spanOf, type Layer } from './layer'

/** Part of the column's height that the standing card takes. */
const CARD = 0.27
/**
 * Least height of the strip below the field, as part of the window's height, for the piles to lie there. The pad then
 * has the whole column.
 */
const STRIP = 0.1
/**
 * A spread pile is at least `ratio` times as wide as deep. Such piles share a row of their own, `part` of the column's
 * height.
 */
const SPREAD = { ratio: 2, part: 0.22 } as const
/** Part of the column's width that piles take beside the pad. */
const PILES = 0.34
/** Largest scales of pad, card and piles; `bare` is that of a pad on an empty field. */
const MOST = { pad: 5, bare: 9, card: 5, pile: 1 } as const

/**
 * Arranges a finished game. Hands and fans are gone. The pad and the card that names the winner lie beside the field;
 * in a very wide window the pad is at the field's left. Piles lie below the field or at the right of the pad. A tall
 * window has room for the piles only; in a low one the paper that announces the end takes the whole column.
 */
export function atTheEnd(layer: Layer): Piece[] {
  const { framed, rest, rim } = layer
  const names = groupIn(layer, 'dial').length > 0 ? [...rest, 'dial'] : rest
  const { side, aside } = framed
  if (framed.papers.layout === 'tall') return inRow(layer, names, side, MOST.pile)
  if (isLow(layer.page.window)) return []
  const cut = side.bottom - heightOf(side) * CARD
  const card = put(layer, 'ending', { ...side, top: cut }, MOST.card)
  const upper = { ...side, bottom: cut - rim }
  const free = below(layer)
  if (isBare(layer))
    return [...layPad(layer, 'score', framed.field, MOST.bare), ...inRow(layer, names, free, MOST.pile), ...card]
  if (widthOf(aside) === 0 && heightOf(free) >= layer.page.window.height * STRIP)
    return [...layPad(layer, 'score', upper, MOST.pad), ...inRow(layer, names, free, MOST.pile), ...card]
  if (widthOf(aside) > 0)
    return [...layPad(layer, 'score', aside, MOST.pad), ...stacked(layer, names, upper, 2), ...card]
  if (names.length > 0 && names.every((name) => isSpread(layer, name))) {
    const row = { ...upper, top: upper.bottom - heightOf(side) * SPREAD.part }
    return [
      ...layPad(layer, 'score', { ...upper, bottom: row.top - rim }, MOST.pad),
      ...inRow(layer, names, row, MOST.pile),
      ...card,
    ]
  }
  const edge = side.right - (names.length > 0 ? widthOf(side) * PILES : 0)
  return [
    ...layPad(layer, 'score', boxOf(side.left, side.top, edge - rim, cut - rim), MOST.pad),
    ...stacked(layer, names, { ...upper, left: edge + rim }, 1),
    ...card,
  ]
}

/** Whether a pile was spread out to be looked through: much wider than deep. */
function isSpread(layer: Layer, name: string): boolean {
  const { wide, deep } = spanOf(groupIn(layer, name))
  return wide > deep * SPREAD.ratio
}

/** Whether nothing is left on the field of a card game without a board; the pad is then shown there at reading size. */
function isBare({ page }: Layer): boolean {
  const { table, pieces } = page
  return table.kind === 'cards' && !pieces.some(({ group, kind }) => group === undefined && kind !== 'mark')
}

/** Returns the hand's box, or the space below a field that is wider than high. */
function below({ framed, page, rim }: Layer): Box {
  const { field, hand, side } = framed
  const floor = page.window.height - rim
  return heightOf(hand) > 0
    ? hand
    : boxOf(field.left, field.bottom + rim, Math.min(field.right, side.left - rim), floor)
}

const stacked = (layer: Layer, names: readonly string[], box: Box, columns: number): Piece[] =>
  grid(layer, names, box, Math.min(columns, names.length || 1), MOST.pile)

/** Turn of the pad on a page, in radians. */
const PAD_TURN = -0.05

/** Lays the pad in a box, nearly straight, whatever its turn was before. */
export function layPad(layer: Layer, name: 'pad' | 'score', box: Box, most: number): Piece[] {
  const [pad] = groupIn(layer, name)
  return put(layer, name, box, most, PAD_TURN - (pad?.pose.turn ?? 0))
}
