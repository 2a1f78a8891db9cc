/** Where an entry of the log lies, in pixels from the beginning of the log. */
export interface EntrySpan {
  readonly top: number
  readonly bottom: number
}

/** Where the log rests after something was added. */
export interface LogRest {
  /** How far it is scrolled. */
  readonly top: number
  /** Room to leave below the last entry, so that it can be scrolled as far. */
  readonly room: number
}

/**
 * The rest at which the newest entry is in sight from its first line on, with as many whole ones before it as the panel
 * has room for: never the end of a sentence alone. All sizes are in pixels.
 * @param height what the panel shows
 */
export function restOf(entries: readonly EntrySpan[], height: number): LogRest {
  const last = entries.at(-1)
  if (last === undefined || last.bottom <= height) return { top: 0, room: 0 }
  const first = entries.find(({ top }) => top >= last.bottom - height) ?? last
  return { top: first.top, room: Math.max(0, first.top + height - last.bottom) }
}

/** Whether an entry is cut by the upper edge of a log that is scrolled so far. A pixel more or less is no cut. */
export function isCut(entries: readonly EntrySpan[], scrolled: number): boolean {
  return entries.some(({ top, bottom }) => top < scrolled - 1 && bottom > scrolled + 1)
}
