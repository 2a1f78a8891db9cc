import { namedTouch, numberIn } from '../../stage/model/names'
import { stepOf } from './table'

const HAND = 'hand'

/** A card of the hand is like any other: the hand, or the square where a card lies, then where it goes. */
export function touches(move: string): readonly string[] {
  const step = stepOf(move)
  if (!step) return []
  return [step.from, step.to].map((square) => (square === null ? HAND : namedTouch('square', square)))
}

/** The move that these touches would mean, so that the rule in its way can be named. */
export function attempt(touched: readonly string[]): string | null {
  const [first, second] = touched
  const from = numberIn(first, 'square')
  const to = numberIn(second, 'square')
  if (first === HAND) return to === null ? null : `@${to}`
  if (from === null || second === undefined) return null
  return to === null ? `${from}@off` : `${from}-${to}`
}
