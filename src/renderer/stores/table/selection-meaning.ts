import { computed, ref } from 'vue'
import type { Words } from '../../i18n/words'
import { seatsAwaited } from '../../play/hot-seat'
import type { SelectionState } from './selection-state'
import { narrowMoves } from './touch-narrowing'

export type SelectionMeaning = ReturnType<typeof createSelectionMeaning>

/** Derives what the touches of a hand mean among the legal moves, and what one more touch would mean. */
export function createSelectionMeaning({ source, picked, isBlocked }: SelectionState) {
  const moves = computed(() => source.value?.moves ?? [])
  const anyOrder = computed(() => source.value?.face.anyOrder ?? false)
  /** Whether these touches begin a text that is not listed; every listed move stays possible then. */
  const beginsUnlisted = (touched: readonly string[]): boolean =>
    source.value?.face.beginsMove?.(touched, source.value.seen) ?? false
  /** The touches without amounts, which go with many moves. */
  const plainTouches = computed(() => {
    if (!beginsUnlisted(picked.value)) return picked.value
    const amounts = source.value?.face.keptTouches?.(picked.value) ?? picked.value
    return picked.value.filter((touch) => !amounts.includes(touch))
  })
  const narrowed = computed(() => narrowMoves(moves.value, plainTouches.value, anyOrder.value))
  const touchable = computed<ReadonlySet<string>>(() => (isBlocked.value ? new Set() : narrowed.value.next))

  /** Returns the move text that one more touch would complete, legal or not; null if it completes none. */
  function moveTextWith(touch: string): string | null {
    const now = source.value
    if (now === null) return null
    const touched = [...picked.value, touch]
    const listed = beginsUnlisted(picked.value) ? null : narrowMoves(moves.value, touched, anyOrder.value).single
    return listed ?? now.face.attempt?.(touched, now.seen) ?? null
  }

  /** Returns the move that one more touch would complete; null if it completes none. */
  function legalMoveWith(touch: string): string | null {
    const text = moveTextWith(touch)
    return text === null || source.value?.refusal(text) !== null ? null : text
  }

  /** Returns the words of the move that one more touch would complete; null if it completes none. */
  function moveWordsWith(touch: string): Words | null {
    const now = source.value
    const text = legalMoveWith(touch)
    return now === null || text === null ? null : now.face.moveWords(now.seen, now.seat, text)
  }

  /** The touch that the pointer hovers over. */
  const hoveredTouch = ref<string | null>(null)
  /** The move, in words, that touching the hovered thing would make; null if it would make none. */
  const hoveredMoveWords = computed<Words | null>(() =>
    hoveredTouch.value === null || isBlocked.value ? null : moveWordsWith(hoveredTouch.value),
  )
  /** Whether the game waits for this hand, which otherwise may only interrupt. */
  const isAwaited = computed(() => source.value !== null && seatsAwaited(source.value.seen).includes(source.value.seat))
  const availableExtras = computed(() => source.value?.face.extras?.(source.value.seen) ?? [])
  /** Whether something is selected that goes with many moves and begins none of them: chips. */
  const hasAmountSelected = computed(() => beginsUnlisted(picked.value))

  return {
    ...{
      moves,
      anyOrder,
      beginsUnlisted,
      narrowed,
      touchable,
      hoveredTouch,
      hoveredMoveWords,
      isAwaited,
      availableExtras,
      hasAmountSelected,
    },
    ...{ moveTextWith, legalMoveWith, moveWordsWith },
  }
}
