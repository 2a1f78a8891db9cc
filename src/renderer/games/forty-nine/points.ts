import { isRound } from '../layout/board'
import { seatsOf } from '../layout/eye'
import { fiftyOf, handOf, hasCombinations, hundredOf, ROWS, type Play, type Table } from './table'

const handSize = (hand: readonly string[] | number | null): number | null =>
  hand === null ? null : typeof hand === 'number' ? hand : hand.length

/**
 * Returns the points that a legal play would score as far as the viewer can tell, in the order of the rules page. All
 * claims are counted; cards left in hands are not if their number is secret.
 */
export function pointsOfPlay(table: Table, seat: string, { square }: Play): number {
  const full = (other: number) => other === square || table.state.board[other - 1] !== null
  const rows = ROWS.filter(({ squares }) => squares.includes(square) && squares.every(full))
  const completes = (line: string | null) =>
    line !== null && hasCombinations(table) && line.split('+').map(Number).every(full)
  const isFortyNine = square === 49
  const isLastCard = handSize(handOf(table, seat)) === 1
  const cards = isFortyNine || isLastCard ? cardsLeft(table) : 0
  return (
    (isRound(square) ? square : 0) +
    10 * rows.length +
    (completes(fiftyOf(square)) ? 5 : 0) +
    (completes(hundredOf(square)) ? 10 : 0) +
    (isFortyNine ? 50 : 0) +
    5 * (cards ?? 0) +
    (isLastCard ? 10 : 0)
  )
}

/** Returns the number of cards in all hands after one more has been laid; null if a hand's size is secret. */
function cardsLeft(table: Table): number | null {
  let cards = -1
  for (const seat of seatsOf(table)) {
    const cardCount = handSize(handOf(table, seat))
    if (cardCount === null) return null
    cards += cardCount
  }
  return cards
}
