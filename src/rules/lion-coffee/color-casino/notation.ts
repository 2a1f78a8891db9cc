import { createPlayParser, TRAIL, writePlay } from '../../casino/plays'
import { CARDS, cardName, COLOUR, highOf, inColour, lowOf } from '../cards'
import { kindOf, namedOf, playedCard, type Move } from './move'
import { PACK, namesInSet } from './names'
import type { ColorState } from './state'

/** Returns a move in the notation of the rules page. */
export function write(state: ColorState, move: Move): string {
  const kind = kindOf(move)
  return writePlay(kind, cardName(playedCard(move)), kind === TRAIL ? [] : pieceNames(state, move))
}

/** Returns the pieces that a move names: loose cards in order, then builds in the order of their higher cards. */
function pieceNames(state: ColorState, move: Move): string[] {
  const colour = COLOUR[playedCard(move)]!
  const tops = namedOf(move) & inColour(state.topsLow, state.topsHigh, colour)
  const loose = namedOf(move) & ~tops
  const builds = namesInSet(lowOf(colour, tops), highOf(colour, tops))
  return [...namesInSet(lowOf(colour, loose), highOf(colour, loose)), ...builds.map((top) => `B${top}`)]
}

export type { ParsedPlay } from '../../casino/plays'

/** Parses a text in the notation of the rules page; returns null if it is not one. */
export const parsePlay = createPlayParser({ ...PACK, cards: [...Array(CARDS).keys()].map(cardName), tops: CARDS })
