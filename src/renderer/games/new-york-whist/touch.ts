/** A move is one card of the hand. */
export function touches(move: string): readonly string[] {
  return [`hand:${move}`]
}

/** The card that these touches would lay, allowed or not. */
export function attempt(touched: readonly string[]): string | null {
  const [first] = touched
  return first?.startsWith('hand:') ? first.slice(5) : null
}
