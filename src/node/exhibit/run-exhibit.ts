import { dirname, join, resolve } from 'node:path'
import { dateNow } from '../../async/clock'
import { createRepeatFilter } from '../../async/repeat-filter'
import { doAll, messageOf } from '../../async/do-all'
import type { ExhibitConfig } from '../../ports/exhibit'
import { type PlatformInfo, ServiceError, type SaveService, type Services } from '../../protocol/app/services'
import { createExhibitLog, exhibitLogPath, type ExhibitLog } from './exhibit-log'
import { createHealthWatch, type HealthWatch } from './health'
import { openExhibit } from './last-good'
import { restartNightly } from './nightly-restart'
import { openPhoneTables, type PhoneHosting, type PhoneTables } from './phone-tables'
import { createStaffDoor, createStaff, type StaffDependencies } from './staff'
import { sweepTempFiles } from '../storage/sweep'
import { createCallFunctions } from '../../protocol/app/call-names'
import { IDLE_SCENES } from '../../protocol/app/exhibit-calls'
import { createPrivateFolder } from '../storage/files'
import { openDayCounts, openDealCounter, openMinuteCounter } from './day-counts'

/** How often the page's health is checked, in milliseconds. */
const HEALTH_CHECK_MS = 2000
/** For how long a fault that comes again is not logged again, in milliseconds. */
const REPEAT_PERIOD_MS = 60_000

/**
 * Reports when a page falls silent or fails to start, and when it is heard again. Returns a function that stops it. If
 * the page is shown in a separate browser, the program that started the browser polls `/health` and restarts it.
 */
function watchSilence(watch: HealthWatch, tell: (silent: boolean) => void): () => void {
  let silent = false
  const timer = setInterval(() => {
    const { ok, scene } = watch.health()
    if (ok && scene === null) return void (silent = false)
    if (ok === !silent) return
    silent = !ok
    tell(silent)
  }, HEALTH_CHECK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** A running exhibit, independent of the window or browser that shows its page. */
export interface RunningExhibit {
  readonly config: ExhibitConfig
  readonly services: ExhibitServices
  readonly watch: HealthWatch
  readonly log: ExhibitLog
  /**
   * Whether the page may open a socket to this address, `host:port`: only to the current table for visitors' phones.
   */
  mayConnectTo(address: string): boolean
  /** Folder of the counts. */
  readonly folder: string
  /** Sentences for the operator: problems with the file, the screen size or the lock-down of the machine. */
  readonly warnings: readonly string[]
  /** Closes every part, even if another one fails. Rejects with the faults, after logging them. */
  close(): Promise<void>
}

export interface RunExhibitOptions {
  /** The exhibit's file. */
  readonly file: string
  /** The data folder. */
  readonly data: string
  readonly shell: PlatformInfo['shell']
  readonly version: string
  /** Receives faults, in addition to the log. */
  readonly report: (fault: unknown) => void
  /** Hosts tables for visitors' phones in a folder; called only if the file allows phones. */
  readonly phones?: (folder: string) => PhoneHosting
  /** Called when a page falls silent or fails to start, and when it is heard again. */
  readonly onSilenceChange?: (silent: boolean) => void
  /**
   * Ends the program for the nightly restart. Given only if the program is then started again; without it, only the
   * page is renewed.
   */
  readonly endForRestart?: (() => void) | undefined
}

const UNMEASURED = 'The screen is not measured: buttons may be too small for fingers (screen.pitch).'

/**
 * Environment variable set to `yes` when the system itself locks the machine down, as the units in `build/exhibit` do.
 */
const LOCKED_VARIABLE = 'PARLOR_LOCKED'
const UNLOCKED =
  'Nothing but the page locks this machine: whoever has its keyboard can leave the exhibit (docs/exhibit.md).'

/**
 * Opens an exhibit's file and everything that its page can call, and writes its log. Rejects if the file is invalid and
 * no valid copy was kept.
 */
export async function runExhibit(options: RunExhibitOptions): Promise<RunningExhibit> {
  const { data, shell, version } = options
  const file = resolve(options.file)
  const folder = join(data, 'exhibit')
  // A power cut may have left files that were being written.
  for (const swept of new Set([folder, dirname(file)])) await sweepTempFiles(swept, dateNow())
  const { config, pin, warnings } = await openExhibit(file, folder)
  const log = createExhibitLog(data)
  log.write('begins', version)
  for (const trouble of warnings) log.write('file', trouble)
  const passes = createRepeatFilter(() => performance.now(), REPEAT_PERIOD_MS)
  const report = (fault: unknown): void => {
    if (passes(messageOf(fault)) !== null) log.write('fault', messageOf(fault))
    options.report(fault)
  }
  const unlocked = process.env[LOCKED_VARIABLE] === 'yes' ? [] : [UNLOCKED]
  const unmeasured = config.screen.pitch === null ? [UNMEASURED] : []
  for (const trouble of [...unlocked, ...unmeasured]) log.write('screen', trouble)
  const watch = createHealthWatch(version)
  const logFiles = [log.path, exhibitLogPath(data, 'exhibit-browser')]
  const staff = pin === null ? {} : { staff: { door: createStaffDoor(pin), file, logFiles, note: log.write } }
  const phones =
    config.phones && options.phones
      ? await openPhoneTables(options.phones, join(folder, 'phones'), () => services.currentConfig().games)
      : null
  const services = await createExhibitServices({
    config,
    folder,
    shell,
    version,
    watch,
    report,
    ...(phones && { phones }),
    ...staff,
  })
  const stopWatching = watchSilence(watch, (silent) => {
    log.write(silent ? 'silent' : 'alive')
    options.onSilenceChange?.(silent)
  })
  const stopRestarts = restartNightly({
    watch,
    note: log.write,
    endsWithPage: shell === 'electron',
    endProgram: options.endForRestart,
    at: () => services.currentConfig().restart,
  })
  return {
    config,
    services,
    watch,
    log,
    folder,
    mayConnectTo: (address) => phones?.hasAddress(address) ?? false,
    warnings: [...warnings, ...unmeasured, ...unlocked],
    async close() {
      stopWatching()
      stopRestarts()
      try {
        await doAll(() => phones?.close(), services.close)
      } catch (fault) {
        log.write('fault', messageOf(fault))
        throw fault
      } finally {
        log.write('ends')
      }
    },
  }
}

/** The dependencies of an exhibit's services. */
interface ExhibitDependencies {
  readonly config: ExhibitConfig
  /** Folder of the counts. */
  readonly folder: string
  readonly shell: PlatformInfo['shell']
  readonly version: string
  readonly watch: HealthWatch
  readonly report: (fault: unknown) => void
  /** Tables for visitors' phones; absent if phones may not play. */
  readonly phones?: Pick<PhoneTables, 'lan' | 'endTable'>
  /** Absent if there is no staff menu. */
  readonly staff?: Pick<StaffDependencies, 'door' | 'file' | 'logFiles' | 'note'>
}

type ExhibitServices = Services & {
  /** Returns the current configuration, which the staff may have changed. */
  currentConfig(): ExhibitConfig
  close(): Promise<void>
}

/**
 * Creates the calls of an exhibit's page: its configuration, the counts, the staff menu, and tables for phones if
 * allowed. Saves and settings are refused, whatever the page requests: visitors have none.
 */
async function createExhibitServices(dependencies: ExhibitDependencies): Promise<ExhibitServices> {
  const { folder, shell, version, watch, report, staff, phones } = dependencies
  let { config } = dependencies
  await createPrivateFolder(folder).catch(report)
  const [deals, minutes] = await Promise.all([openDealCounter(folder, report), openMinuteCounter(folder, report)])
  const counts = await openDayCounts(folder, report)
  let counted: Promise<void> = Promise.resolve()
  const setConfig = (changed: ExhibitConfig): void => void (config = changed)
  return {
    saves: NO_SAVES,
    settings: { load: () => Promise.resolve({}), save: refuse },
    platform: () => Promise.resolve({ shell, version, savesFolder: '', exhibit: true }),
    exhibit: {
      async open() {
        // A reloaded page does not know the table that it had opened. A failure to end that table must not keep the
        // exhibit from opening.
        await phones?.endTable().catch(report)
        watch.recordLoad()
        return config
      },
      deal: () => deals.next(),
      minute: () => minutes.next(),
      alive(scene) {
        watch.recordSignOfLife(scene)
        // A visitor may have come since the restart was due.
        return Promise.resolve(watch.isOutdated() && IDLE_SCENES.includes(scene) ? 'reload' : 'none')
      },
      count: (note) => (counted = counts.add(note)),
    },
    ...(phones && { lan: phones.lan }),
    ...(staff && { staff: createStaff({ ...staff, folder, counts, watch, version, config: () => config, setConfig }) }),
    currentConfig: () => config,
    async close() {
      await counted
    },
  }
}

const refuse = () => Promise.reject(new ServiceError('exhibit', 'This stands in an exhibit: there is nothing to keep.'))

const NO_SAVES: SaveService = {
  ...createCallFunctions(() => refuse).saves,
  list: () => Promise.resolve([]),
  study: () => Promise.resolve(null),
  studiedLuck: () => Promise.resolve([]),
}
