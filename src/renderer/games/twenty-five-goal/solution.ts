/** A solution from the vacancy on 49 that ends with a man on 25: the first example of the rules page. */
export const SOLUTION: readonly string[] =
  '47x49 35x47 46x48 49x47 21x35 7x21 44x46 29x45 46x44 43x45 15x29 42x28 1x15 28x14 36x22 22x8 5x7 7x21 3x1 1x15 25x41 13x25 21x19 45x33 27x39 47x33 10x22 22x8 8x10 4x20 38x40 41x27 27x39 40x38 23x37 37x39 17x33 10x12 39x25 20x32 12x26 26x40 31x17 40x24 25x23 23x11 11x25'.split(
    ' ',
  )
