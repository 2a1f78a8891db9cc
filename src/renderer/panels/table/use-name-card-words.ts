import { computed, type ComputedRef } from 'vue'
import { lettersOf, type GameView } from '../../../rules/kit'
import { nameFace } from '../../framing/name-card'
import { text } from '../../i18n/say'
import { usePageFrame } from '../../stores/output/page-frame'
import { useShownGame } from '../../stores/output/shown-game'

/** What the name card of a seat says. */
export interface NameCardWords {
  readonly face: string
  readonly name: string
  /** How many cards the seat holds; empty if it holds none or the number is hidden. */
  readonly note: string
}

/** Returns how many cards a seat holds, in words; empty if it holds none or the number is hidden. */
function cardsOf(seen: GameView, letter: string): string {
  const { hands } = seen.state as { readonly hands?: Readonly<Record<string, unknown>> }
  const hand = hands?.[letter]
  const count = Array.isArray(hand) ? hand.length : hand
  return typeof count === 'number' ? text('game.cards', {}, count) : ''
}

/** Returns what the name cards of all seats say, in the order of the seats; null if no page is laid out. */
export function useNameCardWords(): ComputedRef<readonly NameCardWords[] | null> {
  const frame = usePageFrame()
  const shown = useShownGame()
  return computed(() => {
    const { laidOutGame } = frame
    if (laidOutGame === null) return null
    const { seen } = laidOutGame
    return lettersOf(seen.seats).map((letter, seat) => ({
      face: nameFace(letter),
      name: shown.names[seat] ?? text('newGame.chair', { letter }),
      note: cardsOf(seen, letter),
    }))
  })
}
