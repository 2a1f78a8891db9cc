import { computed, ref } from 'vue'
import type { Words } from '../../i18n/words'
import { seatsAwaited } from '../../play/hot-seat'
import type { SelectionState } from './selection-state'
import { narrowMoves } from './touch-narrowing'

export type SelectionMeaning = ReturnType<typeof createSelectionMeaning>

/** Derives what the touches of a hand mean among the legal moves, and what one more touch would mean. */
export function createSelectionMeaning({ source, picked, held }: SelectionState) {
  const moves = computed(() => source.value?.moves ?? [])
  const anyOrder = computed(() => source.value?.face.anyOrder ?? false)
  /** Whether these touches begin a text that is not listed; every listed move stays possible then. */
  const loose = (touched: readonly string[]): boolean =>
    source.value?.face.beginsMove?.(touched, source.value.seen) ?? false
  /** The touches without amounts, which go with many moves. */
  const steps = computed(() => {
    if (!loose(picked.value)) return picked.value
    const amounts = source.value?.face.keptTouches?.(picked.value) ?? picked.value
    return picked.value.filter((touch) => !amounts.includes(touch))
  })
  const narrowed = computed(() => narrowMoves(moves.value, steps.value, anyOrder.value))
  const touchable = computed<ReadonlySet<string>>(() => (held.value ? new Set() : narrowed.value.next))

  /** Returns the move text that one more touch would complete, legal or not; null if it completes none. */
  function textOf(touch: string): string | null {
    const now = source.value
    if (now === null) return null
    const touched = [...picked.value, touch]
    const listed = loose(picked.value) ? null : narrowMoves(moves.value, touched, anyOrder.value).single
    return listed ?? now.face.attempt?.(touched, now.seen) ?? null
  }

  /** Returns the move that one more touch would complete; null if it completes none. */
  function meantBy(touch: string): string | null {
    const text = textOf(touch)
    return text === null || source.value?.refusal(text) !== null ? null : text
  }

  /** Returns the words of the move that one more touch would complete; null if it completes none. */
  function meaning(touch: string): Words | null {
    const now = source.value
    const text = meantBy(touch)
    return now === null || text === null ? null : now.face.moveWords(now.seen, now.seat, text)
  }

  /** The touch that the pointer hovers over. */
  const pointed = ref<string | null>(null)
  /** The move, in words, that touching the hovered thing would make; null if it would make none. */
  const meant = computed<Words | null>(() => (pointed.value === null || held.value ? null : meaning(pointed.value)))
  /** Whether the game waits for this hand, which otherwise may only interrupt. */
  const awaited = computed(() => source.value !== null && seatsAwaited(source.value.seen).includes(source.value.seat))
  const offered = computed(() => source.value?.face.extras?.(source.value.seen) ?? [])
  /** Whether something is selected that goes with many moves and begins none of them: chips. */
  const laden = computed(() => loose(picked.value))

  return {
    ...{ moves, anyOrder, loose, narrowed, touchable, pointed, meant, awaited, offered, laden },
    ...{ textOf, meantBy, meaning },
  }
}
