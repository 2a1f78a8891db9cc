import { namedTouch, numberIn } from '../../stage/model/names'
import { cheaterSquare } from './table'

/** The stack is touched to turn a card up; the Cheater, then its square. */
export function touches(move: string): readonly string[] {
  const square = cheaterSquare(move)
  return square === null ? ['stock'] : [namedTouch('hand', 'C'), namedTouch('square', square)]
}

/** The move that these touches would mean, so that the rule in its way can be named. */
export function attempt(touched: readonly string[]): string | null {
  if (touched[0] === 'stock') return 'draw'
  const square = numberIn(touched.at(-1), 'square')
  return square === null ? null : `C@${square}`
}
