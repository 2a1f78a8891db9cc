/** What a chip is worth, from the highest. */
export const VALUES = [50, 10, 5, 1] as const
export type Value = (typeof VALUES)[number]

/** How many chips of each value, by value. */
export type Chips = Readonly<Record<Value, number>>

/** An amount as it is kept to play with: enough small chips to bet with, the rest in high ones. */
export function change(amount: number): Chips {
  const ones = (amount % 5) + (amount >= 10 ? 5 : 0)
  const fives = spare((amount - ones) / 5, 2, 6)
  const tens = spare(((amount - ones) / 5 - fives) / 2, 5, 15)
  const fifties = (((amount - ones) / 5 - fives) / 2 - tens) / 5
  return { 1: ones, 5: fives, 10: tens, 50: fifties }
}

/** How many of `count` stay what they are, when `of` of them make one of the next higher: what is over, and one lot more. */
function spare(count: number, of: number, from: number): number {
  return (count % of) + (count >= from ? of : 0)
}

/** An amount in as few chips as can be: a stake. */
export function fewest(amount: number): Chips {
  const [fifty, ten, five, one] = VALUES
  return {
    [fifty]: Math.floor(amount / fifty),
    [ten]: Math.floor((amount % fifty) / ten),
    [five]: Math.floor((amount % ten) / five),
    [one]: amount % five,
  }
}

/** One by one from the highest, at most so many of a value: nobody counts a hundred chips by eye. */
export function oneByOne(chips: Chips, most: number): { readonly value: Value; readonly index: number }[] {
  return VALUES.flatMap((value) =>
    Array.from({ length: Math.min(most, chips[value]) }, (_, index) => ({ value, index })),
  )
}
