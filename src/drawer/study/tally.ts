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

/** How many worlds that have not come may change a whole win: with two, 93 of 100 intervals hold for any chance. */
const UNSEEN_WORLDS = 2

/** Returns the variance that rare worlds may add to a mean over `count` of them, none of which has come. */
export function unseenVariance(count: number): number {
  return UNSEEN_WORLDS / count ** 2
}

/**
 * Returns the margin of a mean over worlds: of a chance, of what luck changed, or of what one move brought. Worlds that
 * all end alike, as after a deal that nearly always wins, would otherwise leave no doubt at all. The interval is
 * Student's, for a small number of worlds.
 */
export function worldsMarginOf(tally: Tally): number {
  const [count] = tally
  if (count < 2) return 1
  const student = 1 + (TWO_SIDED_95 ** 2 + 1) / (4 * (count - 1))
  return Math.min(1, student * marginOf(varianceOfMean(tally) + unseenVariance(count)))
}

/**
 * Returns the variance of a mean difference between two ways to play, as one of many that are added up. Most tables make
 * no difference, so that few tables miss the rare ones that do: one is counted as changing half a win.
 */
export function playVarianceOf(tally: Tally): number {
  const [count] = tally
  return count < 2 ? Infinity : varianceOfMean(tally) + 0.25 / count ** 2
}
