import { computed, type ComputedRef, ref } from 'vue'
import { useGameLog } from '../app/game-log'
import type { PlaySource } from './play-source'

/** A refusal as shown: the sentence, and the pointer's position (CSS pixels) if there was a pointer. */
export interface ShownRefusal {
  readonly id: number
  readonly text: string
  readonly at: { readonly x: number; readonly y: number } | null
}

/** The state of a hand: the touches, the declared extras, the refusal, and whether the hand may act. */
export type SelectionState = ReturnType<typeof createSelectionState>

/** @param source what can be played on */
export function createSelectionState(source: ComputedRef<PlaySource | null>) {
  const picked = ref<readonly string[]>([])
  /** The touch of the piece that a pointer carries; null if it carries none. */
  const carried = ref<string | null>(null)
  const extras = ref<readonly string[]>([])
  const slip = ref<ShownRefusal | null>(null)
  const busy = ref(false)
  /** Whether the deal is still arriving on the table, or an arrow spins: touches are not moves yet. */
  const dealing = ref(false)
  /** Whether nothing can be done at this moment. */
  const held = computed(() => busy.value || dealing.value)
  /** The move that awaits confirmation: the same touch once more plays it. */
  const asked = ref<string | null>(null)
  let refusalCount = 0

  function clear(): void {
    picked.value = []
    extras.value = []
    slip.value = null
    asked.value = null
  }

  return {
    ...{ source, picked, carried, extras, shownRefusal: slip, busy, isBlocked: held },
    ...{ moveToConfirm: asked, clear },
    /** The touches that stay selected although the table changes. */
    keptTouches: () => source.value?.face.keptTouches?.(picked.value) ?? [],
    setDealing(isDealing: boolean): void {
      dealing.value = isDealing
    },
    /** Replaces the selection with these touches. */
    select(touches: readonly string[]): void {
      clear()
      picked.value = touches
    },
    /** Shows a refusal and announces it. */
    refuse(sentence: string, at: ShownRefusal['at']): void {
      slip.value = { id: ++refusalCount, text: sentence, at }
      useGameLog().answer(sentence)
    },
  }
}
