import { join } from 'node:path'
import { dateNow } from '../../async/clock'
import { codeOf, writeFileAtomically } from '../storage/disk'
import { readPlainFile } from '../storage/files'

/** Maximum size of a counter's file, in bytes. */
const MAX_FILE_BYTES = 1_024

/**
 * The file of a counter, and the size of the blocks of numbers reserved in it: a restart wastes the rest of a block, but
 * no number is returned twice.
 */
interface CounterFile {
  readonly name: string
  readonly blockSize: number
}
const DEALS: CounterFile = { name: 'deals.json', blockSize: 20 }
/** Without blocks: what the attract scene shows rotates by these numbers, and skipped ones would bring it back sooner. */
const MINUTES: CounterFile = { name: 'minutes.json', blockSize: 1 }

/** A counter that never returns a number twice, even after a restart. */
export interface ExhibitCounter {
  /** Returns the next number; resolves once no later start can return it again. */
  next(): Promise<number>
}

type Report = (fault: unknown) => void

/**
 * Opens the counter of deals in an exhibit's folder: no visitor gets the previous visitor's deal. If its file is damaged
 * or cannot be read, it starts at a number derived from the clock. If the disk refuses to write, it counts on unsaved
 * and tries again with each number: until that succeeds, numbers would repeat after a restart.
 * @param report receives the error of the disk
 */
export const openDealCounter = (folder: string, report: Report): Promise<ExhibitCounter> =>
  openCounter(folder, DEALS, report)

/** Opens the counter of the attract scene's minutes, like {@link openDealCounter}; visitors' deals do not advance it. */
export const openMinuteCounter = (folder: string, report: Report): Promise<ExhibitCounter> =>
  openCounter(folder, MINUTES, report)

async function openCounter(folder: string, { name, blockSize }: CounterFile, report: Report): Promise<ExhibitCounter> {
  const path = join(folder, name)
  let count = await readCount(path, report)
  let written = count
  let writing: Promise<void> = Promise.resolve()

  return {
    async next() {
      const number = count++
      if (number >= written) {
        const upTo = (written = number + blockSize)
        writing = writing.then(() =>
          writeFileAtomically(path, JSON.stringify({ next: upTo })).catch((fault: unknown) => {
            written = number
            report(fault)
          }),
        )
      }
      await writing
      return number
    },
  }
}

async function readCount(path: string, report: Report): Promise<number> {
  try {
    const { next } = JSON.parse((await readPlainFile(path, MAX_FILE_BYTES)).toString('utf8')) as {
      readonly next?: unknown
    }
    if (typeof next === 'number' && Number.isSafeInteger(next) && next >= 0) return next
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return 0
    // After any fault but a missing file, earlier numbers are unknown.
    report(fault)
  }
  return Math.floor(dateNow() / 1000) % 1_000_000
}
