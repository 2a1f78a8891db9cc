import { computed, type ComputedRef, ref, type Ref } from 'vue'
import type { Words } from '../../i18n/words'
import { seatsAwaited } from '../../play/hot-seat'
import type { PlaySource } from './play-source'
import {
  addTouch,
  isWithinHand,
  moveOnRepeat,
  narrowMoves,
  touchesOfCarried,
  touchesOfDrag,
  type TouchMove,
  type TouchOrder,
} from './touch-narrowing'

/** What a hand plays on, has touched and carries, and whether it may act. */
interface Touched {
  readonly source: ComputedRef<PlaySource | null>
  readonly picked: Readonly<Ref<readonly string[]>>
  readonly carried: Readonly<Ref<string | null>>
  readonly isBlocked: ComputedRef<boolean>
}

/** What one more touch does: it plays a move, only changes what is touched, or means nothing now. */
export type TouchOutcome =
  | { readonly kind: 'play'; readonly move: string; readonly touches: readonly string[] }
  | { readonly kind: 'select'; readonly touches: readonly string[] }
  | { readonly kind: 'nothing' }

/** What touches are compared with: the legal moves, and the texts that are not listed. */
interface LegalMoves {
  readonly moves: ComputedRef<readonly TouchMove[]>
  readonly anyOrder: ComputedRef<TouchOrder>
  /** Whether these touches begin a text that is not listed; every listed move stays possible then. */
  beginsUnlisted(touched: readonly string[]): boolean
}

/** Finds the move that some touches and one more mean. */
function createMoveFinder(source: Touched['source'], { moves, anyOrder, beginsUnlisted }: LegalMoves) {
  /** Returns the text of that move, legal or not; null if they mean none. */
  function moveTextOf(before: readonly string[], touch: string): string | null {
    const now = source.value
    if (now === null) return null
    const touched = [...before, touch]
    const listed = beginsUnlisted(before) ? null : narrowMoves(moves.value, touched, anyOrder.value).single
    return listed ?? now.face.attempt?.(touched, now.seen) ?? null
  }

  /** Returns that move if it is legal, otherwise null. */
  function legalMoveOf(before: readonly string[], touch: string): string | null {
    const text = moveTextOf(before, touch)
    return text === null || source.value?.refusal(text) !== null ? null : text
  }

  /** Returns the words of that move if it is legal, otherwise null. */
  function moveWordsOf(before: readonly string[], touch: string): Words | null {
    const now = source.value
    const text = legalMoveOf(before, touch)
    return now === null || text === null ? null : now.face.moveWords(now.seen, now.seat, text)
  }

  return { moveTextOf, legalMoveOf, moveWordsOf }
}

/** Derives what the touches of a hand mean among the legal moves, and what one more touch would mean. */
export function createMeaning({ source, picked: chosen, carried, isBlocked }: Touched) {
  const moves = computed(() => source.value?.moves ?? [])
  const anyOrder = computed(() => source.value?.face.anyOrder ?? false)
  const beginsUnlisted = (touched: readonly string[]): boolean =>
    source.value?.face.beginsMove?.(touched, source.value.seen) ?? false
  const { moveTextOf, legalMoveOf, moveWordsOf } = createMoveFinder(source, { moves, anyOrder, beginsUnlisted })
  /** The touches of the current move; while a piece is carried, those that it means instead of the ones made before. */
  const picked = computed<readonly string[]>(() => {
    const piece = carried.value
    if (piece === null) return chosen.value
    return beginsUnlisted([piece]) ? [piece] : touchesOfCarried(moves.value, piece, anyOrder.value)
  })
  /** The touches without amounts, which go with many moves. */
  const plainTouches = computed(() => {
    if (!beginsUnlisted(picked.value)) return picked.value
    const amounts = source.value?.face.keptTouches?.(picked.value) ?? picked.value
    return picked.value.filter((touch) => !amounts.includes(touch))
  })
  const narrowed = computed(() => narrowMoves(moves.value, plainTouches.value, anyOrder.value))
  const touchable = computed<ReadonlySet<string>>(() => (isBlocked.value ? new Set() : narrowed.value.next))
  const canAct = (): boolean => source.value !== null && !isBlocked.value

  /** Returns the move that touching the last place again means; null if that undoes the first touch. */
  function repeatedTouchMove(): string | null {
    const now = source.value
    const text = now?.face.repeatedTouchMove?.(picked.value, now.seen) ?? null
    if (text !== null && now?.refusal(text) === null) return text
    return moveOnRepeat(moves.value, picked.value, anyOrder.value)
  }

  /** Returns what one more touch does now. */
  function outcomeOf(touch: string): TouchOutcome {
    const now = source.value
    if (now === null || isBlocked.value) return { kind: 'nothing' }
    const joined = [...picked.value, touch]
    if (beginsUnlisted(joined)) return { kind: 'select', touches: joined }
    if (!beginsUnlisted(picked.value)) {
      const again = touch === picked.value.at(-1) ? repeatedTouchMove() : null
      if (again !== null) return { kind: 'play', move: again, touches: picked.value }
      const touches = addTouch(moves.value, picked.value, touch, anyOrder.value)
      const move = touches && narrowMoves(moves.value, touches, anyOrder.value).complete
      if (touches !== null) return move === null ? { kind: 'select', touches } : { kind: 'play', move, touches }
    }
    // Not every legal text is listed: amounts are free.
    const move = now.face.attempt?.(joined, now.seen) ?? null
    const isLegal = move !== null && now.refusal(move) === null
    return isLegal ? { kind: 'play', move, touches: picked.value } : { kind: 'nothing' }
  }

  /** Whether dropping a piece on something would begin, continue or play a move. */
  function canDrop(piece: string, on: string): boolean {
    if (!canAct() || piece === on || isWithinHand(piece, on)) return false
    if (beginsUnlisted([piece, on]) || legalMoveOf([piece], on) !== null) return true
    return touchesOfDrag(moves.value, piece, on, anyOrder.value) !== null
  }

  /** The touch that the pointer hovers over. */
  const hoveredTouch = ref<string | null>(null)
  /** The words of the move that touching the hovered thing would make, or dropping the carried piece on it; or null. */
  const hoveredMoveWords = computed<Words | null>(() => {
    const touch = hoveredTouch.value
    if (touch === null || isBlocked.value || touch === carried.value) return null
    if (carried.value !== null && isWithinHand(carried.value, touch)) return null
    return moveWordsOf(carried.value === null ? picked.value : [carried.value], touch)
  })
  /** Whether the game waits for this hand, which otherwise may only interrupt. */
  const isAwaited = computed(() => source.value !== null && seatsAwaited(source.value.seen).includes(source.value.seat))

  return {
    moves,
    anyOrder,
    beginsUnlisted,
    picked,
    narrowed,
    touchable,
    hoveredTouch,
    hoveredMoveWords,
    isAwaited,
    availableExtras: computed(() => source.value?.face.extras?.offered(source.value.seen) ?? []),
    /** Whether something is selected that goes with many moves and begins none of them: chips. */
    hasAmountSelected: computed(() => beginsUnlisted(picked.value)),
    /** The text of the move that one more touch would complete, legal or not; null if it completes none. */
    moveTextWith: (touch: string) => moveTextOf(picked.value, touch),
    /** The move that one more touch would complete; null if it completes none. */
    legalMoveWith: (touch: string) => legalMoveOf(picked.value, touch),
    /** The words of the move that one more touch would complete; null if it completes none. */
    moveWordsWith: (touch: string) => moveWordsOf(picked.value, touch),
    outcomeOf,
    /** Whether a touch would do something now: begin or continue a move, play it, or take back an earlier touch. */
    canTouch: (touch: string) => outcomeOf(touch).kind !== 'nothing',
    canDrop,
  }
}
