import type { Seat } from '../../kit'
import { CHEATER, type Card } from '../cards'
import { hiddenOf } from './hidden'
import { cardOf, isPlay, laysCheater, ownSquareOf, squareOf, type Move } from './move'
import type { FortyNineSeen } from './shape'
import { canPlay, clone, isOpen, occupy, take, type FortyNineState } from './state'

/**
 * Whether a play may tell who can play next. With the automatic referee and no stock, the next seat is passed over if
 * it cannot; whether it can is known only if it holds more hidden cards than are of no use, or none can be of use.
 */
export function mayTell(seen: FortyNineSeen, seat: Seat, move: Move): boolean {
  const { known, unseen, hiddenCounts } = hiddenOf(seen)
  if (!isPlay(move) || !hiddenCounts || seen.state.stock !== 0) return false
  const state = clone(known)
  take(state, seat, cardOf(move))
  occupy(state, squareOf(move))
  if (laysCheater(move)) state.cheaterAt = squareOf(move)
  const idle = unseen.filter((card) => !isOfUse(state, card)).length
  for (let i = 1; i <= state.seats; i++) {
    const next = (seat + i) % state.seats
    const hidden = hiddenCounts[next]!
    if (canPlay(state, next) || hidden > idle) return false
    if (hidden > 0 && idle < unseen.length) return true
  }
  return false
}

function isOfUse(state: FortyNineState, card: Card): boolean {
  return card === CHEATER || isOpen(state, ownSquareOf(card))
}
