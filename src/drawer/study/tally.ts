/** Standard deviations on both sides of a mean that hold 95 of 100 samples of a normal distribution. */
const TWO_SIDED_95 = 1.96

/** How many numbers were added up, their sum and the sum of their squares: as JSON, what a study keeps. */
export type Tally = [count: number, sum: number, squares: number]

export function emptyTally(): Tally {
  return [0, 0, 0]
}

export function addTo(tally: Tally, value: number): void {
  tally[0]++
  tally[1] += value
  tally[2] += value * value
}

/** Adds all numbers of another tally. */
export function addAll(tally: Tally, other: Tally): void {
  tally[0] += other[0]
  tally[1] += other[1]
  tally[2] += other[2]
}

/** Returns the mean; 0 before the first number. */
export function meanOf([count, sum]: Tally): number {
  return count === 0 ? 0 : sum / count
}

/** Returns the variance of the mean; Infinity before the second number. */
export function varianceOfMean([count, sum, squares]: Tally): number {
  if (count < 2) return Infinity
  return Math.max(0, squares - (sum * sum) / count) / (count - 1) / count
}

/** Returns half the width of the interval that holds the true mean in 95 of 100 studies. */
export function marginOf(variance: number): number {
  return TWO_SIDED_95 * Math.sqrt(variance)
}

/**
 * Returns the margin of a chance. A few playouts that all end alike leave a doubt, so that one playout is counted as
 * undecided.
 */
export function chanceMarginOf(tally: Tally): number {
  const [count] = tally
  return count < 2 ? 1 : Math.min(1, marginOf(varianceOfMean(tally) + 1 / count ** 2))
}

/**
 * Returns the variance of a mean difference between two ways to play. Most tables make none, so that few tables miss the
 * rare ones that do: one is counted as changing half a win.
 */
export function playVarianceOf(tally: Tally): number {
  const [count] = tally
  return count < 2 ? Infinity : varianceOfMean(tally) + 0.25 / count ** 2
}
