import type { Seen } from '../../../rules/kit'
import { eyeOf, isOpenHand } from '../layout/eye'
import { seatParam, type Words } from '../../i18n/words'
import type { CasinoView } from './table'

/** What differs from game to game in what can be done now. */
export interface Prompting<T extends Seen<CasinoView>> {
  /** The cards of a hand that take something. */
  takers(table: T, hand: readonly string[]): readonly string[]
  /** The sentence for a hand of which these cards take. */
  take(table: T, able: readonly string[]): Words
  /** Added to the key of waiting for another's turn. */
  waiting?(table: T): string
}

/** What can be done now, for whoever looks. */
export function casinoPrompt<T extends Seen<CasinoView>>(table: T, { takers, take, waiting }: Prompting<T>): Words {
  const { turn, hands } = table.state
  if (table.over || turn === null) return { key: table.over ? 'prompt.over' : 'prompt.deal' }
  if (turn !== eyeOf(table)) return { key: `prompt.wait${waiting?.(table) ?? ''}`, params: { seat: seatParam(turn) } }
  const hand = hands[turn]
  if (!isOpenHand(hand)) return { key: 'prompt.turn' }
  const able = takers(table, hand)
  if (able.length > 0) return take(table, able)
  return { key: hand.length > 1 ? 'prompt.none' : 'prompt.last' }
}
