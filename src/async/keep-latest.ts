/** Puts an entry last, and forgets the oldest entries beyond `most`. */
export function keepLatest<T>(entries: Set<T>, latest: T, most: number): void {
  entries.delete(latest)
  entries.add(latest)
  for (const oldest of entries) {
    if (entries.size <= most) return
    entries.delete(oldest)
  }
}
