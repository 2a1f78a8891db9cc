import { shuffle, type Rng } from '../../kit'
import { SQUARES } from '../board'
import { cardNamed } from '../cards'
import { countSquare } from '../fives-and-rows'
import type { BlindFortyNineSeen } from './shape'
import { NOTHING, start, type BlindFortyNineState } from './state'

/** A full table that agrees with what was seen: the face-down cards in any order, all alike likely. */
export function imagine(seen: BlindFortyNineSeen, rng: Rng): BlindFortyNineState {
  const state = start(seen.options, seen.seats)
  const { faceUp, faceDown, inHand, turned } = seen.state
  faceUp.forEach((card, square) => {
    if (card !== null) countSquare(state, square)
  })
  state.turned = turned
  state.inHand = inHand === null ? NOTHING : cardNamed(inHand)
  state.dealt = turned > 0 || inHand !== null ? 1 : 0
  const known = new Set([...faceUp, inHand, ...faceDown].map(cardNamed))
  const unseen = Array.from({ length: SQUARES }, (_, card) => card).filter((card) => !known.has(card))
  shuffle(unseen, unseen.length, rng)
  faceDown.forEach((card, square) => {
    // As many cards are unseen as lie unseen face down.
    if (card !== null) state.under[square] = card === true ? unseen.pop()! : cardNamed(card)
  })
  return state
}
