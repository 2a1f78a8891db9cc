import type { WalLine, LaterLine, Scan } from './book-scan'

/** The lines of a partly unreadable log that continue its games. */
export interface Salvaged {
  readonly kept: readonly WalLine[]
  /** Saves with missing lines, and the index of the first missing one. */
  readonly missing: ReadonlyMap<string, number>
  /** Whether the missing lines may belong to any game. */
  readonly anonymous: boolean
  /** Number of readable lines that are rejected, because a line before them in their own game is missing. */
  readonly refused: number
}

/** Resolves to the number of entries in a save's journal; null if there is no such save any more. */
export type LengthOf = (save: string) => Promise<number | null>

/**
 * Sorts the lines after the first unreadable bytes: a line whose index continues its own game is kept; one that follows
 * a missing line of its game is not. Other games' lines do not matter.
 */
export async function salvage(
  scan: Pick<Scan, 'left' | 'later' | 'named' | 'anonymous'>,
  lengthOf: LengthOf,
): Promise<Salvaged> {
  const kept = [...scan.left]
  const missing = new Map<string, number>()
  let refused = 0
  const due = dueIn(scan.left, lengthOf)

  async function take({ line, proved }: LaterLine): Promise<void> {
    const { save, index } = line
    const next = await due.of(save)
    if (next === null || index < next) return
    if (proved && index === next && !missing.has(save)) {
      kept.push(line)
      due.set(save, index + 1)
    } else {
      refused++
      if (!missing.has(save)) missing.set(save, next)
    }
  }

  for (const line of scan.later) await take(line)
  // An unreadable line may have been the last of its game, so that no later line shows that it is missing.
  let { anonymous } = scan
  for (const [save, index] of scan.named) {
    const next = await due.of(save)
    if (missing.has(save)) continue
    // The index in such a line may itself be damaged.
    if (index === next) missing.set(save, next)
    else anonymous = true
  }
  return { kept, missing, anonymous, refused }
}

/** Tracks the next index of each game. Either the journal or the log may be ahead of the other. */
function dueIn(left: readonly WalLine[], lengthOf: LengthOf) {
  const inBook = new Map<string, number>()
  for (const { save, index } of left) inBook.set(save, index + 1)
  const known = new Map<string, number | null>()

  async function find(save: string): Promise<number | null> {
    // An unreadable journal is reported separately; the game's lines are then judged by the log alone.
    const written = await lengthOf(save).catch(() => 0)
    return written === null ? null : Math.max(written, inBook.get(save) ?? 0)
  }

  return {
    async of(save: string): Promise<number | null> {
      const before = known.get(save)
      if (before !== undefined) return before
      const found = await find(save)
      known.set(save, found)
      return found
    },
    set: (save: string, index: number) => void known.set(save, index),
  }
}
