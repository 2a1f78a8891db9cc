import type { MysticDoubleCrossView } from '../../../rules/forty-nine-outfit/mystic-double-cross/shape'
import type { GameView } from '../../../rules/kit'

export type Table = GameView<MysticDoubleCrossView>

/** Number of cards turned up in a game. */
export const STACK_SIZE = 25

/** Returns the number of cards left in the stack. */
export function stackSize({ state }: Table): number {
  return typeof state.stack === 'number' ? state.stack : state.stack.length
}

/** Returns the number of cards out of play. */
export function restSize({ state }: Table): number {
  return typeof state.rest === 'number' ? state.rest : state.rest.length
}

/** Whether the stack has not been counted off the pack yet. */
export function isUndealt(table: Table): boolean {
  return table.state.drawn === 0 && stackSize(table) === 0
}

/** Returns the score needed to win. */
export function targetOf({ options }: Table): number {
  return Number(options['target'])
}

/** Returns the square on which a move lays the Cheater; null for a draw. */
export function cheaterSquare(move: string): number | null {
  return move.startsWith('C@') ? Number(move.slice(2)) : null
}
