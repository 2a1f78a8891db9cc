import type { Seat } from '../../kit'
import type { Card } from '../cards'
import { hasCard } from '../hands'
import { readingsOf, type HiddenCards } from './hidden'
import { calledFor, calledOn, DRAWN, isBook, type Move } from './move'
import type { BostonBooksSeen } from './shape'
import { hasStock } from './state'

/** Stands for the stock among the places of a card. */
const STOCK = -1

/**
 * Whether a call may tell its caller something: where the card lies is not known for certain, or the caller must draw.
 */
export function mayTell(seen: BostonBooksSeen, _seat: Seat, move: Move): boolean {
  if (isBook(move)) return false
  const readings = readingsOf(seen)
  const places = new Set(readings.flatMap((reading) => placesOf(reading, calledFor(move))))
  if (places.has(calledOn(move))) return places.size > 1
  return readings.some(({ known }) => hasStock(known))
}

/** Returns the seats that may hold a card, as far as the viewer can tell, and `STOCK` if it may be there. */
function placesOf({ known, unseen, others, call }: HiddenCards, card: Card): Seat[] {
  const holder = Array.from({ length: known.seats }, (_, seat) => seat).find((seat) => hasCard(known.hands, seat, card))
  if (holder !== undefined) return [holder]
  if (!unseen.includes(card)) return []
  // After a call in vain, neither the caller nor the seat called on has the card.
  const without = call && call.card === card && call.result > DRAWN ? [call.seat, call.of] : []
  const seats = others.filter((seat) => !without.includes(seat))
  return hasStock(known) ? [...seats, STOCK] : seats
}
