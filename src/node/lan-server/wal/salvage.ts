import type { WalLine, LaterLine, Scan } from './log-scan'

/** The lines of a partly unreadable log that continue its games. */
export interface SalvageResult {
  readonly keptLines: readonly WalLine[]
  /** Saves with missing lines, and the index of the first missing one. */
  readonly missing: ReadonlyMap<string, number>
  /** Whether the missing lines may belong to any game. */
  readonly mayAffectAnyGame: boolean
  /** Number of readable lines that are rejected, because a line before them in their own game is missing. */
  readonly refusedCount: number
}

/** Resolves to the number of entries in a save's journal; null if there is no such save any more. */
export type LengthOf = (save: string) => Promise<number | null>

/**
 * Sorts the lines after the first unreadable bytes: a line whose index continues its own game is kept; one that follows
 * a missing line of its game is not. Other games' lines do not matter.
 */
export async function salvage(
  scan: Pick<Scan, 'intactLines' | 'laterLines' | 'namedSaves' | 'mayAffectAnyGame'>,
  lengthOf: LengthOf,
): Promise<SalvageResult> {
  const keptLines = [...scan.intactLines]
  const missing = new Map<string, number>()
  let refusedCount = 0
  const nextIndexes = createNextIndexes(scan.intactLines, lengthOf)

  async function sortLine({ line, isVerified }: LaterLine): Promise<void> {
    const { save, index } = line
    const next = await nextIndexes.of(save)
    if (next === null || index < next) return
    if (isVerified && index === next && !missing.has(save)) {
      keptLines.push(line)
      nextIndexes.set(save, index + 1)
    } else {
      refusedCount++
      if (!missing.has(save)) missing.set(save, next)
    }
  }

  for (const line of scan.laterLines) await sortLine(line)
  // An unreadable line may have been the last of its game, so that no later line shows that it is missing.
  let { mayAffectAnyGame } = scan
  for (const [save, index] of scan.namedSaves) {
    const next = await nextIndexes.of(save)
    if (missing.has(save)) continue
    // The index in such a line may itself be damaged.
    if (index === next) missing.set(save, next)
    else mayAffectAnyGame = true
  }
  return { keptLines, missing, mayAffectAnyGame, refusedCount }
}

/** Tracks the next index of each game. Either the journal or the log may be ahead of the other. */
function createNextIndexes(left: readonly WalLine[], lengthOf: LengthOf) {
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
