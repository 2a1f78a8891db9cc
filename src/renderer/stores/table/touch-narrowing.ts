import { isTouchOf } from '../../stage/model/touch-names'

/**
 * Touch by narrowing: every legal move lists the pieces and places that it touches, in order; each touch
 * leaves fewer moves, until one remains. Pure: the same lists serve mouse, finger, keyboard and screen reader.
 */
export interface TouchMove {
  readonly move: string
  readonly touches: readonly string[]
}

export interface Narrowed {
  /** Moves that begin with the touches. */
  readonly candidates: readonly TouchMove[]
  /** What can be touched next. */
  readonly next: ReadonlySet<string>
  /** The one move whose touches are all made and which no other move continues; it is played. */
  readonly complete: string | null
  /**
   * The one move that a confirmation would play: all touched, though other moves continue from it; or the only one
   * left.
   */
  readonly single: string | null
}

function beginsWith(touches: readonly string[], picked: readonly string[]): boolean {
  return picked.length <= touches.length && picked.every((touch, at) => touches[at] === touch)
}

/**
 * The order in which a move's touches may come: as listed, the first as listed and the others in any order, or all in
 * any order.
 */
export type TouchOrder = boolean | 'all'

/** Number of touches in fixed order before the free ones. */
const fixedTouchCount = (order: TouchOrder): number => (order === 'all' ? 0 : 1)

/** Whether a move begins with the fixed touches and contains all others, in any order. */
function containsTouches(touches: readonly string[], picked: readonly string[], order: TouchOrder): boolean {
  const first = fixedTouchCount(order)
  return (
    picked.length <= touches.length &&
    picked.every((touch, at) => (at < first ? touches[at] === touch : touches.includes(touch, first)))
  )
}

/** The results for lists of moves: everything on the table asks them for the same touches, and lists may be long. */
const narrowedLists = new WeakMap<readonly TouchMove[], Map<string, Narrowed>>()

/**
 * Narrows the legal moves by the touches made. Without touches all moves remain, and none is complete.
 * @param anyOrder whether touches after the first, or `'all'` of them, may come in any order
 */
export function narrowMoves(
  moves: readonly TouchMove[],
  picked: readonly string[],
  anyOrder: TouchOrder = false,
): Narrowed {
  const known = narrowedLists.get(moves) ?? new Map<string, Narrowed>()
  narrowedLists.set(moves, known)
  const key = [anyOrder, ...picked].join(' ')
  const narrowed = known.get(key) ?? narrow(moves, picked, anyOrder)
  known.set(key, narrowed)
  return narrowed
}

function narrow(moves: readonly TouchMove[], picked: readonly string[], anyOrder: TouchOrder): Narrowed {
  const fits = (touches: readonly string[]) =>
    anyOrder ? containsTouches(touches, picked, anyOrder) : beginsWith(touches, picked)
  const candidates = moves.filter((it) => fits(it.touches))
  const next = new Set<string>()
  for (const { touches } of candidates) for (const touch of nextTouches(touches, picked, anyOrder)) next.add(touch)
  const full = picked.length === 0 ? [] : candidates.filter((it) => it.touches.length === picked.length)
  const complete = next.size === 0 ? onlyMoveOf(full) : null
  const single = picked.length === 0 ? null : full.length > 0 ? onlyMoveOf(full) : onlyMoveOf(candidates)
  return { candidates, next, complete, single }
}

const onlyMoveOf = ([first, ...others]: readonly TouchMove[]): string | null =>
  first && others.length === 0 ? first.move : null

/** Returns what may be touched next in a move: its next touch, or any that is left. */
function nextTouches(touches: readonly string[], picked: readonly string[], anyOrder: TouchOrder): readonly string[] {
  if (!anyOrder || picked.length < fixedTouchCount(anyOrder)) return touches.slice(picked.length, picked.length + 1)
  return touches.slice(fixedTouchCount(anyOrder)).filter((touch) => !picked.includes(touch))
}

/**
 * Returns the touches after one more: it extends them if possible, starts anew if it can only begin a move, undoes the
 * last touch if it repeats it, and gives null if it means nothing now.
 */
export function addTouch(
  moves: readonly TouchMove[],
  picked: readonly string[],
  touch: string,
  anyOrder: TouchOrder = false,
): readonly string[] | null {
  if (narrowMoves(moves, picked, anyOrder).next.has(touch)) return [...picked, touch]
  if (picked.at(-1) === touch) return picked.slice(0, -1)
  if (anyOrder && picked.indexOf(touch) >= fixedTouchCount(anyOrder)) return picked.filter((it) => it !== touch)
  if (narrowMoves(moves, [], anyOrder).next.has(touch)) return [touch]
  return null
}

/**
 * Returns the move that touching the last place again plays: all its touches were made in order, though other moves
 * continue from it. The first touch, and touches in any order, are undone instead.
 */
export function moveOnRepeat(
  moves: readonly TouchMove[],
  picked: readonly string[],
  anyOrder: TouchOrder = false,
): string | null {
  if (anyOrder !== false || picked.length < 2) return null
  return onlyMoveOf(moves.filter(({ touches }) => touches.length === picked.length && beginsWith(touches, picked)))
}

/**
 * Returns the touches that a piece means while it is carried: those of a touch on it. None if it begins no move, or if
 * touching it is a whole move, for which it need not be carried anywhere.
 */
export function touchesOfCarried(
  moves: readonly TouchMove[],
  carried: string,
  anyOrder: TouchOrder = false,
): readonly string[] {
  const begun = addTouch(moves, [], carried, anyOrder)
  return begun === null || narrowMoves(moves, begun, anyOrder).next.size === 0 ? [] : begun
}

/** Whether a card is dropped on the hand that it belongs to: it goes back into it, and nothing is meant. */
export const isWithinHand = (from: string, to: string | null): boolean =>
  isTouchOf(from, 'hand') && isTouchOf(to, 'hand')

/** Treats a drag from one place to another as two touches; returns null if that is no move. */
export function touchesOfDrag(
  moves: readonly TouchMove[],
  from: string,
  to: string | null,
  anyOrder: TouchOrder = false,
): readonly string[] | null {
  const begun = addTouch(moves, [], from)
  if (begun === null) return null
  if (to === null || to === from) return begun
  return narrowMoves(moves, begun, anyOrder).next.has(to) ? [...begun, to] : null
}
