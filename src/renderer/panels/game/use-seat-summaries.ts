import { computed } from 'vue'
import { letterOf } from '../../../rules/kit'
import type { RunningCount } from '../../games/types'
import { say, text } from '../../i18n/say'
import { commonState, knownCount } from '../../play/common-state'
import { useTable } from '../../stores/table/table'

/** Lists the seats with names, turn, scores, and the number of cards where that is visible. */
export function useSeatSummaries() {
  const table = useTable()

  /**
   * Read from the view's hands, which are lists of cards or their numbers: how many a seat holds, null if this is hidden or
   * if there are no hands; and the same in words, empty in games without hands.
   */
  function cardsOf(letter: string) {
    const { hands } = commonState(table.seen)
    if (hands === undefined) return { count: null, cards: '' }
    const count = knownCount(hands[letter])
    return { count, cards: count === null ? text('game.cardsUnknown') : text('game.cards', {}, count) }
  }

  /** What is counted of the seats as the game goes on, as printed and in full; the most important first. */
  const running = computed(() => {
    const { face, seen } = table
    if (face?.runningCounts === undefined || seen === null) return null
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
        /** Whether the game waits for it. */
        isAwaited: table.awaitedSeats.includes(seat),
        ...cardsOf(letter),
        running: running.value?.get(letter) ?? [],
        hasResigned: table.resigned.includes(seat),
      }
    }),
  )
}
