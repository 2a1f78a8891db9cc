/**
 * Bounds of a message of the host that is no result: what it tells of a game is a view, and perhaps the events of one ply.
 * The largest that any game shows has less than a quarter of them (a test plays all games); a page lists and draws what
 * keeps to them without a pause.
 */
export const TOLD_BOUNDS = {
  /** Texts, numbers, lists and all other values, one inside another counted, too. */
  values: 4_096,
  /** Characters of all texts and names of fields. */
  characters: 16_384,
} as const

/** What a JSON value holds, measured by {@link TOLD_BOUNDS}. Reads no further than twice the bounds. */
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

/** Whether a value keeps to {@link TOLD_BOUNDS}. */
export function isLight(value: unknown): boolean {
  const { values, characters } = weightOf(value)
  return values <= TOLD_BOUNDS.values && characters <= TOLD_BOUNDS.characters
}
