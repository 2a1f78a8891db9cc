import { HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { possibleFinishes } from '../../../rules/forty-nine-outfit/single-jumps/classes'

const ALL = Array.from({ length: 49 }, (_, i) => i)

/**
 * Returns the squares (from 1) on which a last man can stand if this square is vacant at first; none for 25 of the 49.
 */
export function finishesFrom(vacant: number): readonly number[] {
  const others = ALL.filter((square) => square !== vacant - 1)
  const low = others.reduce((mask, square) => mask | LOW_BITS[square]!, 0)
  const high = others.reduce((mask, square) => mask | HIGH_BITS[square]!, 0)
  return possibleFinishes(low, high).map((square) => square + 1)
}

/** Returns a note for every vacancy, keyed by the name of the option's note: `49-note`. */
export function vacancyNotes(hopeless: string, open: (finishes: string) => string): Readonly<Record<string, string>> {
  const entries = ALL.map((square) => {
    const finishes = finishesFrom(square + 1)
    return [`${square + 1}-note`, finishes.length === 0 ? hopeless : open(finishes.join(', '))] as const
  })
  return Object.fromEntries(entries)
}
