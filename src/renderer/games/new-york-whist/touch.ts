import { nameIn, namedTouch } from '../../stage/model/names'
/** A move is one card of the hand. */
export function touches(move: string): readonly string[] {
  return [namedTouch('hand', move)]
}

/** The card that these touches would lay, allowed or not. */
export function attempt(touched: readonly string[]): string | null {
  const [first] = touched
  return nameIn(first, 'hand')
}
