import { isRound } from '../layout/board'
import { seatsOf } from '../layout/eye'
import { fiftyOf, handOf, hasCombinations, hundredOf, ROWS, type Play, type Table } from './table'

/** What a play would bring now, by what it is for. `hands` is null where the number of cards left is secret. */
export interface Worth {
  readonly square: number
  readonly rows: readonly string[]
  readonly fifty: string | null
  readonly hundred: string | null
  readonly fortyNine: boolean
  /** Cards paid for at five points each; null where nobody need tell. */
  readonly cards: number | null
  readonly lastCard: boolean
  readonly total: number
}

const size = (hand: readonly string[] | number | null): number | null =>
  hand === null ? null : typeof hand === 'number' ? hand : hand.length

/** What a lawful play of a seat would bring, as far as this eye can tell, in the page's order. All claims counted. */
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
  const lastCard = size(handOf(table, seat)) === 1
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

/** Cards in all hands after one more was laid. */
function cardsLeft(table: Table): number | null {
  let cards = -1
  for (const seat of seatsOf(table)) {
    const held = size(handOf(table, seat))
    if (held === null) return null
    cards += held
  }
  return cards
}
