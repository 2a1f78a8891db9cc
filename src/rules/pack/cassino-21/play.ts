import { bridgeName, type BridgeCard, type Seat, type Tell } from '../../kit'
import { countRound, passTurn } from '../cassino/count'
import type { CassinoEvent } from '../cassino/events'
import { lay } from '../cassino/lay'
import { cardOf, type Move } from '../cassino/move'
import { isBare, type CassinoState } from '../cassino/state'
import { noteSweep } from './sweeps'

/** Plays a legal move, and tells of it if anybody listens. A capture that bares the table is a sweep. */
export function play(state: CassinoState, seat: Seat, move: Move, tell?: Tell<CassinoEvent>): void {
  if (lay(state, seat, move, tell) && isBare(state)) sweep(state, seat, cardOf(move), tell)
  if (passTurn(state, tell)) countRound(state, tell)
}

function sweep(state: CassinoState, seat: Seat, card: BridgeCard, tell?: Tell<CassinoEvent>): void {
  noteSweep(state, seat, card)
  if (tell) tell({ type: 'swept', seat, card: bridgeName(card) })
}
