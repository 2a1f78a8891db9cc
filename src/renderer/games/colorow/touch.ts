import { nameIn, numberIn, placingOf } from '../puzzles/cards-placing'

/** A play touches the card and the square; claims, disputes and accepts are said. */
export function touches(move: string): readonly string[] {
  const placing = placingOf(move)
  return placing ? [`hand:${placing.card}`, `square:${placing.to}`] : [`say:${move}`]
}

/** The play that a card and a square would mean, so that the rule in its way can be named. */
export function attempt(touched: readonly string[]): string | null {
  const card = nameIn(touched[0], 'hand')
  const square = numberIn(touched[1], 'square')
  return card === null || square === null ? null : `${card}@${square}`
}
