import { BUILD, createMoveLists, TAKE, TRAIL } from '../../casino/coloured'
import { HIGH_WORDS, depositBits, type Seat } from '../../kit'
import { nthBit, CHEATER, type Card } from '../cards'
import { COLOUR_COUNT } from '../colours'
import { ALL_DRONES, COLOUR, DRONE, inColour, PLACE, ridersIn, BIT_COUNTS, WHOLE_COLOUR } from './colour-sets'
import { packMove, type Move } from './move'
import { CHEATER_BIT, PACK, type ChicagoState } from './state'

/**
 * The moves of one card, counted and numbered without listing them: first the trail, then the takings, then the builds.
 * Every subset of the possible pieces is a separate move, so the bits of a move's number select the pieces.
 */

/** Returns the number of moves of a card that the seat holds. */
function countMoves(state: ChicagoState, seat: Seat, card: Card): number {
  if (card === CHEATER) return 1 + countCheater(state)
  const colour = COLOUR[card]!
  const takable = takableBy(state, colour, PLACE[card]!)
  return 1 + countTakings(state, takable) + countBuilds(state, seat, colour, PLACE[card]!)
}

/** Returns the move of a card with a number from 0 to {@link countMoves} - 1. */
function nthMove(state: ChicagoState, seat: Seat, card: Card, index: number): Move {
  if (index === 0) return packMove(card, TRAIL, 0, 0, 0)
  if (card === CHEATER) return cheaterTaking(state, index)
  const colour = COLOUR[card]!
  const takable = takableBy(state, colour, PLACE[card]!)
  const takings = countTakings(state, takable)
  if (index > takings) return nthBuild(state, seat, card, index - takings)
  const riders = ridersIn(state.looseLow, state.looseHigh)
  const ways = BIT_COUNTS[riders]!
  const rest = index - 1
  return packMove(
    card,
    TAKE,
    colour,
    depositBits((rest >>> ways) + 1, takable),
    depositBits(rest & ((1 << ways) - 1), riders),
  )
}

/** Returns the loose cards and builds of a colour that are lower than a place. */
function takableBy(state: ChicagoState, colour: number, place: number): number {
  const tops = inColour(state.topsLow, state.topsHigh, colour)
  return (inColour(state.looseLow, state.looseHigh, colour) | tops) & ((1 << place) - 1)
}

/** Counts the takings of a number: any nonempty set of takable pieces, with any riders. */
function countTakings(state: ChicagoState, takable: number): number {
  if (takable === 0) return 0
  return ((1 << BIT_COUNTS[takable]!) - 1) << BIT_COUNTS[ridersIn(state.looseLow, state.looseHigh)]!
}

/**
 * Counts the takings of the Cheater: any drones with at least one other piece of one colour, or at least one drone
 * alone.
 */
function countCheater(state: ChicagoState): number {
  let ways = 1
  for (let colour = 0; colour < COLOUR_COUNT; colour++) ways += (1 << BIT_COUNTS[besideDrones(state, colour)]!) - 1
  return (ways << BIT_COUNTS[ridersIn(state.looseLow, state.looseHigh) & ALL_DRONES]!) - 1
}

function cheaterTaking(state: ChicagoState, index: number): Move {
  const drones = ridersIn(state.looseLow, state.looseHigh) & ALL_DRONES
  const ways = BIT_COUNTS[drones]!
  const riders = depositBits(index & ((1 << ways) - 1), drones)
  let rest = index >>> ways
  if (rest === 0) return packMove(CHEATER, TAKE, 0, 0, riders)
  for (let colour = 0; ; colour++) {
    const pieces = besideDrones(state, colour)
    const all = (1 << BIT_COUNTS[pieces]!) - 1
    if (rest <= all) return packMove(CHEATER, TAKE, colour, depositBits(rest, pieces), riders)
    rest -= all
  }
}

/** Returns the pieces of a colour except a loose drone. */
function besideDrones(state: ChicagoState, colour: number): number {
  const loose = inColour(state.looseLow, state.looseHigh, colour) & ~DRONE
  return loose | inColour(state.topsLow, state.topsHigh, colour)
}

/**
 * Counts the builds of a card. A new build covers at least one loose card below the card kept back; a rebuild covers
 * any of them, or none, and raises one lower build of the colour.
 */
function countBuilds(state: ChicagoState, seat: Seat, colour: number, place: number): number {
  const kept = highestKeptPlace(state, seat, colour, place)
  if (kept <= place) return 0
  const loose = inColour(state.looseLow, state.looseHigh, colour) & ((1 << kept) - 1)
  return ((1 + BIT_COUNTS[raisable(state, colour, place)]!) << BIT_COUNTS[loose]!) - 1
}

function nthBuild(state: ChicagoState, seat: Seat, card: Card, index: number): Move {
  const colour = COLOUR[card]!
  const place = PLACE[card]!
  const loose =
    inColour(state.looseLow, state.looseHigh, colour) & ((1 << highestKeptPlace(state, seat, colour, place)) - 1)
  const ways = BIT_COUNTS[loose]!
  const covered = depositBits(index & ((1 << ways) - 1), loose)
  const which = index >>> ways
  const raised = which === 0 ? 0 : 1 << nthBit(raisable(state, colour, place), which - 1)
  return packMove(card, BUILD, colour, covered | raised, 0)
}

/** Returns the builds of a colour whose highest card is lower than a place. */
function raisable(state: ChicagoState, colour: number, place: number): number {
  return inColour(state.topsLow, state.topsHigh, colour) & ((1 << place) - 1)
}

/**
 * Returns the place of the highest card of a colour that a seat keeps if it plays the one at `place`: 7 with the
 * Cheater, which ranks above all; -1 if it keeps none.
 */
export function highestKeptPlace(state: ChicagoState, seat: Seat, colour: number, place: number): number {
  const high = state.hands[HIGH_WORDS + seat]!
  if (high & CHEATER_BIT) return COLOUR_COUNT
  const others = inColour(state.hands[seat]!, high, colour) & WHOLE_COLOUR & ~(1 << place)
  return 31 - Math.clz32(others)
}

/** Every move of a seat (crowded tables can have tens of thousands), and one of them with each equally probable. */
export const { moves, pick } = createMoveLists(PACK, 4, countMoves, nthMove)
