/** Counts, per key, how many things it currently holds. */
export interface Counts {
  of(who: string): number
  add(who: string): void
  remove(who: string): void
}

export function createCounts(): Counts {
  const held = new Map<string, number>()
  return {
    of: (who) => held.get(who) ?? 0,
    add: (who) => void held.set(who, (held.get(who) ?? 0) + 1),
    remove(who) {
      const left = (held.get(who) ?? 0) - 1
      if (left > 0) held.set(who, left)
      else held.delete(who)
    },
  }
}
