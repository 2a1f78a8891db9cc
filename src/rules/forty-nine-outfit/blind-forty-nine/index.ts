import { defineGame } from '../../define-game'
import { SQUARES } from '../board'
import { cardName } from '../cards'
import { applyChance, chance, readChance, sampleChance, play, playAndTell, read, type Move } from './play'
import type { BlindFortyNineEvent, BlindFortyNineView } from './shape'
import { DESCRIPTION } from './description'
import { determinize, census, dump, view, outcome } from './view'
import { copy, NO_CARD, start, type BlindFortyNineState } from './state'

export type * from './shape'
export type { BlindFortyNineState } from './state'
export type { Move } from './play'

/** The Blind "49" Game, from the sheet of 1928: each card names the square to turn up next, until 49 turns up. */
export const blindFortyNine = defineGame<BlindFortyNineState, Move, BlindFortyNineView, BlindFortyNineEvent>(
  'blind-forty-nine',
  {
    info: {
      ...DESCRIPTION,
      maxPlies: () => SQUARES,
    },
    start,
    copy,
    chance,
    sampleChance,
    writeChance: cardName,
    readChance,
    applyChance,
    requiredSeats: (state) => (state.inHand === NO_CARD ? 0 : 1),
    moves(state, _seat, into) {
      if (state.inHand === NO_CARD) return 0
      into[0] = state.inHand
      return 1
    },
    pick: (state) => state.inHand,
    apply(state, _seat, _move, tell) {
      if (tell) playAndTell(state, tell)
      else play(state)
    },
    write: (_state, _seat, move) => cardName(move),
    read: (state, _seat, text) => read(state, text),
    view,
    eventFor: (event) => event,
    determinize,
    outcome,
    dump,
    census,
  },
)
