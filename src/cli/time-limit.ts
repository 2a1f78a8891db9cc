/** Time limit for one bot move, in milliseconds. */
const MAX_MOVE_MS = 1_500

/** Returns a function that reports whether the time limit of one move is over, counted from now. */
export function createMoveDeadline(): () => boolean {
  return createDeadline(MAX_MOVE_MS)
}

/** Returns a function that reports whether `ms` milliseconds have passed from now. */
export function createDeadline(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() > end
}
