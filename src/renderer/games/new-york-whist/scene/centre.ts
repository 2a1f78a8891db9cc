import type { Piece } from '../../../stage/model/pieces'
import { laidPose } from '../../layout/places'
import { trick } from '../../layout/trick'
import type { SceneContext } from '../../types'
import { bestSeatOf, blindCards, isTrickComplete, centreTrick, type Table } from '../table'

/**
 * Returns the trick at the centre. The winning card of a completed trick glows; in a trick being played, the best card
 * so far glows faintly.
 */
export function middleTrick(table: Table, { portrait }: SceneContext): Piece[] {
  const over = isTrickComplete(table)
  const best = over ? table.state.lastTrick?.winner : bestSeatOf(table)
  return trick(table, portrait, centreTrick(table), {
    face: (card) => `49/${card}`,
    back: '49/back',
    glow: ({ seat }) => (seat !== best ? 0 : over ? 0.9 : table.state.trick.length > 1 ? 0.3 : 0),
  })
}

/** Distance between the centres of two cards of the blind, in inches. */
const BESIDE = 0.62

/** Returns the blind at the centre of the table: face down, then turned up until the first trick is gathered. */
export function blind(table: Table): Piece[] {
  const cards = blindCards(table)
  if (cards === null) {
    const count = typeof table.state.blind === 'number' ? table.state.blind : table.state.blind.length
    return place(Array.from({ length: count }, (_, i) => ({ id: `blind:${i}`, face: '49/back', down: true })))
  }
  const first = Object.values(table.state.tricks).reduce((sum, tricks) => sum + tricks, 0) === 1
  if (!first || !isTrickComplete(table)) return []
  return place(cards.map((card) => ({ id: `card:${card}`, face: `49/${card}`, down: false })))
}

function place(cards: readonly { readonly id: string; readonly face: string; readonly down: boolean }[]): Piece[] {
  return cards.map(({ id, face, down }, i) => ({
    id,
    kind: 'card',
    face,
    pose: laidPose(id, { x: (i - (cards.length - 1) / 2) * BESIDE, y: 0.08 + i * 0.016, z: 0 }),
    down,
    zone: 'blind',
    from: down ? 'stock' : 'blind',
    motion: down ? 'slide' : 'flip',
    beat: down ? 0 : 5,
    ...(down ? {} : { glow: 0.5 }),
  }))
}
