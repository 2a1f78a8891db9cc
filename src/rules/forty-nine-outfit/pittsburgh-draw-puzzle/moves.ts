import type { Rng, Seat, EventSink } from '../../kit'
import { nthMember, cardName, CARDS, type Card } from '../cards'
import { OFF, packPlacing, placedCard, placeOf, type Placing } from '../placing'
import { HAND_SIZE } from '../ranking'
import type { TenHandsEvent } from './shape'
import { HANDS, isRight, isSolved, move, IN_TRAY, type TenHandsState } from './state'

const ALL_LOW = 0xfffffff
const ALL_HIGH = 0x3fffff

/**
 * Writes all moves and returns their number: every card into every other hand with room, and every card in a hand to
 * the tray.
 */
export function moves(state: TenHandsState, into: Placing[]): number {
  if (isSolved(state)) return 0
  let found = 0
  for (let card = 0; card < CARDS; card++) {
    const from = state.handOf[card]!
    for (let hand = 0; hand < HANDS; hand++) {
      if (hand !== from && state.sizes[hand]! < HAND_SIZE) into[found++] = packPlacing(card, hand)
    }
    if (from !== IN_TRAY) into[found++] = packPlacing(card, OFF)
  }
  return found
}

export function pick(state: TenHandsState, rng: Rng): Placing {
  const { laidCount, sizes, low, high } = state
  let choices = laidCount
  for (let hand = 0; hand < HANDS; hand++) if (sizes[hand]! < HAND_SIZE) choices += CARDS - sizes[hand]!
  let choice = rng.below(choices)
  for (let hand = 0; hand < HANDS; hand++) {
    const size = sizes[hand]!
    if (size === HAND_SIZE) continue
    if (choice < CARDS - size)
      return packPlacing(nthMember(ALL_LOW & ~low[hand]!, ALL_HIGH & ~high[hand]!, choice), hand)
    choice -= CARDS - size
  }
  return packPlacing(nthLaid(state, choice), OFF)
}

/** Returns the card that has `skip` cards before it, counting the hands in order and their cards ascending. */
function nthLaid(state: TenHandsState, skip: number): Card {
  let hand = 0
  let rest = skip
  while (rest >= state.sizes[hand]!) rest -= state.sizes[hand++]!
  return nthMember(state.low[hand]!, state.high[hand]!, rest)
}

/** Returns the hand into which a move puts a card, or {@link IN_TRAY}. */
export function handTo(move: Placing): number {
  const place = placeOf(move)
  return place === OFF ? IN_TRAY : place
}

/** Makes a move and reports events. */
export function moveAndTell(state: TenHandsState, seat: Seat, made: Placing, tell: EventSink<TenHandsEvent>): void {
  const card = placedCard(made)
  const from = state.handOf[card]!
  const to = handTo(made)
  const opened = from !== IN_TRAY && isRight(state, from)
  move(state, card, to)
  tell({ type: 'placed', seat, card: cardName(card), from: numberOf(from), to: numberOf(to) })
  if (opened) tell({ type: 'opened', seat, hand: from + 1 })
  const rank = to === IN_TRAY ? 0 : state.ranks[to]!
  if (rank > 0) tell({ type: 'filled', seat, hand: to + 1, rank, right: isRight(state, to) })
  if (isSolved(state)) tell({ type: 'solved', seat })
}

function numberOf(hand: number): number | null {
  return hand === IN_TRAY ? null : hand + 1
}
