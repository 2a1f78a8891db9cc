/** Sets of up to 32 elements, stored as the bits of one word. */

/** Returns the number of set bits. */
export function count(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Returns the index of the lowest set bit; -1 for 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word)
}

/** Returns the index of the set bit that has `skip` set bits below it. */
export function nthBit(word: number, skip: number): number {
  let rest = word
  for (let i = skip; i > 0; i--) rest &= rest - 1
  return lowestBit(rest)
}
