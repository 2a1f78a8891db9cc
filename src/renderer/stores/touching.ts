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
  /** The one move that would be meant by a confirmation. */
  readonly single: string | null
}

function beginsWith(touches: readonly string[], picked: readonly string[]): boolean {
  return picked.length <= touches.length && picked.every((touch, at) => touches[at] === touch)
}

/** What is left of the legal moves after some touches. Nothing touched leaves all, and none is meant. */
export function narrow(moves: readonly TouchMove[], picked: readonly string[]): Narrowed {
  const candidates = moves.filter((it) => beginsWith(it.touches, picked))
  const next = new Set<string>()
  for (const { touches } of candidates) {
    const touch = touches[picked.length]
    if (touch !== undefined) next.add(touch)
  }
  const full = picked.length === 0 ? [] : candidates.filter((it) => it.touches.length === picked.length)
  const complete = next.size === 0 ? (full[0]?.move ?? null) : null
  const single = picked.length > 0 && candidates.length === 1 ? (candidates[0]?.move ?? null) : null
  return { candidates, next, complete, single }
}

/**
 * Touches after one more: it goes on where it can, begins anew where it cannot go on but can begin, takes back what
 * was touched last when it is touched again, and is null when it means nothing now.
 */
export function touchOne(
  moves: readonly TouchMove[],
  picked: readonly string[],
  touch: string,
): readonly string[] | null {
  if (narrow(moves, picked).next.has(touch)) return [...picked, touch]
  if (picked.at(-1) === touch) return picked.slice(0, -1)
  if (narrow(moves, []).next.has(touch)) return [touch]
  return null
}

/** A piece carried from one place to another is two touches; null when that is no move. */
export function dragged(moves: readonly TouchMove[], from: string, to: string | null): readonly string[] | null {
  const begun = touchOne(moves, [], from)
  if (begun === null) return null
  if (to === null || to === from) return begun
  return narrow(moves, begun).next.has(to) ? [...begun, to] : null
}
