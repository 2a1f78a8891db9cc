import type { Piece } from '../../stage/model/pieces'
import { boxOf, cellOf, heightOf, widthOf } from '../box'
import { bring } from '../bring'
import { NAME_RATIO, nameCard } from '../names'
import { isLow } from '../papers'
import { groupIn, put, type Layer } from './layer'

/** Group of the bank's chips, which lie before the banker or where the house keeps them. */
const BANK = 'bank'
/**
 * Up to this many stacks have their names beside them; with more, names are below the stacks, across the full width of
 * the cell.
 */
const BESIDE = 4

/** Returns the group of chips that the near seat plays with: a banker has only the bank's. */
export function ownChips({ page, groups }: Layer): string {
  const own = `chips:${page.near}`
  return groups.has(own) ? own : BANK
}

/**
 * Arranges a roulette table: stacks with their names above the layout, the dial beside it, the viewer's own chips
 * below.
 */
export function aroundLayout(layer: Layer): Piece[] {
  const { page, framed, others, rest, rim, eye } = layer
  const mine = ownChips(layer)
  const there = rest.filter((name) => name !== mine)
  const isOwner = (seat: string) => groupIn(layer, `chips:${seat}`).length === 0
  const stacks = there.flatMap((name, i) => {
    const cell = cellOf(framed.others, i, there.length, rim * (there.length > BESIDE ? 1.5 : 4))
    const seat = name.startsWith('chips:') ? name.slice(6) : others.find(isOwner)
    const isBeside = there.length <= BESIDE
    const part = widthOf(cell) * (isBeside ? 0.46 : 1)
    const wide = Math.min(part, isLow(page.window) ? 70 : Math.max(110, page.window.height * 0.11))
    const name_ = boxOf(cell.right - wide, cell.bottom - wide * NAME_RATIO, cell.right, cell.bottom)
    const room = isBeside
      ? { ...cell, right: cell.left + widthOf(cell) * 0.5 }
      : { ...cell, bottom: Math.max(cell.top + heightOf(cell) * 0.4, name_.top - rim / 2) }
    const chips = put(layer, name, room, 1.9)
    return seat === undefined ? chips : [...chips, ...bring(eye, [nameCard(seat)], name_, 1.2)]
  })
  return [...put(layer, 'dial', framed.dial, 2), ...stacks, ...put(layer, mine, framed.hand, 2.6)]
}
