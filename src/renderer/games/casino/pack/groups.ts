import { cardLabel, valueOf } from './cards'

/**
 * Cards parted into groups that each add up to `value`; one group a card where they cannot be (court cards match by
 * rank). The first way that is found: which card belonged to which group never matters.
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

/** All groups of one card with some of the others that add `missing`. */
function groupsWith(first: string, missing: number, others: readonly string[]): string[][] {
  if (missing === 0) return [[first]]
  if (missing < 0) return []
  return others.flatMap((card, i) =>
    groupsWith(card, missing - valueOf(card), others.slice(i + 1)).map((group) => [...group, first]),
  )
}

/** Groups as arithmetic: `3♣ + 5♦, 8♥`. */
export function sums(value: number, cards: readonly string[]): string {
  const groups = groupsOf(value, cards).map((group) => group.map(cardLabel).join(' + '))
  return groups.reverse().join(', ')
}

/** Cards of a hand that can capture something: an equal, a sum, or a build of their value. */
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
