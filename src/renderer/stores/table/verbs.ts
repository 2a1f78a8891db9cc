import { defineStore } from 'pinia'
import { computed } from 'vue'
import { say, text } from '../../i18n/say'
import { useForcedMove } from './forced-move'
import { useSelection } from './selection'
import { useTable } from './table'

/** An action of the game without a card, man or square, as it is offered now. */
export interface OfferedVerb {
  /** The touch that it stands for now. */
  readonly touch: string
  readonly words: string
  readonly isEnabled: boolean
  /** Whether it is the only legal move. */
  readonly isForced: boolean
  /** Moves that it plays in order; absent for an action made by its touch. */
  readonly series?: readonly string[]
  /** Why its series is empty, as a sentence. */
  readonly offReason: string
}

/** The actions of the game at the table, always the same ones in the same order, and what pressing one does. */
export const useVerbs = defineStore('verbs', () => {
  const selection = useSelection()
  const table = useTable()
  const forced = useForcedMove()

  const all = computed<readonly OfferedVerb[]>(() => {
    const { face, seen } = table
    if (face?.verbs === undefined || seen === null) return []
    return face
      .verbs(seen, () => table.eventHistory)
      .map(({ touches, words, series, offWords }) => {
        const touch = touches.find((it) => selection.touchable.has(it)) ?? touches[0] ?? ''
        return {
          touch,
          words: say(face.id, words),
          isEnabled: series === undefined ? selection.touchable.has(touch) : selection.isAwaited && series.length > 0,
          isForced: forced.onlyMove !== null && touches.includes(forced.onlyMove.touches[0] ?? ''),
          ...(series && { series }),
          offReason: offWords === undefined ? text('game.cannotTouch') : say(face.id, offWords),
        }
      })
  })

  /** Whether something can be declared with a play in this game, now or later. */
  const hasExtras = computed(() => table.seen !== null && (table.face?.extras?.offered(table.seen).length ?? 0) > 0)

  /** Does what the action stands for, or shows why that is impossible now. */
  function act({ words }: OfferedVerb): Promise<void> {
    return selection.whenFree(async () => {
      // By now it may stand for something else.
      const verb = all.value.find((it) => it.words === words)
      if (verb === undefined) return
      const { touch, series, offReason } = verb
      if (series === undefined) await selection.tapAtOnce(touch)
      else if (series.length > 0) await selection.playSeries(series)
      else selection.refuse(offReason, null)
    })
  }

  return { all, hasExtras, act }
})
