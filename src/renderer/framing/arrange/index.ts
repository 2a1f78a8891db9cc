import type { Piece } from '../../stage/model/pieces'
import { sizeOf } from '../../stage/model/sizes'
import { boxOf, heightOf, widthOf } from '../box'
import { maxHandCardHeight } from '../field'
import type { FramedField } from '../field-camera'
import { chooseHandRows, layHand } from '../hand'
import { arrangeAroundCards } from './cards'
import { arrangeBesideBoard } from './column'
import { arrangeEnding } from './ending'
import {
  layGrid,
  layRow,
  createArrangeContext,
  layGroup,
  type PieceGroups,
  type ArrangeContext,
  type Page,
} from './arrange-context'
import { arrangeRoulette, ownChipsGroup } from './roulette'
import { laySeatRows } from './seats'

/** Arranges all groups outside the field around it, each in a box of its own. */
export function arrange(page: Page, framed: FramedField, groups: PieceGroups): Piece[] {
  const context = createArrangeContext(page, framed, groups)
  if (page.table.isEnded) return arrangeEnding(context)
  if (framed.papers.layout === 'tall') return arrangeTall(context)
  if (page.table.kind === 'roulette') return arrangeRoulette(context)
  if (page.table.kind === 'cards') return arrangeAroundCards(context)
  return framed.papers.layout === 'band' ? arrangeAtEdge(context) : arrangeBesideBoard(context)
}

/** Arranges a tall window: names and fans above a field as wide as the window, piles and the viewer's hand below it. */
function arrangeTall(context: ArrangeContext): Piece[] {
  const { page, framed, otherSeats, sideGroups, margin } = context
  const { height } = page.window
  const isRoulette = page.table.kind === 'roulette'
  const rows = otherSeats.length > 4 ? 2 : 1
  const upperPieces = isRoulette
    ? layGroup(context, 'dial', framed.dial, 2)
    : laySeatRows(context, framed.otherSeats, rows, 0.8, { row: 0, cell: margin })
  const side = isRoulette ? layChipRows(context) : layRow(context, sideGroups, framed.side, 1.1)
  return [...upperPieces, ...side, ...layLowHand(context, maxHandCardHeight(page.table.back, height))]
}

/**
 * Lays the viewer's hand directly above the verbs; after cards were played, the room that becomes free is above the
 * hand.
 */
function layLowHand({ hand, framed, groups, page, margin }: ArrangeContext, maxHeight: number): Piece[] {
  const cards = groups.get('hand') ?? []
  const box = framed.hand
  const room = { width: widthOf(box), height: heightOf(box), maxCardHeight: maxHeight, finger: hand.finger }
  const { rows, height } = chooseHandRows(cards.length, sizeOf('card', page.table.back), room)
  const top = Math.max(box.top, box.bottom - rows * height * 1.05 - margin * 2)
  return layHand(hand, cards, { ...box, top }, maxHeight)
}

/**
 * Part of the chips' total height in a tall window that the other seats' chips take, and the largest scale of chips.
 */
const OTHER_CHIPS_SHARE = 0.42
const MAX_CHIP_SCALE = 1.7
/** Arranges the other seats' chips in a row, and below it the viewer's own, which are played with. */
function layChipRows(context: ArrangeContext): Piece[] {
  const { framed, sideGroups } = context
  const { side } = framed
  const ownGroup = ownChipsGroup(context)
  const cut = side.top + heightOf(side) * OTHER_CHIPS_SHARE
  const theirs = sideGroups.filter((name) => name !== ownGroup)
  return [
    ...layRow(context, theirs, { ...side, bottom: cut }, MAX_CHIP_SCALE),
    ...layGroup(context, ownGroup, { ...side, top: cut }, MAX_CHIP_SCALE),
  ]
}

/**
 * Arranges the groups of a field that fills the window, at its right edge or, if that is too narrow, at the window's
 * left.
 */
function arrangeAtEdge(context: ArrangeContext): Piece[] {
  const { framed, sideGroups, margin, page } = context
  const { side, papers } = framed
  if (widthOf(side) > 60) return layGrid(context, sideGroups, side, 1, 1.3)
  const left = boxOf(margin, papers.strip.bottom + margin, margin + 90, page.window.height - margin)
  return layGrid(context, sideGroups, left, 1, 1)
}
