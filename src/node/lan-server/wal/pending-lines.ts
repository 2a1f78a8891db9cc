import type { WalFile, WalLine } from './wal-file'

/**
 * The lines that are not durable yet. Each is in one of three places: not yet written to the system (or refused by it),
 * written but not flushed, or taken for the flush in progress.
 */
export interface PendingLines {
  /** Whether there are lines that were not yet offered to the system. */
  readonly hasNew: boolean
  /** Whether there are lines that the system does not have, including refused ones. */
  readonly hasUnwritten: boolean
  /** Whether the system has lines that a power failure may lose. */
  readonly hasUnflushed: boolean
  /** Adds a line. Returns whether it is the only new one. */
  add(line: WalLine): boolean
  /** Writes all lines that the system does not have. Throws if the disk refuses; then all of them count as refused. */
  write(): void
  /** Returns the unflushed lines, for the flush that is about to start. */
  takeUnflushed(): readonly WalLine[]
  /** Returns lines whose flush failed: they, and everything written since, must be written again. */
  requeue(lines: readonly WalLine[]): void
  /** Drops all lines. */
  clear(): void
}

export function createPendingLines(file: Pick<WalFile, 'append'>): PendingLines {
  let unflushed: readonly WalLine[] = []
  let unwritten: WalLine[] = []
  /** Number of unwritten lines, from the first on, that the system has refused. */
  let refused = 0

  return {
    get hasNew() {
      return unwritten.length > refused
    },
    get hasUnwritten() {
      return unwritten.length > 0
    },
    get hasUnflushed() {
      return unflushed.length > 0
    },
    add(line) {
      unwritten.push(line)
      return unwritten.length === refused + 1
    },
    write() {
      refused = unwritten.length
      file.append(unwritten)
      unflushed = unflushed.length === 0 ? unwritten : unflushed.concat(unwritten)
      unwritten = []
      refused = 0
    },
    takeUnflushed() {
      const lines = unflushed
      unflushed = []
      return lines
    },
    requeue(lines) {
      unwritten = [...lines, ...unflushed, ...unwritten]
      refused = unwritten.length
      unflushed = []
    },
    clear() {
      unflushed = []
      unwritten = []
      refused = 0
    },
  }
}
