import { dueAt } from '../../../bots/heuristics/colorow/row-gain'
import { HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { colourOfCard } from '../colour-rows'
import type { Table } from './table'

/** Returns the points due for a card on a vacant square (from 1), which everybody can count from the board. */
export function pointsDue({ state, options }: Table, card: string, square: number): number {
  const colour = colourOfCard(card)
  let [low, high] = [0, 0]
  state.board.forEach((other, i) => {
    if (other === null || colourOfCard(other) !== colour) return
    low |= LOW_BITS[i]!
    high |= HIGH_BITS[i]!
  })
  return dueAt(low, high, square - 1, options['connecting'] === 'chain')
}
