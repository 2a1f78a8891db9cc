import { computed, type ComputedRef, type Ref, ref } from 'vue'
import { useGameLog } from '../app/game-log'
import type { PlaySource } from './play-source'

/** A refusal as it is shown: the sentence, and where the pointer was (CSS pixels), if it was a pointer. */
export interface Slip {
  readonly id: number
  readonly text: string
  readonly at: { readonly x: number; readonly y: number } | null
}

/** What a hand holds: what was touched, what is said with the play, what was refused, and whether it may act. */
export interface SelectionState {
  readonly source: ComputedRef<PlaySource | null>
  readonly picked: Ref<readonly string[]>
  readonly extras: Ref<readonly string[]>
  readonly slip: Ref<Slip | null>
  readonly busy: Ref<boolean>
  /** The deal is not on the table yet: what is pressed is no move. */
  readonly dealing: Ref<boolean>
  /** Nothing can be done this moment. */
  readonly held: ComputedRef<boolean>
  /** The move that was asked about: the same touch once more plays it. */
  readonly asked: Ref<string | null>
  /** What stays in hand of what was touched, though the table changes. */
  kept(): readonly string[]
  /** Has nothing in hand but these touches. */
  put(touches: readonly string[]): void
  clear(): void
  /** Shows a refusal and tells it. */
  refuse(sentence: string, at: Slip['at']): void
}

/** @param source what is played on */
export function createSelectionState(source: ComputedRef<PlaySource | null>): SelectionState {
  const picked = ref<readonly string[]>([])
  const extras = ref<readonly string[]>([])
  const slip = ref<Slip | null>(null)
  const busy = ref(false)
  const dealing = ref(false)
  const held = computed(() => busy.value || dealing.value)
  const asked = ref<string | null>(null)
  let slips = 0

  function clear(): void {
    picked.value = []
    extras.value = []
    slip.value = null
    asked.value = null
  }

  return {
    ...{ source, picked, extras, slip, busy, dealing, held, asked, clear },
    kept: () => source.value?.face.keeps?.(picked.value) ?? [],
    put(touches) {
      clear()
      picked.value = touches
    },
    refuse(sentence, at) {
      slip.value = { id: ++slips, text: sentence, at }
      useGameLog().answer(sentence)
    },
  }
}
