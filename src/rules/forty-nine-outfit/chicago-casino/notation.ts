import { createPlayParser, TRAIL, writePlay } from '../../casino/plays'
import { members, CARDS, CHEATER, cardName } from '../cards'
import { highOf, highOfRiders, inColour, lowOf, lowOfRiders } from './colour-sets'
import { cardOf, colourOfPieces, kindOf, namedOf, ridersOf, type Move } from './move'
import { PACK } from './names'
import type { ChicagoState } from './state'

/** Writes a move in the notation of the rules page. */
export function write(state: ChicagoState, move: Move): string {
  const kind = kindOf(move)
  return writePlay(kind, cardName(cardOf(move)), kind === TRAIL ? [] : pieceNames(state, move))
}

/**
 * Returns the names of the pieces of a move: loose cards ascending, then `C`, then builds ascending by their highest
 * card.
 */
export function pieceNames(state: ChicagoState, move: Move): string[] {
  const colour = colourOfPieces(move)
  const tops = namedOf(move) & inColour(state.topsLow, state.topsHigh, colour)
  const loose = namedOf(move) & ~tops
  const riders = ridersOf(move)
  const low = lowOf(colour, loose) | lowOfRiders(riders)
  const high = highOf(colour, loose) | highOfRiders(riders)
  const builds = members(lowOf(colour, tops), highOf(colour, tops))
  return [...members(low, high).map(cardName), ...builds.map((top) => `B${cardName(top)}`)]
}

export type { ParsedPlay } from '../../casino/plays'

/** Parses a move text without checking it against the position; returns null if it is malformed. */
export const parsePlay = createPlayParser({ ...PACK, cards: [...Array(CARDS).keys()].map(cardName), tops: CHEATER })
