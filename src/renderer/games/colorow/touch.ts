import { nameIn, namedTouch, numberIn } from '../../stage/model/names'
import { placingOf } from '../puzzles/cards-placing'

/** A play touches the card and the square; claims, disputes and accepts are said. */
export function touches(move: string): readonly string[] {
  const { card, to = null } = placingOf(move) ?? {}
  return card === undefined || to === null
    ? [namedTouch('say', move)]
    : [namedTouch('hand', card), namedTouch('square', to)]
}

/** The play that a card and a square would mean, so that the rule in its way can be named. */
export function attempt(touched: readonly string[]): string | null {
  const card = nameIn(touched[0], 'hand')
  const square = numberIn(touched[1], 'square')
  return card === null || square === null ? null : `${card}@${square}`
}
