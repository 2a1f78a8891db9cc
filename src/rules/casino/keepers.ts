import { MAX_SEATS, shuffle, type Rng, type Seat } from '../kit'

/** Zones in which a hidden card can be, besides the hands: seat s's hand is zone s. */
export const PILE_ZONE = MAX_SEATS
export const STOCK_ZONE = MAX_SEATS + 1

/**
 * A builder who kept back a card that belongs to his build. As long as no such card has appeared, he still holds at
 * least one of `cards`, or where piles are face down has since taken with it.
 */
export interface Keeper {
  readonly seat: Seat
  readonly cards: readonly number[]
}

/**
 * Shuffles the hidden cards, card i going to zone `zones[i]`, until every keeper has one of his cards. All such orders
 * are equally likely. Returns whether one was found in so many shuffles.
 */
export function tryShuffles(
  cards: number[],
  zones: readonly number[],
  keepers: readonly Keeper[],
  rng: Rng,
  maxTries: number,
): boolean {
  for (let tries = 0; tries < maxTries; tries++) {
    shuffle(cards, cards.length, rng)
    if (keepers.every((keeper) => isKept(cards, zones, keeper))) return true
  }
  return false
}

/** Whether one of a keeper's cards is in a zone where it can be. */
export function isKept(cards: readonly number[], zones: readonly number[], keeper: Keeper): boolean {
  for (let i = 0; i < zones.length; i++) if (canBe(zones[i]!, keeper) && keeper.cards.includes(cards[i]!)) return true
  return false
}

export function canBe(zone: number, { seat }: Keeper): boolean {
  return zone === seat || zone === PILE_ZONE
}

/** Number of random shuffles tried before each kept card is assigned to its keeper directly. */
const MAX_TRIES = 200

/**
 * Shuffles the hidden cards, those of the hands first, so that every keeper holds one of his cards. All such orders are
 * equally likely, unless {@link MAX_TRIES} shuffles find none: then a card for each keeper is chosen first. An order
 * that leaves a keeper without a card results only if no other exists.
 */
export function shuffleHidden(cards: number[], zones: readonly number[], keepers: readonly Keeper[], rng: Rng): void {
  if (tryShuffles(cards, zones, keepers, rng, MAX_TRIES)) return
  const kept = new Map<number, Seat>()
  if (chooseKept(cards, zones, keepers, 0, kept)) dealWithKept(cards, zones, kept)
}

/** Finds a card for every keeper from `index` on, trying the cards in their shuffled order. Whether it succeeded. */
function chooseKept(
  cards: readonly number[],
  zones: readonly number[],
  keepers: readonly Keeper[],
  index: number,
  kept: Map<number, Seat>,
): boolean {
  const keeper = keepers[index]
  if (!keeper) return true
  const { seat } = keeper
  if (keeper.cards.some((card) => kept.get(card) === seat)) return chooseKept(cards, zones, keepers, index + 1, kept)
  const given = [...kept.values()].filter((other) => other === seat).length
  if (given === zones.filter((zone) => zone === seat).length) return false
  for (const card of cards) {
    if (!keeper.cards.includes(card) || kept.has(card)) continue
    kept.set(card, seat)
    if (chooseKept(cards, zones, keepers, index + 1, kept)) return true
    kept.delete(card)
  }
  return false
}

/** Gives the kept cards to their keepers and deals all others in their shuffled order. */
function dealWithKept(cards: number[], zones: readonly number[], kept: ReadonlyMap<number, Seat>): void {
  const others = cards.filter((card) => !kept.has(card))
  const left = [...kept]
  zones.forEach((zone, i) => {
    const own = left.findIndex(([, seat]) => seat === zone)
    cards[i] = own < 0 ? others.shift()! : left.splice(own, 1)[0]![0]
  })
}
