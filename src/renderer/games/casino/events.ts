import { letterOf, type Seat, type Seen } from '../../../rules/kit'
import { isOpenHand } from '../layout/eye'
import { seatParam, type Words } from '../../i18n/words'

/** What every casino tells of a deal. */
export interface Dealt {
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
