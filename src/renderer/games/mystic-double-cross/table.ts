import type { MysticDoubleCrossView } from '../../../rules/forty-nine-outfit/mystic-double-cross/shape'
import type { Seen } from '../../../rules/kit'

export { FIVES, fullRows, ROW_POINTS, rowsFilledBy, takenFives } from '../puzzles/fives-and-rows'

export type Table = Seen<MysticDoubleCrossView>

/** Cards that are turned up in a game. */
export const STACK = 25

/** How many cards are left in the stack. */
export function stackSize({ state }: Table): number {
  return typeof state.stack === 'number' ? state.stack : state.stack.length
}

/** How many cards are out of play. */
export function restSize({ state }: Table): number {
  return typeof state.rest === 'number' ? state.rest : state.rest.length
}

/** Whether the pack has not been counted off yet. */
export function isUndealt(table: Table): boolean {
  return table.state.drawn === 0 && stackSize(table) === 0
}

/** The points that make the game a win. */
export function targetOf({ options }: Table): number {
  return Number(options['target'])
}

/** The square that a move puts the Cheater on; null for a draw. */
export function cheaterSquare(move: string): number | null {
  return move.startsWith('C@') ? Number(move.slice(2)) : null
}
