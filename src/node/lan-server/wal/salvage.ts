import type { WalLine, LaterLine, Scan } from './book-scan'

/** What of a book that could not be read whole continues its games. */
export interface Salvaged {
  readonly kept: readonly WalLine[]
  /** Saves of which lines are missing, with the index of the first of them. */
  readonly missing: ReadonlyMap<string, number>
  /** Whether what is missing may be of any game. */
  readonly anonymous: boolean
  /** Lines that can be read and are not taken in, since they stand behind a hole in their own game. */
  readonly refused: number
}

/** How many entries a save's journal holds; null if there is no such save any more. */
export type LengthOf = (save: string) => Promise<number | null>

/**
 * Sorts the lines behind the first unreadable bytes: one whose index continues its own game is kept, one that stands
 * behind a missing line of its game is not, whatever became of other games' lines.
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
  // An unreadable line may have been the last of its game: no later one tells that it is missing.
  let { anonymous } = scan
  for (const [save, index] of scan.named) {
    const next = await due.of(save)
    if (missing.has(save)) continue
    // What such a line says of itself may be what is wrong with it.
    if (index === next) missing.set(save, next)
    else anonymous = true
  }
  return { kept, missing, anonymous, refused }
}

/** The index that each game goes on with. A journal may have come farther than the book, or the book than the journal. */
function dueIn(left: readonly WalLine[], lengthOf: LengthOf) {
  const inBook = new Map<string, number>()
  for (const { save, index } of left) inBook.set(save, index + 1)
  const known = new Map<string, number | null>()

  async function find(save: string): Promise<number | null> {
    // A journal that can't be read now is told of by itself; what the book has of the game is judged by the book.
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
