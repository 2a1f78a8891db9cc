import { shuffle, type Rng } from '../../kit'
import { cardNamed, CHEATER } from '../cards'
import { countSquare } from '../fives-and-rows'
import type { MysticDoubleCrossSeen } from './shape'
import { start, type MysticDoubleCrossState } from './state'

/** Returns a full table consistent with a view, with the unseen cards in uniformly random order. */
export function determinize(seen: MysticDoubleCrossSeen, rng: Rng): MysticDoubleCrossState {
  const state = restore(seen)
  const { stack, rest } = seen.state
  if (typeof stack !== 'number' && typeof rest !== 'number') {
    const known = [...stack, ...rest]
    known.forEach((card, i) => (state.pack[state.drawn + i] = cardNamed(card)))
    return state
  }
  if (!state.dealt) return state
  const unseen = unseenCards(seen, state.packSize)
  shuffle(unseen, unseen.length, rng)
  unseen.forEach((card, i) => (state.pack[state.drawn + i] = card))
  return state
}

/** Restores a table from a view. The entries of `pack` for cards already turned up stay unset: nothing reads them. */
function restore(seen: MysticDoubleCrossSeen): MysticDoubleCrossState {
  const state = start(seen.options, seen.seats)
  const { board, inHand, aside, drawn, rest } = seen.state
  board.forEach((card, square) => {
    if (card === null) return
    countSquare(state, square)
    if (cardNamed(card) === CHEATER) state.cheaterAt = square
  })
  state.dealt = rest === 0 ? 0 : 1
  state.drawn = drawn
  state.inHand = inHand ? 1 : 0
  state.aside = aside === null ? 0 : 1
  return state
}

function unseenCards(seen: MysticDoubleCrossSeen, packSize: number): number[] {
  const { board, inHand, aside } = seen.state
  const known = new Set([...board, inHand, aside].filter((card) => card !== null).map(cardNamed))
  return Array.from({ length: packSize }, (_, card) => card).filter((card) => !known.has(card))
}
