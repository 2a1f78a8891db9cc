import { cardLabel, valueOf } from './cards'

/**
 * Divides cards into groups that each add up to `value`. If that is impossible, as with court cards, which match by
 * rank, each card is a group of its own. Returns the first division found: which card belongs to which group never
 * matters.
 */
function groupsOf(value: number, cards: readonly string[]): readonly (readonly string[])[] {
  return (value > 0 ? part(value, [...cards].reverse()) : null) ?? cards.map((card) => [card])
}

function part(value: number, cards: readonly string[]): string[][] | null {
  const [first, ...others] = cards
  if (first === undefined) return []
  for (const group of groupsWith(first, value - valueOf(first), others)) {
    const rest = part(
      value,
      others.filter((card) => !group.includes(card)),
    )
    if (rest) return [group, ...rest]
  }
  return null
}

/** Returns all groups that consist of `first` and some of the others with the sum `missing`. */
function groupsWith(first: string, missing: number, others: readonly string[]): string[][] {
  if (missing === 0) return [[first]]
  if (missing < 0) return []
  return others.flatMap((card, i) =>
    groupsWith(card, missing - valueOf(card), others.slice(i + 1)).map((group) => [...group, first]),
  )
}

/** Returns the groups of a capture as arithmetic: `3♣ + 5♦, 8♥`. */
export function sums(value: number, cards: readonly string[]): string {
  const groups = groupsOf(value, cards).map((group) => group.map(cardLabel).join(' + '))
  return groups.reverse().join(', ')
}

/** Returns the cards of a hand that can capture something: an equal card, a sum, or a build of their value. */
export function takers(
  hand: readonly string[],
  loose: readonly string[],
  builds: readonly { readonly value: number }[],
): string[] {
  const reach = new Set([0])
  for (const card of loose) {
    const value = valueOf(card)
    if (value > 0) for (const sum of [...reach]) if (sum + value <= 10) reach.add(sum + value)
  }
  return hand.filter((card) => {
    const value = valueOf(card)
    if (value === 0) return loose.some((other) => other.slice(0, -1) === card.slice(0, -1))
    return reach.has(value) || builds.some((build) => build.value === value)
  })
}
