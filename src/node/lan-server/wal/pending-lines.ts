import type { WalFile, WalLine } from './wal-file'

/**
 * The lines that the disk does not have for good. Each is in one place at a time: not given to the system yet (or refused
 * by it), given to it and not flushed, or in the hands of whoever flushes.
 */
export interface PendingLines {
  /** Whether something was added that the system was neither given nor has refused. */
  readonly hasNew: boolean
  /** Whether the system still has to be given something, refused lines included. */
  readonly hasUnwritten: boolean
  /** Whether the system has lines that it may still lose with the power. */
  readonly hasUnflushed: boolean
  /** Adds a line. Answers whether it is the first that is new. */
  add(line: WalLine): boolean
  /** Gives the system all that it does not have. Throws where the disk refuses; then all of it counts as refused. */
  write(): void
  /** Hands out what is to be flushed now. */
  takeUnflushed(): readonly WalLine[]
  /** These lines could not be flushed: they, and whatever was written since, have to be given to the system again. */
  takeBack(lines: readonly WalLine[]): void
  /** Nothing is pending any more. */
  clear(): void
}

export function createPendingLines(file: Pick<WalFile, 'append'>): PendingLines {
  let unflushed: readonly WalLine[] = []
  let unwritten: WalLine[] = []
  /** How many of the unwritten lines, from the first on, the system has refused. */
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
    takeBack(lines) {
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
