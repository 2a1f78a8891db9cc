import { bridgeName, type Game } from '../../kit'
import { applyChance, chance, readChance, sampleChance } from './chance'
import type { RouletteEvent } from './events'
import { imagine } from './imagine'
import type { Move } from './move'
import { moves, must, pick } from './moves'
import { write } from './notation'
import { OPTIONS } from './options'
import { outcome } from './outcome'
import { play } from './play'
import { read } from './read'
import type { RouletteView } from './shape'
import { clone, copy, start, type RouletteState } from './state'
import { playAndTell } from './telling'
import { dump } from './view'

export type * from './events'
export type * from './shape'
export type { Move } from './move'
export type { RouletteState } from './state'

/** Deck-O-Cards Roulette, from the sheet of 1938: an arrow over the 52 cards of a pack, and a layout to bet on them. */
export const deckOCardsRoulette: Game<RouletteState, Move, RouletteView, RouletteEvent> = {
  info: {
    id: 'deck-o-cards-roulette',
    title: 'Deck-O-Cards Roulette',
    box: 'deck-o-cards',
    year: 1938,
    seats: { min: 2, max: 8 },
    options: OPTIONS,
    chance: true,
    version: 1,
    undo: 'free',
    // Chips may be laid and taken back for ever within one spin.
    longest: () => Infinity,
  },
  start,
  clone,
  copy,
  chance,
  sampleChance,
  writeChance: bridgeName,
  readChance,
  applyChance,
  must,
  may: () => 0,
  moves,
  pick,
  sound: () => true,
  apply(state, seat, move, tell) {
    if (tell) playAndTell(state, seat, move, tell)
    else play(state, seat, move)
  },
  write: (_state, _seat, move) => write(move),
  read,
  view: dump,
  eventFor: (event) => event,
  imagine,
  outcome,
  dump,
  // Chips are all alike; that they are conserved is tested by their sums.
  census: () => [],
}
