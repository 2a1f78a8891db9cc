import { join } from 'node:path'
import { dateNow } from '../../async/clock'
import type { DayTally, VisitNote } from '../../protocol/app/exhibit-calls'
import { codeOf, writeFileAtomically } from '../storage/disk'
import { sweepLock, withLock } from '../storage/file-lock'
import { readPlainFile, decodeText } from '../storage/files'

/** Name of the file of counts in an exhibit's folder. */
const COUNTS_FILE = 'visits.csv'

const HEADER = 'day,begun,ended,left,seconds,languages,games,timedout'

/** Header of files without the last column. */
const OLD_HEADER = 'day,begun,ended,left,seconds,languages,games'

/** Size beyond which the file is not read, in bytes: a century of days is below. */
const MAX_FILE_BYTES = 64 * 1_048_576

interface Day {
  begun: number
  ended: number
  /** Includes `timedOut`. */
  left: number
  timedOut: number
  seconds: number
  readonly languages: Map<string, number>
  readonly games: Map<string, number>
}

/** Counts of what visitors did, one line per day, with nothing about who they were. */
export type DayCounts = Awaited<ReturnType<typeof openDayCounts>>

/** The counts in a file by date, and the lines that are none. */
interface StoredDays {
  readonly days: Map<string, Day>
  readonly unreadableRows: readonly string[]
}

/**
 * Opens the counts of an exhibit's folder. Notes are added to what the file holds at that moment, under a lock: another
 * exhibit may count in it, and people write into it. The file is rewritten atomically, so that a crash leaves the counts
 * with or without a note. Counts only grow: what was in the file once is there again if somebody else removes or replaces
 * it. Unreadable lines are kept as they are. If the file itself cannot be read, notes stay in memory until it can.
 * @param report receives the errors of the disk
 */
export async function openDayCounts(folder: string, report: (fault: unknown) => void) {
  const path = join(folder, COUNTS_FILE)
  const lock = `${path}.lock`
  /** What the file held when it was last read or written. */
  let known: StoredDays = { days: new Map(), unreadableRows: [] }
  /** The notes that are not in the file. */
  const unwritten: { readonly date: string; readonly note: VisitNote }[] = []
  let job: Promise<void> = Promise.resolve()
  let waiting = 0

  async function read(): Promise<StoredDays> {
    const text = await readIfPresent(path)
    const { days, unreadableRows } = text === '' ? { ...known, days: new Map<string, Day>() } : readDays(text)
    for (const [date, day] of known.days) days.set(date, largest(day, days.get(date)))
    return { days, unreadableRows }
  }

  async function addUnwritten(): Promise<void> {
    const { length } = unwritten
    const found = await read()
    for (const { date, note } of unwritten.slice(0, length)) addNote(found.days, date, note)
    await writeFileAtomically(path, textOf(found))
    known = found
    unwritten.splice(0, length)
  }

  async function write(): Promise<void> {
    waiting--
    // A later note's write includes this one.
    if (waiting > 0) return
    await withLock(lock, 'Another exhibit is writing its counts.', addUnwritten).catch(report)
  }

  // Left behind by a power cut.
  await sweepLock(lock).catch(report)
  await read().then((found) => (known = found), report)

  return {
    /** Counts a note; resolves once it is on disk, or the disk has refused, which goes to `report`. */
    add(note: VisitNote): Promise<void> {
      unwritten.push({ date: dayOf(new Date(dateNow())), note })
      waiting++
      job = job.then(write)
      return job
    },
    /** Returns the counts of today so far. */
    today(): DayTally {
      const today = dayOf(new Date(dateNow()))
      const days = new Map([[today, largest(known.days.get(today))]])
      for (const { date, note } of unwritten) if (date === today) addNote(days, date, note)
      const { languages, games, ...sums } = days.get(today) ?? emptyDay()
      return { ...sums, languages: Object.fromEntries(languages), games: Object.fromEntries(games) }
    },
  }
}

function addNote(days: Map<string, Day>, date: string, note: VisitNote): void {
  const day = days.get(date) ?? emptyDay()
  days.set(date, day)
  day[note.kind]++
  if (note.kind === 'timedOut') day.left++
  day.seconds += note.seconds
  if (note.kind !== 'begun') return
  day.languages.set(note.language, (day.languages.get(note.language) ?? 0) + 1)
  day.games.set(note.game, (day.games.get(note.game) ?? 0) + 1)
}

const emptyDay = (): Day => ({
  begun: 0,
  ended: 0,
  left: 0,
  timedOut: 0,
  seconds: 0,
  languages: new Map(),
  games: new Map(),
})

/** Returns the text of a file; an empty text if there is no such file. Rejects with any other error of the disk. */
async function readIfPresent(path: string): Promise<string> {
  try {
    const bytes = await readPlainFile(path, MAX_FILE_BYTES)
    return decodeText(bytes) ?? bytes.toString('latin1')
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return ''
    throw fault
  }
}

/** Returns a day that has the larger of each count of two days. */
function largest(one: Day = emptyDay(), other: Day = emptyDay()): Day {
  const tally = (part: 'languages' | 'games') =>
    new Map(
      [...one[part], ...other[part]].map(([name]) => [
        name,
        Math.max(one[part].get(name) ?? 0, other[part].get(name) ?? 0),
      ]),
    )
  return {
    begun: Math.max(one.begun, other.begun),
    ended: Math.max(one.ended, other.ended),
    left: Math.max(one.left, other.left),
    timedOut: Math.max(one.timedOut, other.timedOut),
    seconds: Math.max(one.seconds, other.seconds),
    languages: tally('languages'),
    games: tally('games'),
  }
}

/** Returns the date in local time. */
function dayOf(time: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${String(time.getFullYear())}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}

function readDays(text: string): StoredDays {
  const days = new Map<string, Day>()
  const unreadableRows: string[] = []
  for (const row of text.split(/[\r\n]+/u)) {
    // A spreadsheet may have put its own separators.
    const plain = row.replaceAll(';', ',')
    if (row === '' || plain === HEADER || plain === OLD_HEADER) continue
    const read = readDay(plain)
    if (read && !days.has(read.date)) days.set(read.date, read.day)
    else unreadableRows.push(row)
  }
  return { days, unreadableRows }
}

/** Larger numbers are none of ours, and would not add up. */
const ROW =
  /^([\d./-]{8,10}),(\d{1,9}),(\d{1,9}),(\d{1,9}),(\d{1,9}),((?:[\w.-]+:\d{1,9}(?: |(?=,|$)))*),((?:[\w.-]+:\d{1,9}(?: |(?=,|$)))*)(?:,(\d{1,9}))?$/u

function readDay(row: string): { readonly date: string; readonly day: Day } | null {
  const [, written = '', begun, ended, left, seconds, languages = '', games = '', timedOut = '0'] = ROW.exec(row) ?? []
  const date = dateIn(written)
  if (date === null) return null
  const sums = { begun: Number(begun), ended: Number(ended), left: Number(left), seconds: Number(seconds) }
  const tallies = { languages: readTally(languages), games: readTally(games) }
  return { date, day: { ...sums, ...tallies, timedOut: Number(timedOut) } }
}

/**
 * Returns a date as it is written here, also of the ways in which a spreadsheet writes it that leave no doubt
 * (`28.11.2026`, `2026/11/28`); null for anything else.
 */
function dateIn(written: string): string | null {
  const yearFirst = written.replace(/^(\d\d?)\.(\d\d?)\.(\d{4})$/u, '$3-$2-$1')
  const [, year, month = '', day = ''] = /^(\d{4})[-./](\d\d?)[-./](\d\d?)$/u.exec(yearFirst) ?? []
  return year === undefined ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const readTally = (text: string): Map<string, number> =>
  new Map(
    text.split(' ').flatMap((part) => {
      const [name = '', count] = part.split(':')
      return name === '' || count === undefined ? [] : [[name, Number(count)] as const]
    }),
  )

const writeTally = (tally: ReadonlyMap<string, number>): string =>
  [...tally].map(([name, count]) => `${name}:${String(count)}`).join(' ')

function textOf({ days, unreadableRows }: StoredDays): string {
  const rows = [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, { begun, ended, left, timedOut, seconds, languages, games }]) =>
      [date, begun, ended, left, seconds, writeTally(languages), writeTally(games), timedOut].join(','),
    )
  return [HEADER, ...unreadableRows, ...rows, ''].join('\n')
}

/** Maximum size of a counter's file, in bytes. */
const MAX_COUNTER_BYTES = 1_024

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

/** A counter of a folder: none of the folder's exhibits returns a number twice, even after a restart. */
interface ExhibitCounter {
  /** Returns the next number; resolves once no later start can return it again. */
  next(): Promise<number>
}

type Report = (fault: unknown) => void

/**
 * Opens the counter of deals in an exhibit's folder: no visitor gets the previous visitor's deal, nor that of another
 * exhibit of the folder. If its file is damaged or cannot be read, it starts at a number derived from the clock. If the disk refuses to write, it counts on unsaved
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
  const lock = `${path}.lock`
  let count = await readCount(path, report)
  /** The end of the numbers that are reserved here. */
  let reserved = count
  let reserving: Promise<void> = Promise.resolve()

  /** Reserves a block from the first number that neither this counter nor the file has returned. */
  async function reserve(): Promise<void> {
    const first = Math.max(count, await readCount(path, report))
    await writeFileAtomically(path, JSON.stringify({ next: first + blockSize }))
    count = first
    reserved = first + blockSize
  }

  async function take(): Promise<number> {
    if (count >= reserved) await withLock(lock, 'Another exhibit is counting.', reserve).catch(report)
    return count++
  }

  // Left behind by a power cut.
  await sweepLock(lock).catch(report)
  return {
    next() {
      const number = reserving.then(take)
      reserving = number.then(() => undefined)
      return number
    },
  }
}

async function readCount(path: string, report: Report): Promise<number> {
  try {
    const text = decodeText(await readPlainFile(path, MAX_COUNTER_BYTES))
    const { next } = JSON.parse(text ?? '') as { readonly next?: unknown }
    if (typeof next === 'number' && Number.isSafeInteger(next) && next >= 0) return next
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return 0
    // After any fault but a missing file, earlier numbers are unknown.
    report(fault)
  }
  return Math.floor(dateNow() / 1000) % 1_000_000
}
