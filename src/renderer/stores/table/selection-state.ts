import { computed, type ComputedRef, type Ref, ref } from 'vue'
import { useGameLog } from '../app/game-log'
import type { PlaySource } from './play-source'

/** A refusal as shown: the sentence, and the pointer's position (CSS pixels) if there was a pointer. */
export interface ShownRefusal {
  readonly id: number
  readonly text: string
  readonly at: { readonly x: number; readonly y: number } | null
}

/** The state of a hand: the touches, the declared extras, the refusal, and whether the hand may act. */
export interface SelectionState {
  readonly source: ComputedRef<PlaySource | null>
  readonly picked: Ref<readonly string[]>
  /** The touch of the piece that a pointer carries; null if it carries none. */
  readonly carried: Ref<string | null>
  readonly extras: Ref<readonly string[]>
  readonly shownRefusal: Ref<ShownRefusal | null>
  readonly busy: Ref<boolean>
  /** Whether the deal is still arriving on the table: touches are not moves yet. */
  readonly dealing: Ref<boolean>
  /** Whether nothing can be done at this moment. */
  readonly isBlocked: ComputedRef<boolean>
  /** The move that awaits confirmation: the same touch once more plays it. */
  readonly moveToConfirm: Ref<string | null>
  /** The touches that stay selected although the table changes. */
  keptTouches(): readonly string[]
  /** Replaces the selection with these touches. */
  select(touches: readonly string[]): void
  clear(): void
  /** Shows a refusal and announces it. */
  refuse(sentence: string, at: ShownRefusal['at']): void
}

/** @param source what can be played on */
export function createSelectionState(source: ComputedRef<PlaySource | null>): SelectionState {
  const picked = ref<readonly string[]>([])
  const carried = ref<string | null>(null)
  const extras = ref<readonly string[]>([])
  const slip = ref<ShownRefusal | null>(null)
  const busy = ref(false)
  const dealing = ref(false)
  const held = computed(() => busy.value || dealing.value)
  const asked = ref<string | null>(null)
  let refusalCount = 0

  function clear(): void {
    picked.value = []
    extras.value = []
    slip.value = null
    asked.value = null
  }

  return {
    ...{ source, picked, carried, extras, shownRefusal: slip, busy, dealing, isBlocked: held },
    ...{ moveToConfirm: asked, clear },
    keptTouches: () => source.value?.face.keptTouches?.(picked.value) ?? [],
    select(touches) {
      clear()
      picked.value = touches
    },
    refuse(sentence, at) {
      slip.value = { id: ++refusalCount, text: sentence, at }
      useGameLog().answer(sentence)
    },
  }
}
