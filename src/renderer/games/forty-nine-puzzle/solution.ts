/** A solution from the vacancy on 18 to a single man on 32: the second example of the rules page. */
export const SOLUTION: readonly string[] =
  '16x18 31x17 10x24 12x10 3x17 1x3 14x12 28x14 7x21 4x2 45x31 36x38 22x36 43x29 47x45 49x47 8x22 42x28 28x14 44x46 5x7 7x21 29x15 18x16 15x17 2x16 47x45 32x18 30x32 45x31 27x25 12x26 21x19 16x30 41x27 40x38 25x39 30x32 38x40 27x25 40x26 17x31 19x33 32x30 18x32 33x31 30x32'.split(
    ' ',
  )
