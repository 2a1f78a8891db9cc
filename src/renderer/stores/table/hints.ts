import { computed, ref, shallowRef, type ComputedRef } from 'vue'
import type { GameEvent, Result, Seat } from '../../../rules/kit'
import type { Advice } from '../../../session/types'
import { outlookOf } from '../../i18n/outlook'
import { ruleRefusalText } from '../../i18n/rule-refusal-text'
import { text } from '../../i18n/say'
import type { Words } from '../../i18n/words'
import { useGameLog } from '../app/game-log'
import type { PlaySource } from './play-source'
import { useSelection } from './selection'

/** A hint, until it is dismissed. */
export interface ShownHint {
  readonly move: string
  readonly moveWords: Words
  readonly reasonWords: Words
  readonly value: number | null
  /** The solver's verdict on the position, as a sentence; null if there is none. */
  readonly outlook: string | null
}

/** The dependencies of hints. */
export interface HintDependencies {
  /** What can be played on now; null if nobody here may act. */
  readonly source: ComputedRef<PlaySource | null>
  /** Asks a bot; null if no bot advises here. */
  adviser(): ((seat: Seat) => Promise<Result<Advice>>) | null
  /** The events so far, as told to the person who asks. */
  eventHistory(): readonly GameEvent[]
  sentenceOf(words: Words, seat: Seat): string
}

/** Creates the hints: one at a time, for the position in which they were asked for. */
export function createHints({ source, adviser, eventHistory, sentenceOf }: HintDependencies) {
  const hint = shallowRef<ShownHint | null>(null)
  const isHintPending = ref(false)

  async function askHint(): Promise<void> {
    const now = source.value
    const advise = adviser()
    if (now === null || isHintPending.value) return
    if (advise === null) return useSelection().refuse(text('far.noHint'), null)
    isHintPending.value = true
    try {
      const result = await advise(now.seat)
      if (source.value !== now) return
      if (result.ok) show(now, result.value)
      else useSelection().refuse(ruleRefusalText(result.error), null)
    } finally {
      isHintPending.value = false
    }
  }

  function show({ face, seen, seat }: PlaySource, { move, value, capped, proved }: Advice): void {
    const [moveWords, reasonWords] = [face.moveWords(seen, seat, move), face.reason(seen, seat, move, eventHistory())]
    const outlook = outlookOf(value, seen.seats, capped, proved)
    hint.value = { move, moveWords, reasonWords, value, outlook }
    useGameLog().answer([sentenceOf(moveWords, seat), sentenceOf(reasonWords, seat), outlook ?? ''].join(' ').trim())
  }

  /** Dismisses the hint. */
  function dropHint(): void {
    hint.value = null
  }

  return { hint: computed(() => hint.value), isHintPending: computed(() => isHintPending.value), askHint, dropHint }
}
