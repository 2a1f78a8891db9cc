/** Sets of up to 32 things as the bits of one word. */

/** How many bits are set. */
export function count(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The index of the lowest bit that is set; -1 of 0. */
export function lowest(word: number): number {
  return 31 - Math.clz32(word & -word)
}

/** The index of the bit that has `skip` set bits below it. */
export function nthBit(word: number, skip: number): number {
  let rest = word
  for (let i = skip; i > 0; i--) rest &= rest - 1
  return lowest(rest)
}
