import { CARDS, CHEATER } from '../../../rules/forty-nine-outfit/cards'

/** Points that a card scores in a pile. */
export const POINTS = Uint8Array.from({ length: CARDS }, (_, card) => {
  const number = card + 1
  if (card === CHEATER) return 0
  return number === 49 ? 2 : number === 1 ? 1 : number % 5 === 0 ? number / 5 : 0
})
