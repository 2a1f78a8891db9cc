/**
 * Size limits of a host's message other than a result. It contains a view, and perhaps the events of one ply. The
 * largest that any game shows has less than a quarter of them (a test plays all games); a page can list and draw
 * anything within them without a pause.
 */
export const MESSAGE_BOUNDS = {
  /** Number of values of any type, including nested ones. */
  values: 4_096,
  /** Total length of all strings and field names, in UTF-16 units. */
  characters: 16_384,
} as const

/** Measures a JSON value for {@link MESSAGE_BOUNDS}. Stops after twice the bounds. */
export function measureJson(value: unknown): { values: number; characters: number } {
  const size = { values: 0, characters: 0 }
  const pending: unknown[] = [value]
  while (pending.length > 0 && size.values <= 2 * MESSAGE_BOUNDS.values) {
    const one = pending.pop()
    size.values++
    if (typeof one === 'string') size.characters += one.length
    else if (Array.isArray(one)) for (const inner of one.slice(0, 2 * MESSAGE_BOUNDS.values)) pending.push(inner)
    else if (typeof one === 'object' && one !== null) {
      for (const [key, inner] of Object.entries(one)) {
        size.characters += key.length
        pending.push(inner)
      }
    }
  }
  return size
}

/** Whether a value is within {@link MESSAGE_BOUNDS}. */
export function isWithinMessageBounds(value: unknown): boolean {
  const { values, characters } = measureJson(value)
  return values <= MESSAGE_BOUNDS.values && characters <= MESSAGE_BOUNDS.characters
}
