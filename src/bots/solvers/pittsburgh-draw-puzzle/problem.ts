import { members, CARDS, CHEATER, type Card } from '../../../rules/forty-nine-outfit/cards'
import { HAND_SIZE } from '../../../rules/forty-nine-outfit/ranking'
import {
  HANDS,
  HIGHEST,
  isRight,
  LOWEST,
  IN_TRAY,
  type TenHandsState,
} from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle'

/** A sharing task, with the Cheater already in a hand. */
export interface Problem {
  /** Cards that each of the ten hands holds already, ascending, the Cheater last. */
  readonly held: readonly (readonly Card[])[]
  /** Cards of the tray, ascending: as many as the hands lack together. */
  readonly free: readonly Card[]
}

/** The hands that the Cheater may join: in a pair or two pairs it would make a higher hand. */
const CHEATER_HANDS = [9, 8, 7, 6, 5, 4, 3, 2]

/**
 * Returns the problems of which one must be solved: one for each hand that may get the Cheater. There are none if a
 * full hand is wrong, or a card of an extreme hand lies elsewhere.
 */
export function problemsOf(state: TenHandsState): Problem[] {
  for (let hand = 0; hand < HANDS; hand++) if (state.sizes[hand] === HAND_SIZE && !isRight(state, hand)) return []
  const held = Array.from({ length: HANDS }, (_, hand) => members(state.low[hand]!, state.high[hand]!))
  if (state.extremes && !(fix(held, 0, LOWEST) && fix(held, HANDS - 1, HIGHEST))) return []
  const placed = new Set(held.flat())
  const free = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !placed.has(card))
  const cheater = held.findIndex((cards) => cards.includes(CHEATER))
  if (cheater !== IN_TRAY) return CHEATER_HANDS.includes(cheater) ? [{ held, free }] : []
  const numbers = free.filter((card) => card !== CHEATER)
  return CHEATER_HANDS.filter((hand) => held[hand]!.length < HAND_SIZE).map((hand) => {
    return { held: held.map((cards, other) => (other === hand ? [...cards, CHEATER] : cards)), free: numbers }
  })
}

/**
 * Gives a hand the only cards that are right for it; returns false if it holds others, or one of them lies elsewhere.
 */
function fix(held: Card[][], hand: number, right: readonly Card[]): boolean {
  const possible = held.every((cards, other) => cards.every((card) => right.includes(card) === (other === hand)))
  held[hand] = [...right]
  return possible
}
