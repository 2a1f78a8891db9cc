import { nameIn, namedTouch, namedZone } from '../../../stage/model/touch-names'
import type { Piece } from '../../../stage/model/pieces'
import { laidPose } from '../../layout/places'
import { liftedPose } from '../../puzzles/cards-tray'
import type { SceneContext } from '../../types'
import { rackSpot, wholeRack } from '../places'
import { HAND_SIZE, handCards, HANDS, isRight, namedCards, rankOf, type Table } from '../table'

/** Returns ten racks of five places. A right hand glows; a wrong one of five cards is darkened. */
export function racks(table: Table, context: SceneContext): Piece[] {
  return HANDS.flatMap((hand) => [...cards(table, hand, context), ...rackMark(table, hand, context)])
}

/** Returns the cards of a rack. While a card is picked, they stand for the rack; otherwise each can be picked up. */
function cards(table: Table, hand: number, context: SceneContext): Piece[] {
  const rackCards = handCards(table.state, hand)
  const highlight = highlightOf(table, hand)
  return rackCards.map((card, i): Piece => {
    const id = `card:${card}`
    const touch = namedTouch('card', card)
    const picked = context.picked[0] === touch
    const pose = laidPose(id, rackSpot(hand, i, context), 0.5)
    return {
      id,
      kind: 'card',
      face: `49/${card}`,
      pose: picked ? liftedPose(pose, context) : pose,
      zone: namedZone('rack', hand),
      from: namedZone('hand', 'A'),
      motion: 'lay',
      carry: true,
      touch: picked || context.picked.length === 0 ? touch : namedTouch('rack', hand),
      ...(picked ? { glow: 0.9 } : highlight),
    }
  })
}

function highlightOf(table: Table, hand: number): Pick<Piece, 'glow' | 'tint'> {
  if (isRight(table, hand)) return { glow: 0.45 }
  return rankOf(table.state, hand) === null ? {} : { tint: 0.78 }
}

/**
 * Returns the mark of a rack that is not full. It glows brightest if the picked card is one that the puzzle's options
 * prescribe for the rack.
 */
function rackMark(table: Table, hand: number, context: SceneContext): Piece[] {
  if (handCards(table.state, hand).length === HAND_SIZE) return []
  const touch = namedTouch('rack', hand)
  const held = nameIn(context.picked[0], 'card') ?? nameIn(context.picked[0], 'hand')
  const named = namedCards(table, hand)
  const asked = context.picked.length > 0 && context.touchable.has(touch)
  // Racks on a page have no roll behind them: their marks must be visible by themselves, but as discreet as bare wood
  // allows.
  const idle = context.portrait || context.page !== undefined ? 0.36 : 0.1
  const glow = !asked ? idle : named === null ? 0.75 : held !== null && named.includes(held) ? 1 : 0.3
  // The mark lies under the cards, so that the last card can be touched up to its edge.
  const pose = { ...wholeRack(hand, context), y: 0.002 }
  return [{ id: `room:${hand}`, kind: 'mark', face: 'mark/rack', pose, touch, zone: 'marks', glow }]
}
