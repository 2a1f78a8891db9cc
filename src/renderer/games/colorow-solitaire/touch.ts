import { workbenchAttempt, workbenchTouches } from '../puzzles/cards-workbench'
import type { Table } from './table'

/** A card is touched where it lies, then where it is to go; that all is finished is said. */
export function touches(move: string, seen: Table): readonly string[] {
  return move === 'done' ? ['say:done'] : workbenchTouches(move, seen.state.board)
}

/** The move that these touches would mean, so that the rule in its way can be named. */
export function attempt(touched: readonly string[], seen: Table): string | null {
  return workbenchAttempt(touched, seen.state.board)
}
