/** Vertical extent of a log entry, in pixels from the start of the log. */
export interface EntrySpan {
  readonly top: number
  readonly bottom: number
}

/**
 * Computes the position at which the newest entry is visible from its first line, preceded by as many whole entries as
 * fit, so that the end of a sentence never shows alone. All sizes are in pixels.
 * @param height visible height of the panel
 * @returns the scroll offset, and the space to leave below the last entry, so that this offset can be reached
 */
export function scrollFor(entries: readonly EntrySpan[], height: number) {
  const last = entries.at(-1)
  if (last === undefined || last.bottom <= height) return { top: 0, spaceBelow: 0 }
  const first = entries.find(({ top }) => top >= last.bottom - height) ?? last
  return { top: first.top, spaceBelow: Math.max(0, first.top + height - last.bottom) }
}

/** Whether an entry is cut by the upper edge of a log scrolled to this offset. A difference of one pixel is ignored. */
export function isCut(entries: readonly EntrySpan[], scrolled: number): boolean {
  return entries.some(({ top, bottom }) => top < scrolled - 1 && bottom > scrolled + 1)
}
