import { messageOf } from '../../async/do-all'
import { randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import type { ExhibitConfig } from '../../ports/exhibit'
import type { StaffService, StaffView, StaffChanges } from '../../protocol/app/exhibit-calls'
import { ServiceError } from '../../protocol/app/services'
import { asServiceError, replaceFileAtomically } from '../storage/disk'
import { readPlainFile, decodeText } from '../storage/files'
import type { DayCounts } from './day-counts'
import { editJson } from './exhibit-json'
import { lastLogLines, type ExhibitLog } from './exhibit-log'
import type { HealthWatch } from './health'
import { keepLastGood } from './last-good'
import { isPinOf } from './pin'
import { MAX_FILE_BYTES, readExhibit, sentenceOf } from './read-exhibit'

/** The dependencies of the staff menu. */
export interface StaffDependencies {
  readonly door: StaffDoor
  /** The exhibit's file, to which changes are written. */
  readonly file: string
  /** The exhibit's own folder. */
  readonly folder: string
  /** Paths of the logs whose last lines are shown. */
  readonly logFiles: readonly string[]
  readonly counts: DayCounts
  readonly watch: HealthWatch
  readonly version: string
  readonly config: () => ExhibitConfig
  /** Sets the configuration used from the next load of a page on. */
  readonly setConfig: (config: ExhibitConfig) => void
  /** Logs that somebody was admitted, was refused, or has changed something. */
  readonly note: ExhibitLog['write']
}

/** Number of log lines shown. */
const MAX_LOG_LINES = 12

/** Creates the staff's calls. All but `enter` require a valid pass. */
export function createStaff(dependencies: StaffDependencies): StaffService {
  const { door, file, folder, counts, watch, version, note } = dependencies

  async function view(): Promise<StaffView> {
    const { up } = watch.health()
    const log = await lastLogLines(dependencies.logFiles, MAX_LOG_LINES)
    return { version, up, file: basename(file), config: dependencies.config(), today: counts.today(), log }
  }

  return {
    async enter(pin) {
      try {
        const pass = await door.enter(pin)
        note('staff', 'somebody gave the PIN')
        return pass
      } catch (fault) {
        note('staff', messageOf(fault))
        throw fault
      }
    },
    async look(pass) {
      door.check(pass)
      return view()
    },
    async change(pass, changes) {
      door.check(pass)
      const { config, warnings } = await changeExhibit(file, folder, changes)
      dependencies.setConfig(config)
      note('staff', `changed: ${Object.keys(changes).join(', ')}`)
      for (const warning of warnings) note('file', warning)
      return view()
    },
    leave(pass) {
      door.check(pass)
      door.leave()
      return Promise.resolve()
    },
  }
}

/** Number of wrong PINs in a row that lead to a lockout. */
export const MAX_TRIES = 5

/** Duration of the first lockout, in milliseconds; it doubles each time, up to `MAX_LOCK_MS`. */
export const FIRST_LOCK_MS = 60_000

const MAX_LOCK_MS = 3_600_000

/** How long an unused pass stays valid, in milliseconds. */
export const PASS_LIFETIME_MS = 120_000

/** Admits staff by PIN. There is one valid pass at a time. */
type StaffDoor = ReturnType<typeof createStaffDoor>

/**
 * @param hash the PIN's hash from the file; null admits nobody
 * @param now milliseconds of a monotonic clock
 */
export function createStaffDoor(hash: string | null, now: () => number = () => performance.now()) {
  let tries = 0
  let lock = FIRST_LOCK_MS
  let lockedUntil = -Infinity
  let pass: { readonly text: string; readonly until: number } | null = null

  function refuseLocked(): void {
    if (now() >= lockedUntil) return
    const minutes = Math.ceil((lockedUntil - now()) / 60_000)
    throw new ServiceError('locked', `Too many wrong PINs: wait ${String(minutes)} min.`)
  }

  /** Counts an attempt before the PIN is checked, so that simultaneous attempts all count. */
  function countTry(): void {
    tries++
    if (tries < MAX_TRIES) return
    tries = 0
    lockedUntil = now() + lock
    lock = Math.min(MAX_LOCK_MS, lock * 2)
  }

  return {
    /** Resolves to a pass. Throws ServiceError `wrong-pin`, or `locked` for a while after too many wrong ones. */
    async enter(pin: string): Promise<string> {
      refuseLocked()
      countTry()
      if (hash === null || !(await isPinOf(hash, pin))) throw new ServiceError('wrong-pin', 'This is not the PIN.')
      ;[tries, lock, lockedUntil] = [0, FIRST_LOCK_MS, -Infinity]
      pass = { text: randomBytes(16).toString('hex'), until: now() + PASS_LIFETIME_MS }
      return pass.text
    },
    /**
     * Throws ServiceError `no-pass` unless this is the current pass and it was used within the last two minutes; renews
     * it for as long.
     */
    check(given: string): void {
      if (pass !== null && now() > pass.until) pass = null
      // A wrong pass leaves the valid one: an old page must not log out whoever entered after it.
      if (pass?.text !== given) throw new ServiceError('no-pass', 'The PIN has to be given anew.')
      pass = { text: given, until: now() + PASS_LIFETIME_MS }
    },
    leave: () => void (pass = null),
  }
}

/** The place of each change in the file. */
const JSON_PATHS: { readonly [K in keyof StaffChanges]-?: readonly [string, ...string[]] } = {
  games: ['games'],
  hours: ['hours'],
  captions: ['captions'],
  loudest: ['sound', 'loudest'],
  begins: ['sound', 'begins'],
  quiet: ['screen', 'quiet'],
  large: ['screen', 'large'],
  pitch: ['screen', 'pitch'],
}

/** The result of a change that is on disk. */
interface ChangedExhibit {
  readonly config: ExhibitConfig
  /** Sentences for the log: why the copy for a damaged file could not be updated. Empty if all is well. */
  readonly warnings: readonly string[]
}

/**
 * Writes changes to an exhibit's file atomically, keeping its comments and permissions, and then updates the copy that
 * is used if the file is damaged later. Throws ServiceError `bad-exhibit`, and writes nothing, if the file is damaged
 * or would become invalid; or a code of the disk.
 * @param folder the exhibit's own folder, which holds the copy
 */
async function changeExhibit(path: string, folder: string, changes: StaffChanges): Promise<ChangedExhibit> {
  try {
    const before = decodeText(await readPlainFile(path, MAX_FILE_BYTES))
    if (before === null) throw new ServiceError('bad-exhibit', `${basename(path)} is damaged: its bytes are no text.`)
    const now = readExhibit(before)
    if (!now.ok) throw createExhibitError(`${basename(path)} is damaged: mend it first.`, now.faults)
    let text = before
    for (const [name, jsonPath] of Object.entries(JSON_PATHS)) {
      const value = changes[name as keyof StaffChanges]
      if (value !== undefined) text = editJson(text, jsonPath, value)
    }
    const read = readExhibit(text)
    if (!read.ok) throw createExhibitError('This can’t be kept.', read.faults)
    if (text !== before) await replaceFileAtomically(path, text)
    return { config: read.config, warnings: await keepLastGood(folder, text) }
  } catch (fault) {
    throw asServiceError(fault, path)
  }
}

function createExhibitError(message: string, faults: readonly Parameters<typeof sentenceOf>[0][]): ServiceError {
  return new ServiceError('bad-exhibit', [message, ...faults.slice(0, 3).map(sentenceOf)].join(' '))
}
