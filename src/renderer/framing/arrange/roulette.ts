import type { Piece } from '../../stage/model/pieces'
import { boxOf, cellOf, heightOf, widthOf } from '../box'
import { fitGroup } from '../fit-group'
import { NAME_CARD_RATIO, createNameCard } from '../name-card'
import { isLow } from '../papers'
import { groupIn, layGroup, type ArrangeContext } from './arrange-context'

/** Group of the bank's chips, which lie before the banker or where the house keeps them. */
const BANK_GROUP = 'bank'
/**
 * Up to this many stacks have their names beside them; with more, names are below the stacks, across the full width of
 * the cell.
 */
const MAX_SIDE_NAMES = 4

/** Returns the group of chips that the near seat plays with: a banker has only the bank's. */
export function ownChipsGroup({ page, groups }: ArrangeContext): string {
  const own = `chips:${page.nearSeat}`
  return groups.has(own) ? own : BANK_GROUP
}

/**
 * Arranges a roulette table: stacks with their names above the layout, the dial beside it, the viewer's own chips
 * below.
 */
export function arrangeRoulette(context: ArrangeContext): Piece[] {
  const { page, framed, otherSeats, sideGroups, margin, camera } = context
  const ownGroup = ownChipsGroup(context)
  const otherGroups = sideGroups.filter((name) => name !== ownGroup)
  const isBanker = (seat: string) => groupIn(context, `chips:${seat}`).length === 0
  const stacks = otherGroups.flatMap((name, i) => {
    const cell = cellOf(
      framed.otherSeats,
      i,
      otherGroups.length,
      margin * (otherGroups.length > MAX_SIDE_NAMES ? 1.5 : 4),
    )
    const seat = name.startsWith('chips:') ? name.slice(6) : otherSeats.find(isBanker)
    const isBeside = otherGroups.length <= MAX_SIDE_NAMES
    const part = widthOf(cell) * (isBeside ? 0.46 : 1)
    const nameCardWidth = Math.min(part, isLow(page.window) ? 70 : Math.max(110, page.window.height * 0.11))
    const nameBox = boxOf(
      cell.right - nameCardWidth,
      cell.bottom - nameCardWidth * NAME_CARD_RATIO,
      cell.right,
      cell.bottom,
    )
    const room = isBeside
      ? { ...cell, right: cell.left + widthOf(cell) * 0.5 }
      : { ...cell, bottom: Math.max(cell.top + heightOf(cell) * 0.4, nameBox.top - margin / 2) }
    const chips = layGroup(context, name, room, 1.9)
    return seat === undefined ? chips : [...chips, ...fitGroup(camera, [createNameCard(seat)], nameBox, 1.2)]
  })
  return [...layGroup(context, 'dial', framed.dial, 2), ...stacks, ...layGroup(context, ownGroup, framed.hand, 2.6)]
}
