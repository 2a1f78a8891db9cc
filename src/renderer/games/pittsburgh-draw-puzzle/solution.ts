import { TEN_HANDS } from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle/ten-hands'

/** Returns the moves that fill a hand of the solution. */
export function fillMoves(hand: number): string[] {
  return (TEN_HANDS[hand - 1] ?? []).map((card) => `${card}@${hand}`)
}
