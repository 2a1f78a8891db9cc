import { letterOf, type Seat, type Seen } from '../../../rules/kit'
import { isOpenHand, eyeOf } from '../layout/eye'
import { seatParam, type Words } from '../../i18n/words'
import type { CasinoView } from './table'

/** What every casino tells of a deal. */
interface Dealt {
  readonly round: number
  readonly deal: number
  readonly hands: readonly (readonly string[] | number)[]
  readonly table: readonly string[]
  readonly stock: number
}

/**
 * A deal, with one's own cards where they are seen.
 * @param which `first` of a round, `more`, or whatever else the game tells apart
 */
export function dealtWords(
  { round, hands, table, stock }: Dealt,
  seen: Seen,
  list: (cards: readonly string[]) => string,
  which: string,
): Words {
  const hand = hands[seen.eye]
  const key = `event.dealt.${which}`
  const params = { round, stock, table: list(table) }
  return isOpenHand(hand) ? { key: `${key}-you`, params: { ...params, cards: list(hand) } } : { key, params }
}

/** Who has most cards and most of something else, of which nobody scores for what is level. */
export function countedWords(round: number, cards: Seat | null, [what, most]: readonly [string, Seat | null]): Words {
  const name = (seat: Seat | null) => (seat === null ? '' : seatParam(letterOf(seat)))
  return {
    key: `event.counted.${cards === null ? 'level' : 'cards'}-${most === null ? 'level' : what}`,
    params: { round, cards: name(cards), [what]: name(most) },
  }
}

/** What differs from game to game in what can be done now. */
interface Prompting<T extends Seen<CasinoView>> {
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
