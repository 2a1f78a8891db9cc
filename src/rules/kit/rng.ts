/** A source of luck. Whoever needs luck is given one; the rules hold none. */
export interface Rng {
  /** The next 32 random bits as an unsigned integer. */
  u32(): number
  /** An unbiased whole number from 0 to n - 1; n is 1 to 2^32. */
  below(n: number): number
}
