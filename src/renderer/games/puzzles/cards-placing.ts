/** A card laid on a place, `17@25`, or put away, `17@off`, in which case `to` is null. */
export interface CardPlacing {
  readonly card: string
  readonly to: number | null
}

const PLACING_PATTERN = /^(\d{1,2}|C)@(\d{1,2}|off)$/

/** Parses a placing; returns null for any other text. Checks the syntax only. */
export function placingOf(move: string): CardPlacing | null {
  const [, card, place] = PLACING_PATTERN.exec(move) ?? []
  return card === undefined ? null : { card, to: place === 'off' ? null : Number(place) }
}
