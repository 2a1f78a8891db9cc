import type { Seat } from '../../../rules/kit'
import { CHEATER, type Card } from '../../../rules/forty-nine-outfit/cards'
import { highestKeptPlace } from '../../../rules/forty-nine-outfit/chicago-casino/choices'
import {
  ALL_DRONES,
  COLOUR,
  DRONE,
  inColour,
  PLACE,
  ridersIn,
} from '../../../rules/forty-nine-outfit/chicago-casino/colour-sets'
import { packMove, type Move } from '../../../rules/forty-nine-outfit/chicago-casino/move'
import type { ChicagoState } from '../../../rules/forty-nine-outfit/chicago-casino/state'
import { COLOUR_COUNT } from '../../../rules/forty-nine-outfit/colours'
import { BUILD, TAKE, TRAIL } from '../../../rules/casino/coloured'
import { HIGH_WORDS } from '../../../rules/casino/table'

/**
 * Lists what is ever worth doing with each card, and returns the count: trail, take all that it can with all riders,
 * build on everything that the card kept back beats. Every subset of pieces is a legal move of its own; a search has no
 * time for them. Allocates nothing.
 */
export function usefulMoves(state: ChicagoState, seat: Seat, into: Move[]): number {
  let size = 0
  for (let low = state.hands[seat]!; low !== 0; low &= low - 1) {
    size = movesOf(state, seat, 31 - Math.clz32(low & -low), into, size)
  }
  for (let high = state.hands[HIGH_WORDS + seat]!; high !== 0; high &= high - 1) {
    size = movesOf(state, seat, 28 + 31 - Math.clz32(high & -high), into, size)
  }
  return size
}

function movesOf(state: ChicagoState, seat: Seat, card: Card, into: Move[], from: number): number {
  let size = from
  into[size++] = packMove(card, TRAIL, 0, 0, 0)
  const riders = ridersIn(state.looseLow, state.looseHigh)
  if (card === CHEATER) return cheaterTakings(state, riders & ALL_DRONES, into, size)
  const colour = COLOUR[card]!
  const below = (1 << PLACE[card]!) - 1
  const loose = inColour(state.looseLow, state.looseHigh, colour)
  const tops = inColour(state.topsLow, state.topsHigh, colour)
  const takable = (loose | tops) & below
  if (takable !== 0) into[size++] = packMove(card, TAKE, colour, takable, riders)
  const kept = highestKeptPlace(state, seat, colour, PLACE[card]!)
  if (kept <= PLACE[card]!) return size
  const covered = loose & ((1 << kept) - 1)
  if (covered !== 0) into[size++] = packMove(card, BUILD, colour, covered, 0)
  for (let raised = tops & below; raised !== 0; raised &= raised - 1) {
    into[size++] = packMove(card, BUILD, colour, covered | (raised & -raised), 0)
  }
  return size
}

/** Lists the Cheater's captures: all of one colour with all drones, or the drones alone. */
function cheaterTakings(state: ChicagoState, drones: number, into: Move[], from: number): number {
  let size = from
  if (drones !== 0) into[size++] = packMove(CHEATER, TAKE, 0, 0, drones)
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const loose = inColour(state.looseLow, state.looseHigh, colour) & ~DRONE
    const pieces = loose | inColour(state.topsLow, state.topsHigh, colour)
    if (pieces !== 0) into[size++] = packMove(CHEATER, TAKE, colour, pieces, drones)
  }
  return size
}
