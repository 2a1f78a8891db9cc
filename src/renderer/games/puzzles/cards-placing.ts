/** A card put at a place, `17@25`, or put away, `17@off`: `to` is null then. */
export interface CardPlacing {
  readonly card: string
  readonly to: number | null
}

const WORDING = /^(\d{1,2}|C)@(\d{1,2}|off)$/

/** Reads a placing; null for any other text. Checks the wording only. */
export function placingOf(move: string): CardPlacing | null {
  const found = WORDING.exec(move)
  if (!found) return null
  const [, card, place] = found
  return { card: card!, to: place === 'off' ? null : Number(place) }
}

/** The number that a touch names after its word: 25 for `square:25`; null for another word. */
export function numberIn(touch: string | undefined, word: string): number | null {
  const found = nameIn(touch, word)
  return found === null ? null : Number(found)
}

/** The name that a touch gives after its word: `17` or `C` for `hand:17`, `hand:C`; null for another word. */
export function nameIn(touch: string | undefined, word: string): string | null {
  return touch?.startsWith(`${word}:`) === true ? touch.slice(word.length + 1) : null
}
