import type { Seat } from '../../rules/kit'
import type { TablePort } from '../play/played-table'

/**
 * A move worth making for somebody who is to move: what the strongest bot would do in that chair, of a chain of jumps the
 * first where no more is lit. Null where nothing can be said, or what it would do is not lit.
 */
export async function goodMove(port: Pick<TablePort, 'hint' | 'refusal'>, seat: Seat): Promise<string | null> {
  const advice = (await port.hint?.(seat)) ?? null
  if (!advice?.ok) return null
  const { move } = advice.value
  return [move, firstJump(move)].find((text) => port.refusal(seat, text) === null) ?? null
}

const firstJump = (move: string): string => move.split('x').slice(0, 2).join('x')
