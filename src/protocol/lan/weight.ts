/**
 * Size limits of a host's message other than a result. It contains a view, and perhaps the events of one ply. The
 * largest that any game shows has less than a quarter of them (a test plays all games); a page can list and draw
 * anything within them without a pause.
 */
export const TOLD_BOUNDS = {
  /** Number of values of any type, including nested ones. */
  values: 4_096,
  /** Total length of all strings and field names, in UTF-16 units. */
  characters: 16_384,
} as const

/** Measures a JSON value for {@link TOLD_BOUNDS}. Stops after twice the bounds. */
export function weightOf(value: unknown): { values: number; characters: number } {
  const weight = { values: 0, characters: 0 }
  const waiting: unknown[] = [value]
  while (waiting.length > 0 && weight.values <= 2 * TOLD_BOUNDS.values) {
    const one = waiting.pop()
    weight.values++
    if (typeof one === 'string') weight.characters += one.length
    else if (Array.isArray(one)) for (const inner of one.slice(0, 2 * TOLD_BOUNDS.values)) waiting.push(inner)
    else if (typeof one === 'object' && one !== null) {
      for (const [key, inner] of Object.entries(one)) {
        weight.characters += key.length
        waiting.push(inner)
      }
    }
  }
  return weight
}

/** Whether a value is within {@link TOLD_BOUNDS}. */
export function isLight(value: unknown): boolean {
  const { values, characters } = weightOf(value)
  return values <= TOLD_BOUNDS.values && characters <= TOLD_BOUNDS.characters
}
