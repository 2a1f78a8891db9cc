import type { Piece } from '../../stage/model/pieces'
import { sizeOf } from '../../stage/model/sizes'
import { boxOf, heightOf, widthOf } from '../box'
import { tallCard, type FramedField } from '../field'
import { handRows, layHand } from '../hand'
import { aroundCards } from './cards'
import { besideBoard } from './column'
import { atTheEnd } from './ending'
import { grid, inRow, layerOf, put, type Groups, type Layer, type Page } from './layer'
import { aroundLayout, ownChips } from './roulette'
import { seatRows } from './seats'

/** Arranges all groups outside the field around it, each in a box of its own. */
export function arrange(page: Page, framed: FramedField, groups: Groups): Piece[] {
  const layer = layerOf(page, framed, groups)
  if (page.table.ended) return atTheEnd(layer)
  if (framed.papers.layout === 'tall') return tall(layer)
  if (page.table.kind === 'roulette') return aroundLayout(layer)
  if (page.table.kind === 'cards') return aroundCards(layer)
  return framed.papers.layout === 'band' ? atEdge(layer) : besideBoard(layer)
}

/** Arranges a tall window: names and fans above a field as wide as the window, piles and the viewer's hand below it. */
function tall(layer: Layer): Piece[] {
  const { page, framed, others, rest, rim } = layer
  const { height } = page.window
  const isRoulette = page.table.kind === 'roulette'
  const rows = others.length > 4 ? 2 : 1
  const fans = isRoulette
    ? put(layer, 'dial', framed.dial, 2)
    : seatRows(layer, framed.others, rows, 0.8, { row: 0, cell: rim })
  const side = isRoulette ? chipRows(layer) : inRow(layer, rest, framed.side, 1.1)
  return [...fans, ...side, ...lowHand(layer, tallCard(page.table.back, height))]
}

/**
 * Lays the viewer's hand directly above the verbs; after cards were played, the room that becomes free is above the
 * hand.
 */
function lowHand({ eye, framed, groups, page, rim }: Layer, most: number): Piece[] {
  const cards = groups.get('hand') ?? []
  const box = framed.hand
  const { rows, height } = handRows(cards.length, sizeOf('card', page.table.back), widthOf(box), heightOf(box), most)
  return layHand(eye, cards, { ...box, top: Math.max(box.top, box.bottom - rows * height * 1.05 - rim * 2) }, most)
}

/**
 * Part of the chips' total height in a tall window that the other seats' chips take, and the largest scale of chips.
 */
const OTHERS = 0.42
const LARGEST_CHIP = 1.7
/** Arranges the other seats' chips in a row, and below it the viewer's own, which are played with. */
function chipRows(layer: Layer): Piece[] {
  const { framed, rest } = layer
  const { side } = framed
  const mine = ownChips(layer)
  const cut = side.top + heightOf(side) * OTHERS
  const theirs = rest.filter((name) => name !== mine)
  return [
    ...inRow(layer, theirs, { ...side, bottom: cut }, LARGEST_CHIP),
    ...put(layer, mine, { ...side, top: cut }, LARGEST_CHIP),
  ]
}

/**
 * Arranges the groups of a field that fills the window, at its right edge or, if that is too narrow, at the window's
 * left.
 */
function atEdge(layer: Layer): Piece[] {
  const { framed, rest, rim, page } = layer
  const { side, papers } = framed
  if (widthOf(side) > 60) return grid(layer, rest, side, 1, 1.3)
  const left = boxOf(rim, papers.strip.bottom + rim, rim + 90, page.window.height - rim)
  return grid(layer, rest, left, 1, 1)
}
