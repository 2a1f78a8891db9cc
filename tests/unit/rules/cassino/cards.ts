/** Cards and pieces of both Cassinos as their pages write them, for the model and not for the engine. */

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = ['S', 'H', 'D', 'C']
export const PACK = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit))

export const rank = (card: string) => card.slice(0, -1)
export const suit = (card: string) => card.slice(-1)
/** Returns the value of a numeral, or null for a court. */
export const value = (card: string) => (RANKS.indexOf(rank(card)) < 10 ? RANKS.indexOf(rank(card)) + 1 : null)
export const sorted = (cards: readonly string[]) => [...cards].sort((a, b) => PACK.indexOf(a) - PACK.indexOf(b))
export const without = (cards: readonly string[], gone: readonly string[]) =>
  cards.filter((card) => !gone.includes(card))
export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Every card, and every build by its value, in the order of a move's text. */
export const PIECES = [...PACK, ...RANKS.slice(0, 10).map((_, i) => `B${i + 1}`)]
export const isBuild = (piece: string) => piece.startsWith('B')
export const buildValue = (piece: string) => Number(piece.slice(1))

/**
 * Returns whether numbers can be split into groups that each add up to `total`. Tries every group for the first number.
 */
export function canSplit(numbers: readonly number[], total: number): boolean {
  if (numbers.length === 0) return true
  const [first, ...rest] = numbers
  const tryGroup = (at: number, missing: number, others: readonly number[]): boolean => {
    if (missing === 0) return canSplit([...others, ...rest.slice(at)], total)
    if (missing < 0 || at === rest.length) return false
    return tryGroup(at + 1, missing - rest[at]!, others) || tryGroup(at + 1, missing, [...others, rest[at]!])
  }
  return tryGroup(0, total - first!, [])
}

/** Returns the points that a card brings by itself. */
export function pointsOf(card: string): number {
  if (card === '10D') return 2
  return card === '2S' || rank(card) === 'A' ? 1 : 0
}
