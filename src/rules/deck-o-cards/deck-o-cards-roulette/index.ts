import { defineGame } from '../../define-game'
import { bridgeName } from '../../kit'
import { applyChance, chance, readChance, sampleChance } from './chance'
import type { RouletteEvent, RouletteView } from './shape'
import { DESCRIPTION } from './description'
import { determinize, outcome, dump } from './view'
import type { Move } from './move'
import { moves, must, pick } from './moves'
import { write } from './notation'
import { play, playAndTell } from './play'
import { read } from './read'
import { copy, start, type RouletteState } from './state'

export type * from './shape'
export type { Move } from './move'
export type { RouletteState } from './state'

/** Deck-O-Cards Roulette, from the sheet of 1938: an arrow over the 52 cards of a pack, and a layout to bet on them. */
export const deckOCardsRoulette = defineGame<RouletteState, Move, RouletteView, RouletteEvent>(
  'deck-o-cards-roulette',
  {
    info: {
      ...DESCRIPTION,
      undo: 'free',
      // Chips may be laid and taken back without end within one spin.
      maxPlies: () => Infinity,
    },
    start,
    copy,
    chance,
    sampleChance,
    writeChance: bridgeName,
    readChance,
    applyChance,
    requiredSeats: must,
    moves,
    pick,
    apply(state, seat, move, tell) {
      if (tell) playAndTell(state, seat, move, tell)
      else play(state, seat, move)
    },
    write: (_state, _seat, move) => write(move),
    read,
    determinize,
    outcome,
    dump,
    // Chips are indistinguishable; a test of their sums checks that they are conserved.
    census: () => [],
  },
)
