import { bridgeName, members } from '../kit'

export { count, FIRST_HIGH_MEMBER, HIGH_BITS, LOW_BITS, lowestBit, members as cardsIn } from '../kit'

/** Returns the names of a set's cards, ascending. */
export function namesIn(low: number, high: number): string[] {
  return members(low, high).map(bridgeName)
}
