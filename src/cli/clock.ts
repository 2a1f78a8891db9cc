/** No bot thinks longer than this about one move. */
const LONGEST_MS = 1_500

/** Says when it is time to stop one thought. */
export function capped(): () => boolean {
  const end = performance.now() + LONGEST_MS
  return () => performance.now() > end
}
