import { nameIn, namedTouch, namedZone } from '../../../stage/model/names'
import type { Piece } from '../../../stage/model/pieces'
import { nearSeat, seatsOf } from '../../layout/eye'
import type { Field, SceneContext } from '../../types'
import { hands } from '../../layout/hands'
import { colourOfCard, isDealing, isUndealt, ownHand, type Table } from '../table'

/** All hands. A card of the own one stands for its colour, the hand of another seat for whoever holds it. */
export function allHands(table: Table, context: SceneContext, field: Field): Piece[] {
  if (isUndealt(table)) return []
  const dealing = isDealing(table)
  const at = seatsOf(table)
  const laid = hands(table, byColour(table, context), {
    cards: (seat) => table.state.hands[seat] ?? null,
    face: (card) => `49/${card}`,
    back: '49/back',
    close: true,
    field,
    from: (seat) => cameFrom(table, seat),
    ...(dealing
      ? { beat: (seat, index) => (context.picked.length > 0 ? 0 : index * table.seats + at.indexOf(seat)) }
      : {}),
  })
  return laid.map((piece) => answering(table, context, piece))
}

/** Touches of colours, said of every card in the hand that has them. */
function byColour(table: Table, context: SceneContext): SceneContext {
  const hand = ownHand(table)
  const cards = (touches: Iterable<string>) => {
    const asked = new Set(touches)
    return hand.filter((card) => asked.has(touchOf(card))).map((card) => namedTouch('hand', card))
  }
  return { ...context, touchable: new Set(cards(context.touchable)), picked: cards(context.picked) }
}

function touchOf(card: string): string {
  const colour = colourOfCard(card)
  return colour === null ? namedTouch('hand', 'C') : namedTouch('colour', colour)
}

/** A card that was handed over comes from whoever gave it, any other new one off the stock. */
function cameFrom(table: Table, seat: string): string {
  const { last } = table.state
  return last?.result === 'given' && last.seat === seat && !isDealing(table) ? namedZone('hand', last.of) : 'stock'
}

function answering(table: Table, context: SceneContext, piece: Piece): Piece {
  const card = nameIn(piece.touch, 'hand')
  if (card !== null) return { ...piece, touch: touchOf(card) }
  const seat = /^hand:([A-H])$/.exec(piece.zone ?? '')?.[1]
  if (seat === undefined || seat === nearSeat(table) || table.over) return piece
  const touch = namedTouch('seat', seat)
  return context.touchable.has(touch) ? { ...piece, touch, glow: 0.55 } : { ...piece, touch }
}
