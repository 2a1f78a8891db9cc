import { nameIn, namedTouch } from '../../stage/model/names'

/** The card knows where it belongs: it need only be touched. */
export function touches(move: string): readonly string[] {
  return [namedTouch('hand', move)]
}

/** Touching a square means the card that belongs there. */
export function attempt(touched: readonly string[]): string | null {
  return nameIn(touched[0], 'square') ?? nameIn(touched[0], 'hand')
}
