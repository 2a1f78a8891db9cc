import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, writeFileAtomically } from '../storage/disk'

/** Size of the blocks of numbers reserved on disk: a crash wastes some of them, but never reuses one. */
const BLOCK_SIZE = 20
const FILE = 'deals.json'

/** Counts deals, so that no visitor gets the previous visitor's deal, even after a restart. */
export interface DealCounter {
  /** Returns the next number; resolves once no later start can return it again. */
  next(): Promise<number>
}

/**
 * Opens the counter of an exhibit's folder. If its file is damaged or cannot be read, it starts at a number derived
 * from the clock. If the disk refuses to write, it counts on unsaved and tries again with each number: until that
 * succeeds, numbers would repeat after a restart.
 * @param report receives the error of the disk
 */
export async function openDealCounter(folder: string, report: (fault: unknown) => void): Promise<DealCounter> {
  const path = join(folder, FILE)
  let count = await readCount(path, report)
  let written = count
  let writing: Promise<void> = Promise.resolve()

  return {
    async next() {
      const dealNumber = count++
      if (dealNumber >= written) {
        const upTo = (written = dealNumber + BLOCK_SIZE)
        writing = writing.then(() =>
          writeFileAtomically(path, JSON.stringify({ next: upTo })).catch((fault: unknown) => {
            written = dealNumber
            report(fault)
          }),
        )
      }
      await writing
      return dealNumber
    },
  }
}

async function readCount(path: string, report: (fault: unknown) => void): Promise<number> {
  try {
    const { next } = JSON.parse(await readFile(path, 'utf8')) as { readonly next?: unknown }
    if (typeof next === 'number' && Number.isSafeInteger(next) && next >= 0) return next
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return 0
    // After any fault but a missing file, earlier numbers are unknown.
    report(fault)
  }
  return Math.floor(Date.now() / 1000) % 1_000_000
}
