import { computed, ref } from 'vue'
import type { Words } from '../../i18n/words'
import { seatsAwaited } from '../../play/hot-seat'
import type { SelectionState } from './selection-state'
import { narrowMoves } from './touch-narrowing'

export type SelectionMeaning = ReturnType<typeof createSelectionMeaning>

/** What the touches of a hand mean by the moves that are legal, and what one more would mean. */
export function createSelectionMeaning({ source, picked, held }: SelectionState) {
  const moves = computed(() => source.value?.moves ?? [])
  const anyOrder = computed(() => source.value?.face.anyOrder ?? false)
  /** Whether these touches begin a text that is not listed: every listed move is still open beside it. */
  const loose = (touched: readonly string[]): boolean =>
    source.value?.face.begins?.(touched, source.value.seen) ?? false
  /** What was touched beside amounts that go with many moves. */
  const steps = computed(() => {
    if (!loose(picked.value)) return picked.value
    const amounts = source.value?.face.keeps?.(picked.value) ?? picked.value
    return picked.value.filter((touch) => !amounts.includes(touch))
  })
  const narrowed = computed(() => narrowMoves(moves.value, steps.value, anyOrder.value))
  const touchable = computed<ReadonlySet<string>>(() => (held.value ? new Set() : narrowed.value.next))

  /** The text that one more touch would be, legal or not; null if it would be none. */
  function textOf(touch: string): string | null {
    const now = source.value
    if (now === null) return null
    const touched = [...picked.value, touch]
    const listed = loose(picked.value) ? null : narrowMoves(moves.value, touched, anyOrder.value).single
    return listed ?? now.face.attempt?.(touched, now.seen) ?? null
  }

  /** The move that one more touch would be; null if it would be none. */
  function meantBy(touch: string): string | null {
    const text = textOf(touch)
    return text === null || source.value?.refusal(text) !== null ? null : text
  }

  /** The same in words. */
  function meaning(touch: string): Words | null {
    const now = source.value
    const text = meantBy(touch)
    return now === null || text === null ? null : now.face.move(now.seen, now.seat, text)
  }

  /** What is pointed at. */
  const pointed = ref<string | null>(null)
  /** The move that a touch of what is pointed at would be, in words; null if it would be none. */
  const meant = computed<Words | null>(() => (pointed.value === null || held.value ? null : meaning(pointed.value)))
  /** Whether the game waits for this hand: it may be one that could only interrupt. */
  const awaited = computed(() => source.value !== null && seatsAwaited(source.value.seen).includes(source.value.seat))
  const offered = computed(() => source.value?.face.extras?.(source.value.seen) ?? [])
  /** Whether something is in hand that goes with many moves and begins none of them: chips. */
  const laden = computed(() => loose(picked.value))

  return {
    ...{ moves, anyOrder, loose, narrowed, touchable, pointed, meant, awaited, offered, laden },
    ...{ textOf, meantBy, meaning },
  }
}
