import { shuffle, type Rng, type Seat } from '../kit'

// In range: keepers' seats have an entry in `wanting`; together they want no more than there are `cards`.

/**
 * A builder keeps back a card that belongs to his build. As long as no such card has turned up, at least one of them is
 * in his hand still.
 */
export interface Keeper {
  readonly seat: Seat
  readonly cards: readonly number[]
}

/** How often hidden cards are shuffled anew before cards that are known to be kept back are put where they must be. */
const TRIES = 200

/**
 * Shuffles the hidden cards so that, if the first `wanting[0]` of them go to seat 0, the next `wanting[1]` to seat 1 and
 * so on, every keeper holds one of his cards. All such orders are equally likely, unless chance is long in finding one:
 * then one card a keeper is chosen first. Orders that leave a keeper without come only if there is no other.
 */
export function shuffleHidden(cards: number[], wanting: readonly number[], keepers: readonly Keeper[], rng: Rng): void {
  for (let tries = 0; tries < TRIES; tries++) {
    shuffle(cards, cards.length, rng)
    if (keepers.every((keeper) => keeps(cards, wanting, keeper))) return
  }
  const kept = new Map<number, Seat>()
  if (chooseKept(cards, wanting, keepers, 0, kept)) putFirst(cards, wanting, kept)
}

/** Where a seat's part of the cards begins. */
function partOf(wanting: readonly number[], seat: Seat): number {
  let from = 0
  for (let other = 0; other < seat; other++) from += wanting[other]!
  return from
}

function keeps(cards: readonly number[], wanting: readonly number[], keeper: Keeper): boolean {
  const from = partOf(wanting, keeper.seat)
  for (let i = from; i < from + wanting[keeper.seat]!; i++) if (keeper.cards.includes(cards[i]!)) return true
  return false
}

/** Finds a card for every keeper from `index` on, trying the cards in their shuffled order. */
function chooseKept(
  cards: readonly number[],
  wanting: readonly number[],
  keepers: readonly Keeper[],
  index: number,
  kept: Map<number, Seat>,
): boolean {
  const keeper = keepers[index]
  if (!keeper) return true
  if (keeper.cards.some((card) => kept.get(card) === keeper.seat)) {
    return chooseKept(cards, wanting, keepers, index + 1, kept)
  }
  const given = [...kept.values()].filter((seat) => seat === keeper.seat).length
  if (given === wanting[keeper.seat]) return false
  for (const card of cards) {
    if (!keeper.cards.includes(card) || kept.has(card)) continue
    kept.set(card, keeper.seat)
    if (chooseKept(cards, wanting, keepers, index + 1, kept)) return true
    kept.delete(card)
  }
  return false
}

/** Deals the kept cards to their keepers, all others in their shuffled order. */
function putFirst(cards: number[], wanting: readonly number[], kept: ReadonlyMap<number, Seat>): void {
  const others = cards.filter((card) => !kept.has(card))
  const parts = wanting.map((size, seat) => {
    const own = [...kept].filter(([, keeper]) => keeper === seat).map(([card]) => card)
    return [...own, ...others.splice(0, size - own.length)]
  })
  const order = [...parts.flat(), ...others]
  order.forEach((card, i) => (cards[i] = card))
}
