/** Time limit for one bot move, in milliseconds. */
const LONGEST_MS = 1_500

/** Returns a function that reports whether the time limit of one move is over, counted from now. */
export function capped(): () => boolean {
  return deadline(LONGEST_MS)
}

/** Returns a function that reports whether `ms` milliseconds have passed from now. */
export function deadline(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() > end
}
