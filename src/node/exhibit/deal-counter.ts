import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileWhole } from '../storage/disk'

/** So many numbers are written off at once: a start that breaks off loses some of them, and never gives one twice. */
const BLOCK = 20
const FILE = 'deals.json'

/** Counts deals, so that no visitor is dealt what the one before was, also after a restart. */
export interface DealCounter {
  /** Resolves when no start after this one gives the number again. */
  next(): Promise<number>
}

/**
 * The counter of an exhibit's folder. Where its file is damaged it begins by the time of day, and where the disk refuses
 * it counts on without: numbers are then repeated after a restart.
 * @param report hears why the disk refused
 */
export async function openDealCounter(folder: string, report: (fault: unknown) => void): Promise<DealCounter> {
  const path = join(folder, FILE)
  let count = await readCount(path)
  let written = count
  let writing: Promise<void> = Promise.resolve()

  return {
    async next() {
      const mine = count++
      if (mine >= written) {
        const upTo = (written = mine + BLOCK)
        writing = writing.then(() => writeFileWhole(path, JSON.stringify({ next: upTo })).catch(report))
      }
      await writing
      return mine
    },
  }
}

async function readCount(path: string): Promise<number> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return 0
  try {
    const { next } = JSON.parse(text) as { readonly next?: unknown }
    if (typeof next === 'number' && Number.isSafeInteger(next) && next >= 0) return next
  } catch {
    // Torn by a fault of the disk: as good as another number.
  }
  return Math.floor(Date.now() / 1000) % 1_000_000
}
