import { isRound } from '../layout/board'
import { seatsOf } from '../layout/eye'
import { fiftyOf, handOf, hasCombinations, hundredOf, ROWS, type Play, type Table } from './table'

/** The points that a play would score now, by reason. */
export interface Worth {
  readonly square: number
  readonly rows: readonly string[]
  readonly fifty: string | null
  readonly hundred: string | null
  readonly fortyNine: boolean
  /** Number of cards paid for at five points each; null if the number of cards left is secret. */
  readonly cards: number | null
  readonly lastCard: boolean
  readonly total: number
}

const handSize = (hand: readonly string[] | number | null): number | null =>
  hand === null ? null : typeof hand === 'number' ? hand : hand.length

/**
 * Returns the points that a legal play would score as far as the viewer can tell, in the order of the rules page. All
 * claims are counted.
 */
export function worthOf(table: Table, seat: string, play: Play): Worth {
  const { square } = play
  const full = (other: number) => other === square || table.state.board[other - 1] !== null
  const rows = ROWS.filter((row) => row.squares.includes(square) && row.squares.every(full)).map((row) => row.name)
  const line = (name: string | null) => {
    const complete = name !== null && hasCombinations(table) && name.split('+').map(Number).every(full)
    return complete ? name : null
  }
  const fifty = line(fiftyOf(square))
  const hundred = line(hundredOf(square))
  const fortyNine = square === 49
  const lastCard = handSize(handOf(table, seat)) === 1
  const cards = fortyNine || lastCard ? cardsLeft(table) : 0
  const total =
    (isRound(square) ? square : 0) +
    10 * rows.length +
    (fifty ? 5 : 0) +
    (hundred ? 10 : 0) +
    (fortyNine ? 50 : 0) +
    5 * (cards ?? 0) +
    (lastCard ? 10 : 0)
  return { square: isRound(square) ? square : 0, rows, fifty, hundred, fortyNine, cards, lastCard, total }
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
