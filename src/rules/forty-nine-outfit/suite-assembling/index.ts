import { createShuffleFunctions } from '../../kit'
import { NUMBER_PACK } from '../pack'
import { defineGame } from '../../define-game'
import { cardName } from '../cards'
import { applyChance, play, playAndTell } from './play'
import { type SuiteAssemblingEvent, type SuiteAssemblingOptions, type SuiteAssemblingView, DESCRIPTION } from './shape'
import { show, determinize, mayTell, outcome } from './knowledge'
import { type Move, moves, pick, read, write } from './moves'
import { copy, start, type SuiteAssemblingState } from './state'

export type * from './shape'
export type { SuiteAssemblingState } from './state'
export type { Move } from './moves'

/**
 * Suite Assembling Solitaire, from the sheet of 1928: seven piles with runs built down by number, and seven colours
 * built up from their lowest cards.
 */
export const suiteAssembling = defineGame<SuiteAssemblingState, Move, SuiteAssemblingView, SuiteAssemblingEvent>(
  'suite-assembling',
  {
    info: {
      ...DESCRIPTION,
      maxPlies,
    },
    start,
    copy,
    chance: (state) => (state.dealt ? 0 : NUMBER_PACK.size),
    ...createShuffleFunctions(cardName, NUMBER_PACK),
    applyChance,
    requiredSeats: (state) => (state.dealt && !state.ended ? 1 : 0),
    moves,
    pick,
    apply(state, _seat, move, tell) {
      if (tell) playAndTell(state, move, tell)
      else play(state, move)
    },
    write: (_state, _seat, move) => write(move),
    read: (state, _seat, text) => read(state, text),
    /** Until the game is over, face-down cards, pack and heap are given as their lengths. */
    view: (state) => show(state, state.ended !== null),
    closedView: (state) => show(state, false),
    eventFor: (event) => event,
    determinize,
    mayTell,
    outcome,
    dump: (state) => show(state, true),
  },
)

/**
 * Returns the most plies: 42 cards go up by a move; 42 are laid on their next higher card, each at most once; 21 cards
 * of the pack fill a space, each at most once; a run fills a space only if that turns up one of 21 face-down cards; and
 * each pass has seven lots. Without a limit on passes the player may deal for ever.
 */
function maxPlies(options: SuiteAssemblingOptions): number {
  const passes = options.passes
  return passes === 0 ? Infinity : 42 + 42 + 21 + 21 + 7 * passes
}
