import type { Piece } from '../../stage/model/pieces'
import { boxOf, cellOf, widthOf } from '../box'
import { bring } from '../bring'
import { NAME_RATIO, nameCard } from '../names'
import { isLow } from '../papers'
import { groupIn, put, type Layer } from './layer'

/** Stacks with their names above the layout, the dial beside it, the own chips below. */
export function aroundLayout(layer: Layer): Piece[] {
  const { page, framed, others, rest, rim, eye } = layer
  const mine = `chips:${page.near}`
  const there = rest.filter((name) => name !== mine)
  const isOwner = (seat: string) => groupIn(layer, `chips:${seat}`).length === 0
  const stacks = there.flatMap((name, i) => {
    const cell = cellOf(framed.others, i, there.length, rim * 4)
    const seat = name.startsWith('chips:') ? name.slice(6) : others.find(isOwner)
    const wide = Math.min(widthOf(cell) * 0.46, isLow(page.window) ? 70 : Math.max(110, page.window.height * 0.11))
    const name_ = boxOf(cell.right - wide, cell.bottom - wide * NAME_RATIO, cell.right, cell.bottom)
    const chips = put(layer, name, { ...cell, right: cell.left + widthOf(cell) * 0.5 }, 1.9)
    return seat === undefined ? chips : [...chips, ...bring(eye, [nameCard(seat)], name_, 1.2)]
  })
  return [...put(layer, 'dial', framed.dial, 2), ...stacks, ...put(layer, mine, framed.hand, 2.6)]
}
