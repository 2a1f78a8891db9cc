import { nameIn, namedTouch, numberIn } from '../../stage/model/touch-names'
import { pileOf, playOf, type Table } from './table'

/**
 * Returns the touches of a move. A pile is touched as a whole, since runs move as a whole and only the last card goes
 * up; cards of the pack are touched individually. Then follows the pile, or any foundation.
 */
export function touches(move: string, seen: Table): readonly string[] {
  if (move === 'deal') return ['stock']
  const play = playOf(move)
  if (!play) return []
  const pile = pileOf(seen.state, play.card)
  const from = pile === null ? namedTouch('hand', play.card) : namedTouch('pile', pile)
  return [from, play.to === 'up' ? 'up' : namedTouch('pile', play.to)]
}

/** Returns the move that these touches would mean, so that a refusal can name the rule. */
export function attempt(touched: readonly string[], seen: Table): string | null {
  const [first, second] = touched
  if (first === 'stock') return 'deal'
  if (second === undefined) return null
  const to = numberIn(second, 'pile')
  const card = nameIn(first, 'hand') ?? cardOfPile(seen, numberIn(first, 'pile'), second === 'up')
  if (card === null || (to === null && second !== 'up')) return null
  return to === null ? `${card}@up` : `${card}@${to}`
}

/** Returns the card that names a pile in a move: its last card if it is to go up, else the head of its run. */
function cardOfPile(seen: Table, pile: number | null, up: boolean): string | null {
  const run = pile === null ? undefined : seen.state.piles[pile - 1]?.up
  return (up ? run?.at(-1) : run?.[0]) ?? null
}

/** Returns the move of a second touch: it sends a card, or a pile's last card, to its foundation. Null for the pack. */
export function repeatedTouchMove(touched: readonly string[], seen: Table): string | null {
  const [first, second] = touched
  return first === undefined || first === 'stock' || second !== undefined ? null : attempt([first, 'up'], seen)
}
