import { computed, type ComputedRef } from 'vue'
import { letterOf, type Seat } from '../../../rules/kit'
import { text } from '../../i18n/say'
import { useTable } from '../../stores/table/table'

/** What is told of a seat beside the table. */
export interface SeatShown {
  readonly seat: Seat
  readonly name: string
  readonly score: number
  /** The game waits for it. */
  readonly turn: boolean
  /** How many cards it holds; null where nobody may know, or where there are no hands. */
  readonly count: number | null
  /** The same in words; empty in games without hands. */
  readonly cards: string
  /** It gave the game up. */
  readonly out: boolean
}

/** Who sits at the table, whose turn it is, the scores, and how many cards each holds where that may be known. */
export function useSeatsShown(): ComputedRef<readonly SeatShown[]> {
  const table = useTable()

  /** Read from the view's hands: a list of cards, or their number. */
  function cardsOf(letter: string): Pick<SeatShown, 'count' | 'cards'> {
    const state = table.seen?.state as { readonly hands?: Readonly<Record<string, unknown>> } | undefined
    if (state?.hands === undefined) return { count: null, cards: '' }
    const hand = state.hands[letter]
    const count = Array.isArray(hand) ? hand.length : hand
    if (typeof count !== 'number') return { count: null, cards: text('game.cardsUnknown') }
    return { count, cards: text('game.cards', {}, count) }
  }

  return computed(() =>
    table.chairs.map((chair, seat) => {
      const letter = letterOf(seat)
      return {
        seat,
        name: chair.name,
        score: table.seen?.scores[letter] ?? 0,
        turn: table.awaited.includes(seat),
        ...cardsOf(letter),
        out: table.resigned.includes(seat),
      }
    }),
  )
}
