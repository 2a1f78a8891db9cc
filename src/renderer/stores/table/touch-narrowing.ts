/**
 * Touch by narrowing (contract 3): every legal move lists the pieces and places it touches, in order; each touch
 * leaves fewer moves, until one is meant. Pure: the same lists drive mouse, finger, keyboard and screen reader.
 */
export interface TouchMove {
  readonly move: string
  readonly touches: readonly string[]
}

export interface Narrowed {
  /** Moves that begin with what was touched. */
  readonly candidates: readonly TouchMove[]
  /** What can be touched next. */
  readonly next: ReadonlySet<string>
  /** The one move that is meant because everything of it was touched and none goes on from there. */
  readonly complete: string | null
  /** The one move that would be meant by a confirmation: touched whole, though others go on; or the only one left. */
  readonly single: string | null
}

function beginsWith(touches: readonly string[], picked: readonly string[]): boolean {
  return picked.length <= touches.length && picked.every((touch, at) => touches[at] === touch)
}

/** In what order a move's touches may come: as listed, the first one as listed and others freely, or all freely. */
export type TouchOrder = boolean | 'all'

/** How many touches come in a fixed order before the free ones. */
const fixed = (order: TouchOrder): number => (order === 'all' ? 0 : 1)

/** Whether a move begins with the fixed touches and has all others among its own, in any order. */
function holds(touches: readonly string[], picked: readonly string[], order: TouchOrder): boolean {
  const first = fixed(order)
  return (
    picked.length <= touches.length &&
    picked.every((touch, at) => (at < first ? touches[at] === touch : touches.includes(touch, first)))
  )
}

/**
 * What is left of the legal moves after some touches. Nothing touched leaves all, and none is meant.
 * @param anyOrder touches after the first, or `'all'` of them, may come in any order
 */
export function narrowMoves(
  moves: readonly TouchMove[],
  picked: readonly string[],
  anyOrder: TouchOrder = false,
): Narrowed {
  const fits = (touches: readonly string[]) =>
    anyOrder ? holds(touches, picked, anyOrder) : beginsWith(touches, picked)
  const candidates = moves.filter((it) => fits(it.touches))
  const next = new Set<string>()
  for (const { touches } of candidates) for (const touch of following(touches, picked, anyOrder)) next.add(touch)
  const full = picked.length === 0 ? [] : candidates.filter((it) => it.touches.length === picked.length)
  const complete = next.size === 0 ? onlyOne(full) : null
  const single = picked.length === 0 ? null : full.length > 0 ? onlyOne(full) : onlyOne(candidates)
  return { candidates, next, complete, single }
}

const onlyOne = ([first, ...others]: readonly TouchMove[]): string | null =>
  first && others.length === 0 ? first.move : null

/** What a move would have touched next: its next touch, or any that is left. */
function following(touches: readonly string[], picked: readonly string[], anyOrder: TouchOrder): readonly string[] {
  if (!anyOrder || picked.length < fixed(anyOrder)) return touches.slice(picked.length, picked.length + 1)
  return touches.slice(fixed(anyOrder)).filter((touch) => !picked.includes(touch))
}

/**
 * Touches after one more: it goes on where it can, begins anew where it cannot go on but can begin, takes back what
 * was touched last when it is touched again, and is null when it means nothing now.
 */
export function touchOne(
  moves: readonly TouchMove[],
  picked: readonly string[],
  touch: string,
  anyOrder: TouchOrder = false,
): readonly string[] | null {
  if (narrowMoves(moves, picked, anyOrder).next.has(touch)) return [...picked, touch]
  if (picked.at(-1) === touch) return picked.slice(0, -1)
  if (anyOrder && picked.indexOf(touch) >= fixed(anyOrder)) return picked.filter((it) => it !== touch)
  if (narrowMoves(moves, [], anyOrder).next.has(touch)) return [touch]
  return null
}

/**
 * The move that touching the last place once more lets go: all of it was touched, one after the other, though others go
 * on from there. The first touch and touches in any order are taken back instead.
 */
export function letGo(
  moves: readonly TouchMove[],
  picked: readonly string[],
  anyOrder: TouchOrder = false,
): string | null {
  if (anyOrder !== false || picked.length < 2) return null
  return onlyOne(moves.filter(({ touches }) => touches.length === picked.length && beginsWith(touches, picked)))
}

/** A piece carried from one place to another is two touches; null when that is no move. */
export function dragged(
  moves: readonly TouchMove[],
  from: string,
  to: string | null,
  anyOrder: TouchOrder = false,
): readonly string[] | null {
  const begun = touchOne(moves, [], from)
  if (begun === null) return null
  if (to === null || to === from) return begun
  return narrowMoves(moves, begun, anyOrder).next.has(to) ? [...begun, to] : null
}
