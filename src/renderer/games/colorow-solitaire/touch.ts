import type { Seen } from '../../../rules/kit'
import { workbenchAttempt, workbenchTouches } from '../puzzles/cards-workbench'
import { tableOf } from './table'

/** A card is touched where it lies, then where it is to go; that all is finished is said. */
export function touches(move: string, seen: Seen): readonly string[] {
  return move === 'done' ? ['say:done'] : workbenchTouches(move, tableOf(seen).state.board)
}

/** The move that these touches would mean, so that the rule in its way can be named. */
export function attempt(touched: readonly string[], seen: Seen): string | null {
  return workbenchAttempt(touched, tableOf(seen).state.board)
}
