import { nameIn, namedTouch, numberIn } from '../../stage/model/names'
import { pileOf, playOf, type Table } from './table'

/**
 * A pile is touched as one, since runs move whole and only the last card goes up; cards of the pack by their names. Then
 * the pile, or any foundation.
 */
export function touches(move: string, seen: Table): readonly string[] {
  if (move === 'deal') return ['stock']
  const play = playOf(move)
  if (!play) return []
  const pile = pileOf(seen.state, play.card)
  const from = pile === null ? namedTouch('hand', play.card) : namedTouch('pile', pile)
  return [from, play.to === 'up' ? 'up' : namedTouch('pile', play.to)]
}

/** The move that these touches would mean, so that the rule in its way can be named. */
export function attempt(touched: readonly string[], seen: Table): string | null {
  const [first, second] = touched
  if (first === 'stock') return 'deal'
  if (second === undefined) return null
  const to = numberIn(second, 'pile')
  const card = nameIn(first, 'hand') ?? cardOfPile(seen, numberIn(first, 'pile'), second === 'up')
  if (card === null || (to === null && second !== 'up')) return null
  return to === null ? `${card}@up` : `${card}@${to}`
}

/** The card by which a pile is spoken of: its last, if it is to go up, else the head of its run. */
function cardOfPile(seen: Table, pile: number | null, up: boolean): string | null {
  const run = pile === null ? undefined : seen.state.piles[pile - 1]?.up
  return (up ? run?.at(-1) : run?.[0]) ?? null
}

/** A second touch of a card, or of a pile for its last card, sends it up; the pack does not go there. */
export function again(touched: readonly string[], seen: Table): string | null {
  const [first, second] = touched
  return first === undefined || first === 'stock' || second !== undefined ? null : attempt([first, 'up'], seen)
}
