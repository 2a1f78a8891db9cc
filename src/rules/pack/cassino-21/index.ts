import { createCasino } from '../../casino/game'
import type { CasinoSheet } from '../../casino/sheet'
import { addTo, isPlaying } from '../../casino/table'
import {
  type TurnRefusal,
  bridgeName,
  bridgeNamed,
  bySeat,
  letterOf,
  lettersOf,
  refuse,
  valueOfSeat,
  type BridgeCard,
  type EventSink,
  type Result,
  type Rng,
  type Seat,
} from '../../kit'
import { defineGame } from '../../define-game'
import { OVER } from '../../casino/table'
import type { CassinoEvent } from '../cassino/events'
import { lay } from '../cassino/lay'
import { collectMoves, pickMove, writeMoves } from '../cassino/listing'
import { cardOf, type Move } from '../cassino/move'
import { parseMove, readPlay, write, type PlayRefusal } from '../cassino/read'
import { COMMON_SHEET, restoreBuilds, viewWith } from '../cassino/sheet'
import { isTableEmpty, PACK, startCassino, type CassinoState, type RuleVariant } from '../cassino/state'
import { DESCRIPTION, type Cassino21Options, type Cassino21View } from './shape'

export type * from '../cassino/events'
export type { CassinoState, Move, Cassino21View }

/** At most thirteen loose numerals can be on the table under these rules, so it is never crowded. */
const VARIANT: RuleVariant = { matchesAll: true, mustCapture: true, maxLooseNumerals: 13 }

const SHEET: CasinoSheet<CassinoState, Cassino21View> = {
  ...COMMON_SHEET,
  start: (options: Cassino21Options, seats) =>
    startCassino(options, seats, options.partners && seats === 4 ? 2 : seats, false, VARIANT),
  servesDealerLast: true,
  /** A capture that clears the table is a sweep. */
  lay(state, seat, move, tell?: EventSink<CassinoEvent>) {
    if (!lay(state, seat, move, tell) || !isTableEmpty(state)) return
    noteSweep(state, seat, cardOf(move))
    tell?.({ type: 'swept', seat, card: bridgeName(cardOf(move)) })
  },
  viewsSweeps: true,
  viewOf: (state, common) => viewWith(state, common, { sweeps: sweepsBySeat(state) }),
  /** The cards of sweeps are face up in their seats' piles. */
  restore(state, view) {
    restoreBuilds(state, view)
    for (let seat = 0; seat < state.seats; seat++) {
      for (const card of valueOfSeat(view.sweeps, seat).map(bridgeNamed)) {
        noteSweep(state, seat, card)
        addTo(PACK, state.piles, seat, card)
      }
    }
  },
}

const SEAT_SHIFT = 6
const CARD_MASK = 63

/** Records a sweep: the capturing card is laid face up across the pile. */
function noteSweep(state: CassinoState, seat: Seat, card: BridgeCard): void {
  const before = state.sweeps.reduce((sum, sweeps) => sum + sweeps, 0)
  state.sweepingCards[before] = card | (seat << SEAT_SHIFT)
  state.sweeps[seat]!++
}

/** Returns seat → the capturing cards of its sweeps, in the order played. */
function sweepsBySeat({ sweeps, sweepingCards, seats }: CassinoState): Record<string, string[]> {
  const all = Array.from(
    sweepingCards.subarray(
      0,
      sweeps.reduce((sum, own) => sum + own, 0),
    ),
  )
  return bySeat(
    lettersOf(seats).map((_, seat) => {
      return all.filter((sweep) => sweep >> SEAT_SHIFT === seat).map((sweep) => bridgeName(sweep & CARD_MASK))
    }),
  )
}

/** Why a text is refused: the code of the first rule that it breaks. */
type Cassino21Refusal = TurnRefusal | PlayRefusal

const BAD_MOVE = 'A move is trail 7H, 7H takes 2C+5D+B7 or 2H builds 8 on B6; pieces by rank, then builds.'

/** Returns the legal move with this text, or the first rule that it breaks, in the order of the rules page. */
function read(state: CassinoState, seat: Seat, text: string): Result<Move, Cassino21Refusal> {
  if (state.phase === OVER) return refuse('game-over', 'The game is over.')
  const words = parseMove(text)
  if (!words || words.kind === 'call' || words.kind === 'count') return refuse('bad-move', BAD_MOVE)
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  return readPlay(state, seat, words)
}

/**
 * Cassino to 11 or 21 points, from an undated sheet: a card that can capture may not be trailed, sweeps count, four
 * play as partners.
 */
export const cassino21 = defineGame<CassinoState, Cassino21View, CassinoEvent>('cassino-21', {
  ...createCasino(SHEET),
  info: DESCRIPTION,
  /** Writes all plays of the seat in turn and returns their number. */
  moves(state: CassinoState, seat: Seat, into: Move[]): number {
    if (!isPlaying(state) || state.turn !== seat) return 0
    collectMoves(state, seat, true, false)
    return writeMoves(into)
  },
  pick(state: CassinoState, seat: Seat, rng: Rng): Move {
    collectMoves(state, seat, true, false)
    return pickMove(rng)
  },
  write,
  read,
})
