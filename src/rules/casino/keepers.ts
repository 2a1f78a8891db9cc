import { shuffle, type Rng, type Seat } from '../kit'

/**
 * A builder who must keep back a card that belongs to his build. As long as no such card has appeared, he still holds
 * at least one of `cards`.
 */
export interface Keeper {
  readonly seat: Seat
  readonly cards: readonly number[]
}

/** Number of random shuffles tried before each kept card is assigned to its keeper directly. */
const MAX_TRIES = 200

/**
 * Shuffles the hidden cards so that every keeper holds one of his cards when the first `wanting[0]` of them go to seat
 * 0, the next `wanting[1]` to seat 1 and so on. All such orders are equally likely, unless {@link MAX_TRIES} shuffles find
 * none: then a card for each keeper is chosen first. An order that leaves a keeper without a card results only if no
 * other exists.
 */
export function shuffleHidden(
  cards: number[],
  hiddenCounts: readonly number[],
  keepers: readonly Keeper[],
  rng: Rng,
): void {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    shuffle(cards, cards.length, rng)
    if (keepers.every((keeper) => keeps(cards, hiddenCounts, keeper))) return
  }
  const kept = new Map<number, Seat>()
  if (chooseKept(cards, hiddenCounts, keepers, 0, kept)) dealWithKept(cards, hiddenCounts, kept)
}

/** Returns the index at which a seat's cards begin. */
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

/** Finds a card for every keeper from `index` on, trying the cards in their shuffled order. Whether it succeeded. */
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

/** Gives the kept cards to their keepers and deals all others in their shuffled order. */
function dealWithKept(cards: number[], wanting: readonly number[], kept: ReadonlyMap<number, Seat>): void {
  const others = cards.filter((card) => !kept.has(card))
  const parts = wanting.map((size, seat) => {
    const own = [...kept].filter(([, keeper]) => keeper === seat).map(([card]) => card)
    return [...own, ...others.splice(0, size - own.length)]
  })
  const order = [...parts.flat(), ...others]
  order.forEach((card, i) => (cards[i] = card))
}
