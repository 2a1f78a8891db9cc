import type { Piece } from '../../stage/model/pieces'
import { boxOf, heightOf, widthOf, type Box } from '../box'
import { isLow } from '../papers'
import { layGrid, groupIn, layRow, layGroup, spanOf, type ArrangeContext } from './arrange-context'

/** Part of the column's height that the standing card takes. */
const CARD_SHARE = 0.27
/**
 * Least height of the strip below the field, as part of the window's height, for the piles to lie there. The pad then
 * has the whole column.
 */
const MIN_PILES_STRIP = 0.1
/**
 * A spread pile is at least `ratio` times as wide as deep. Such piles share a row of their own, `part` of the column's
 * height.
 */
const SPREAD_PILES = { ratio: 2, part: 0.22 } as const
/** Part of the column's width that piles take beside the pad. */
const PILES_SHARE = 0.34
/** Largest scales of pad, card and piles; `bare` is that of a pad on an empty field. */
const MAX_SCALES = { pad: 5, bare: 9, card: 5, pile: 1 } as const

/**
 * Arranges a finished game. Hands and fans are gone. The pad and the card that names the winner lie beside the field;
 * in a very wide window the pad is at the field's left. Piles lie below the field or at the right of the pad. In a tall
 * window all three lie below the field, in a low one at its right.
 */
export function arrangeEnding(context: ArrangeContext): Piece[] {
  const { framed, sideGroups, margin } = context
  const names = groupIn(context, 'dial').length > 0 ? [...sideGroups, 'dial'] : sideGroups
  const { side, leftOfField } = framed
  if (framed.papers.layout === 'tall') return arrangeTallEnding(context, names)
  if (isLow(context.page.window)) return arrangeLowEnding(context, names)
  const cut = side.bottom - heightOf(side) * CARD_SHARE
  const card = layGroup(context, 'ending', { ...side, top: cut }, MAX_SCALES.card)
  const upper = { ...side, bottom: cut - margin }
  const freeBox = boxBelowField(context)
  if (isBare(context))
    return [
      ...layPad(context, 'score', framed.field, MAX_SCALES.bare),
      ...layRow(context, names, freeBox, MAX_SCALES.pile),
      ...card,
    ]
  if (widthOf(leftOfField) === 0 && heightOf(freeBox) >= context.page.window.height * MIN_PILES_STRIP)
    return [
      ...layPad(context, 'score', upper, MAX_SCALES.pad),
      ...layRow(context, names, freeBox, MAX_SCALES.pile),
      ...card,
    ]
  if (widthOf(leftOfField) > 0)
    return [...layPad(context, 'score', leftOfField, MAX_SCALES.pad), ...layPiles(context, names, upper, 2), ...card]
  if (names.length > 0 && names.every((name) => isSpread(context, name))) {
    const row = { ...upper, top: upper.bottom - heightOf(side) * SPREAD_PILES.part }
    return [
      ...layPad(context, 'score', { ...upper, bottom: row.top - margin }, MAX_SCALES.pad),
      ...layRow(context, names, row, MAX_SCALES.pile),
      ...card,
    ]
  }
  const edge = side.right - (names.length > 0 ? widthOf(side) * PILES_SHARE : 0)
  return [
    ...layPad(context, 'score', boxOf(side.left, side.top, edge - margin, cut - margin), MAX_SCALES.pad),
    ...layPiles(context, names, { ...upper, left: edge + margin }, 1),
    ...card,
  ]
}

/** Shares of the room beside the field in a tall and in a low window: the pad's, and the card's where piles lie too. */
const TALL_SHARES = { pad: 0.42, padRatio: 0.74, card: 0.5 } as const
const LOW_SHARES = { pad: 0.58, card: 0.45, besides: 0.35 } as const

/** Arranges the room below the field: the pad at the left, the card at the right, and the piles below the card. */
function arrangeTallEnding(context: ArrangeContext, names: readonly string[]): Piece[] {
  const { framed, margin } = context
  const { field, side } = framed
  if (isBare(context))
    return [...layPad(context, 'score', field, MAX_SCALES.bare), ...layCardOverPiles(context, names, side)]
  const padWidth = Math.min(widthOf(side) * TALL_SHARES.pad, heightOf(side) * TALL_SHARES.padRatio)
  const edge = side.left + padWidth
  return [
    ...layPad(context, 'score', { ...side, right: edge }, MAX_SCALES.pad),
    ...layCardOverPiles(context, names, { ...side, left: edge + margin }),
  ]
}

function layCardOverPiles(context: ArrangeContext, names: readonly string[], box: Box): Piece[] {
  const cut = names.length === 0 ? box.bottom : box.top + heightOf(box) * TALL_SHARES.card
  return [
    ...layGroup(context, 'ending', { ...box, bottom: cut }, MAX_SCALES.card),
    ...layRow(context, names, { ...box, top: cut + context.margin }, MAX_SCALES.pile),
  ]
}

/** Arranges the room at the right of the field: the pad, below it the card, and the piles at the bottom. */
function arrangeLowEnding(context: ArrangeContext, names: readonly string[]): Piece[] {
  const { framed, margin } = context
  const { field, side } = framed
  const bare = isBare(context)
  const padEnd = bare ? side.top : side.top + heightOf(side) * LOW_SHARES.pad
  const rest = { ...side, top: bare ? side.top : padEnd + margin }
  const share = bare ? LOW_SHARES.besides : LOW_SHARES.card
  const cut = names.length === 0 ? rest.bottom : rest.top + heightOf(rest) * share
  return [
    ...layPad(context, 'score', bare ? field : { ...side, bottom: padEnd }, MAX_SCALES.bare),
    ...layGroup(context, 'ending', { ...rest, bottom: cut }, MAX_SCALES.card),
    ...layPiles(context, names, { ...rest, top: cut + margin }, 2),
  ]
}

/** Whether a pile was spread out to be looked through: much wider than deep. */
function isSpread(context: ArrangeContext, name: string): boolean {
  const { wide, deep } = spanOf(groupIn(context, name))
  return wide > deep * SPREAD_PILES.ratio
}

/** Whether nothing is left on the field of a card game without a board; the pad is then shown there at reading size. */
function isBare({ page }: ArrangeContext): boolean {
  const { table, pieces } = page
  return table.kind === 'cards' && !pieces.some(({ group, kind }) => group === undefined && kind !== 'mark')
}

/** Returns the hand's box, or the space below a field that is wider than high. */
function boxBelowField({ framed, page, margin }: ArrangeContext): Box {
  const { field, hand, side } = framed
  const floor = page.window.height - margin
  return heightOf(hand) > 0
    ? hand
    : boxOf(field.left, field.bottom + margin, Math.min(field.right, side.left - margin), floor)
}

const layPiles = (context: ArrangeContext, names: readonly string[], box: Box, columns: number): Piece[] =>
  layGrid(context, names, box, Math.min(columns, names.length || 1), MAX_SCALES.pile)

/** Turn of the pad on a page, in radians. */
const PAD_TURN = -0.05

/** Lays the pad in a box, nearly straight, whatever its turn was before. */
export function layPad(context: ArrangeContext, name: 'pad' | 'score', box: Box, maxScale: number): Piece[] {
  const [pad] = groupIn(context, name)
  return layGroup(context, name, box, maxScale, PAD_TURN - (pad?.pose.turn ?? 0))
}
