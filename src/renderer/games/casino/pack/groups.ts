import { cardLabel, valueOf } from './cards'

/**
 * Divides cards into groups that each add up to `value`. If that is impossible, as with court cards, which match by
 * rank, each card is a group of its own. Returns the first division found: which card belongs to which group never
 * matters.
 */
function groupsOf(value: number, cards: readonly string[]): readonly (readonly string[])[] {
  return (value > 0 ? partition(value, [...cards].reverse()) : null) ?? cards.map((card) => [card])
}

function partition(value: number, cards: readonly string[]): string[][] | null {
  const [first, ...others] = cards
  if (first === undefined) return []
  for (const group of groupsWith(first, value - valueOf(first), others)) {
    const rest = partition(
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
export function sumsText(value: number, cards: readonly string[]): string {
  const groups = groupsOf(value, cards).map((group) => group.map(cardLabel).join(' + '))
  return groups.reverse().join(', ')
}

/** Returns the cards of a hand that can capture something: an equal card, a sum, or a build of their value. */
export function capturingCards(
  hand: readonly string[],
  loose: readonly string[],
  builds: readonly { readonly value: number }[],
): string[] {
  const reachableSums = new Set([0])
  for (const card of loose) {
    const value = valueOf(card)
    if (value > 0) for (const sum of [...reachableSums]) if (sum + value <= 10) reachableSums.add(sum + value)
  }
  return hand.filter((card) => {
    const value = valueOf(card)
    if (value === 0) return loose.some((other) => other.slice(0, -1) === card.slice(0, -1))
    return reachableSums.has(value) || builds.some((build) => build.value === value)
  })
}
