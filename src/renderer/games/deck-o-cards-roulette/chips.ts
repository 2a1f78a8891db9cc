/** Values of the chips, highest first. */
export const VALUES = [50, 10, 5, 1] as const
export type Value = (typeof VALUES)[number]

/** Numbers of chips, by value. */
export type Chips = Readonly<Record<Value, number>>

/** Divides an amount into chips for play: enough small chips to bet with, the rest in high ones. */
export function chipsForPlay(amount: number): Chips {
  const ones = (amount % 5) + (amount >= 10 ? 5 : 0)
  const fives = keptChips((amount - ones) / 5, 2, 6)
  const tens = keptChips(((amount - ones) / 5 - fives) / 2, 5, 15)
  const fifties = (((amount - ones) / 5 - fives) / 2 - tens) / 5
  return { 1: ones, 5: fives, 10: tens, 50: fifties }
}

/**
 * Returns how many of `count` chips are kept when `of` of them equal one chip of the next value: the remainder, and
 * from `from` chips on, `of` more.
 */
function keptChips(count: number, of: number, from: number): number {
  return (count % of) + (count >= from ? of : 0)
}

/** Divides an amount into the fewest possible chips, as for a stake. */
export function fewestChips(amount: number): Chips {
  const [fifty, ten, five, one] = VALUES
  return {
    [fifty]: Math.floor(amount / fifty),
    [ten]: Math.floor((amount % fifty) / ten),
    [five]: Math.floor((amount % ten) / five),
    [one]: amount % five,
  }
}

/**
 * Lists chips one by one from the highest value, at most `maxPerValue` of each, since nobody counts a hundred chips
 * by eye.
 */
export function listChips(chips: Chips, maxPerValue: number): { readonly value: Value; readonly index: number }[] {
  return VALUES.flatMap((value) =>
    Array.from({ length: Math.min(maxPerValue, chips[value]) }, (_, index) => ({ value, index })),
  )
}
