/** No bot thinks longer than this about one move. */
const LONGEST_MS = 1_500

/** Says when it is time to stop one thought. */
export function capped(): () => boolean {
  return deadline(LONGEST_MS)
}

/** Says when so many milliseconds from now are over. */
export function deadline(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() > end
}
