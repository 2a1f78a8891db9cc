import { seatsOf } from '../layout/eye'
import { seatParam } from '../../i18n/words'
import type { CountStep, Pad, PadLine, RunningCount } from '../types'
import type { Table } from './table'

/** Numbers of books in one deal, by seat. */
type Books = Readonly<Record<string, number>>

/**
 * Returns the deals before the one on the table. Once the game is over, that one is among the finished deals as well
 * and is left out.
 */
function earlierDeals(table: Table): readonly Books[] {
  const finished = table.state.deals.map((deal) => deal.books)
  return table.over && finished.length === table.state.deal ? finished.slice(0, -1) : finished
}

function booksOnTable(table: Table): Books {
  return Object.fromEntries(seatsOf(table).map((seat) => [seat, table.state.books[seat]?.length ?? 0]))
}

/** Returns the pad: the books of every deal, the current one last. */
export function pad(seen: Table): Pad {
  const seats = seatsOf(seen)
  const lines = [...earlierDeals(seen), booksOnTable(seen)].map((books, i): PadLine => {
    return {
      label: { key: 'pad.deal', params: { deal: i + 1 } },
      cells: seats.map((seat) => (books[seat] ? String(books[seat]) : '')),
    }
  })
  return { lines, totals: seats.map((seat) => String(seen.scores[seat] ?? 0)) }
}

/** Returns the books that lie before each seat in this deal; in the first deal the score says as much. */
export function counts(seen: Table): ReadonlyMap<string, readonly RunningCount[]> {
  if (earlierDeals(seen).length === 0) return new Map()
  return new Map(
    Object.entries(booksOnTable(seen)).map(([seat, n]) => {
      const params = { n }
      return [seat, [{ sign: { key: 'running.books', params }, words: { key: 'running-words.books', params } }]]
    }),
  )
}

/** Returns the count at the end: the books of earlier deals, then each book on the table. */
export function count(seen: Table): readonly CountStep[] {
  if (!seen.over) return []
  const seats = seatsOf(seen)
  const before = earlierDeals(seen).flatMap((books, i) =>
    seats.flatMap((seat): CountStep[] => {
      const n = books[seat] ?? 0
      const words = { key: 'count.deal', params: { who: seatParam(seat), n, deal: i + 1 } }
      return n === 0 ? [] : [{ words, seat, faces: [], points: n }]
    }),
  )
  const now = seats.flatMap((seat) =>
    (seen.state.books[seat] ?? []).map((book): CountStep => ({
      words: { key: 'count.book', params: { who: seatParam(seat), colour: book.colour } },
      seat,
      faces: book.cards.map((card) => `49/${card}`),
      points: 1,
    })),
  )
  return [...before, ...now]
}
