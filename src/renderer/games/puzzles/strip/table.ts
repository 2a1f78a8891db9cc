import type { StripView } from '../../../../rules/forty-nine-outfit/strip/shape'
import type { GameView } from '../../../../rules/kit'

export type StripTable = GameView<StripView>

/** A move of a man to the vacant square, `3-6`, and the number of men he jumps. */
export interface Hop {
  readonly from: number
  readonly to: number
  readonly over: number
}

/** Parses a move; returns null for any other text. */
export function hopOf(move: string | null): Hop | null {
  const found = /^(\d)-(\d)$/.exec(move ?? '')
  if (!found) return null
  const [from, to] = [Number(found[1]), Number(found[2])]
  return { from, to, over: Math.abs(to - from) - 1 }
}

/** Returns the number of moves allowed; 0 for no limit. */
export const limitOf = (seen: GameView): number => Number(seen.options['moveLimit'])
