import { computed, ref, shallowRef, type ComputedRef } from 'vue'
import type { GameEvent, Result, Seat } from '../../../rules/kit'
import type { Advice } from '../../../session/types'
import { outlookOf } from '../../i18n/outlook'
import { refusalWords } from '../../i18n/refusal-text'
import { text } from '../../i18n/say'
import type { Words } from '../../i18n/words'
import { useGameLog } from '../app/game-log'
import type { PlaySource } from './play-source'
import { useSelection } from './selection'

/** A hint, until it is dismissed. */
export interface HintShown {
  readonly move: string
  readonly what: Words
  readonly why: Words
  readonly value: number | null
  /** The solver's verdict on the position, as a sentence; null if there is none. */
  readonly outlook: string | null
}

/** The dependencies of hints. */
export interface HintNeeds {
  /** What can be played on now; null if nobody here may act. */
  readonly source: ComputedRef<PlaySource | null>
  /** Asks a bot; null if no bot advises here. */
  ask(): ((seat: Seat) => Promise<Result<Advice>>) | null
  /** The events so far, as told to the person who asks. */
  story(): readonly GameEvent[]
  speak(words: Words, seat: Seat): string
}

/** Creates the hints: one at a time, for the position in which they were asked for. */
export function createHints({ source, ask, story, speak }: HintNeeds) {
  const hint = shallowRef<HintShown | null>(null)
  const hinting = ref(false)

  async function askHint(): Promise<void> {
    const now = source.value
    const asked = ask()
    if (now === null || hinting.value) return
    if (asked === null) return useSelection().refuse(text('far.noHint'), null)
    hinting.value = true
    try {
      const result = await asked(now.seat)
      if (source.value !== now) return
      if (result.ok) show(now, result.value)
      else useSelection().refuse(refusalWords(result.error), null)
    } finally {
      hinting.value = false
    }
  }

  function show({ face, seen, seat }: PlaySource, { move, value, capped, proved }: Advice): void {
    const [what, why] = [face.moveWords(seen, seat, move), face.reason(seen, seat, move, story())]
    const outlook = outlookOf(value, seen.seats, capped, proved)
    hint.value = { move, what, why, value, outlook }
    useGameLog().answer([speak(what, seat), speak(why, seat), outlook ?? ''].join(' ').trim())
  }

  /** Dismisses the hint. */
  function dropHint(): void {
    hint.value = null
  }

  return { hint: computed(() => hint.value), hinting: computed(() => hinting.value), askHint, dropHint }
}
