/**
 * Hashes a piece's id, so that its slight misplacement is the same in every frame and on every screen. FNV-1a, 32 bits,
 * with the final mixing step of MurmurHash3, so that `card:17` and `card:18` do not lean alike.
 */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/**
 * Returns a number from `-reach` to `reach` that depends only on a piece's `id` and
 * one `property` of its pose (`x`, `turn`, …).
 */
export function jitter(id: string, property: string, reach: number): number {
  return ((hash(`${id}/${property}`) / 0xffffffff) * 2 - 1) * reach
}

/** Returns a number from `low` to `high` that depends only on a piece's `id` and one property of its pose. */
export function jitterBetween(id: string, property: string, low: number, high: number): number {
  return low + (hash(`${id}/${property}`) / 0xffffffff) * (high - low)
}
