import { computed, type ComputedRef } from 'vue'
import { letterOf, type Seat } from '../../../rules/kit'
import type { RunningCount } from '../../games/types'
import { say, text } from '../../i18n/say'
import { useTable } from '../../stores/table/table'

/** What is shown of a seat beside the table. */
export interface SeatSummary {
  readonly seat: Seat
  readonly name: string
  readonly score: number
  /** Whether the game waits for it. */
  readonly isAwaited: boolean
  /** How many cards it holds; null if this is hidden, or if there are no hands. */
  readonly count: number | null
  /** The number of cards in words; empty in games without hands. */
  readonly cards: string
  /** What is counted of it as the game goes on, as printed and in full; the most important first. */
  readonly running: readonly { readonly sign: string; readonly words: string }[]
  /** Whether it has resigned. */
  readonly hasResigned: boolean
}

/** Lists the seats with names, turn, scores, and the number of cards where that is visible. */
export function useSeatSummaries(): ComputedRef<readonly SeatSummary[]> {
  const table = useTable()

  /** Read from the view's hands: a list of cards, or their number. */
  function cardsOf(letter: string): Pick<SeatSummary, 'count' | 'cards'> {
    const state = table.seen?.state as { readonly hands?: Readonly<Record<string, unknown>> } | undefined
    if (state?.hands === undefined) return { count: null, cards: '' }
    const hand = state.hands[letter]
    const count = Array.isArray(hand) ? hand.length : hand
    if (typeof count !== 'number') return { count: null, cards: text('game.cardsUnknown') }
    return { count, cards: text('game.cards', {}, count) }
  }

  const running = computed<ReadonlyMap<string, SeatSummary['running']>>(() => {
    const { face, seen } = table
    if (face?.runningCounts === undefined || seen === null) return new Map()
    const inWords = ({ sign, words }: RunningCount) => ({ sign: say(face.id, sign), words: say(face.id, words) })
    const counts = face.runningCounts(seen, () => table.eventHistory)
    return new Map([...counts].map(([letter, all]) => [letter, all.map(inWords)]))
  })

  return computed(() =>
    table.chairs.map((chair, seat) => {
      const letter = letterOf(seat)
      return {
        seat,
        name: chair.name,
        score: table.seen?.scores[letter] ?? 0,
        isAwaited: table.awaitedSeats.includes(seat),
        ...cardsOf(letter),
        running: running.value.get(letter) ?? [],
        hasResigned: table.resigned.includes(seat),
      }
    }),
  )
}
