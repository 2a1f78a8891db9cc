import { firstOf, lastOf, type Seat, type Tell } from '../../kit'
import type { NebraskaEvent } from './shape'
import { allJumpers } from './jumping'
import { diagonalOf, jumpsOf, placesOf, startOf, type Move } from './move'
import { outcome, reasonOf } from './view'
import { play } from './play'
import { KING_ROW, numberOf, numbersIn, type Place } from './squares'
import { NONE, type NebraskaState } from './state'
import { freeToStep } from './stepping'

// In range: seats; a move has two places or more.

type Telling = Tell<NebraskaEvent>

/** Plays a move and tells what happened (see events.ts for the order). */
export function playAndTell(state: NebraskaState, seat: Seat, move: Move, tell: Telling): void {
  const foe = 1 - seat
  const plain = (state.men[seat]! & (1 << startOf(move))) !== 0
  const men = state.men[foe]!
  const kings = state.kings[foe]!
  play(state, seat, move)
  tellWay(seat, move, plain, tell)
  for (const square of numbersIn(men & ~state.men[foe]!)) tell({ type: 'taken', seat: foe, square, king: false })
  for (const square of numbersIn(kings & ~state.kings[foe]!)) tell({ type: 'taken', seat: foe, square, king: true })
  tellNext(state, seat, tell)
}

function tellWay(seat: Seat, move: Move, plain: boolean, tell: Telling): void {
  const places = placesOf(move)
  let crowned = !plain
  for (let i = 1; i < places.length; i++) {
    const [from, to] = [places[i - 1]!, places[i]!]
    if (jumpsOf(move) === 0) tell({ type: 'stepped', seat, from: numberOf(from), to: numberOf(to) })
    else tell({ type: 'jumped', seat, from: numberOf(from), over: numberOf(between(from, to)), to: numberOf(to) })
    if (crowned || !(KING_ROW[seat]! & (1 << to))) continue
    tell({ type: 'crowned', seat, square: numberOf(to) })
    crowned = true
  }
}

/** Numbers of squares run on by the same step, and so do places. */
function between(from: Place, to: Place): Place {
  return (from + to) / 2
}

function tellNext(state: NebraskaState, seat: Seat, tell: Telling): void {
  const { scores, winners } = outcome(state)
  const reason = reasonOf(state)
  if (reason !== null && winners) {
    tell({ type: 'ended', seat, reason, scores, winners })
    return
  }
  const { turn } = state
  const mustJump = numbersIn(allJumpers(state, turn))
  tell({ type: 'turn', seat: turn, mustJump })
  const barred = state.barred[turn]!
  if (barred === NONE || mustJump.length > 0) return
  if (!(freeToStep(state, turn, diagonalOf(barred)) & (1 << startOf(barred)))) return
  const places = placesOf(barred)
  tell({ type: 'barred', seat: turn, from: numberOf(firstOf(places)), to: numberOf(lastOf(places)) })
}
