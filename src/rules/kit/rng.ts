/** A source of random numbers. Code that needs randomness receives one; the rules hold none. */
export interface Rng {
  /** Returns the next 32 random bits as an unsigned integer. */
  u32(): number
  /** Returns an unbiased whole number from 0 to n - 1; n is 1 to 2^32. */
  below(n: number): number
}
