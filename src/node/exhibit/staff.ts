import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { ExhibitConfig } from '../../ports/exhibit'
import type { LogLine, StaffService, StaffView } from '../../protocol/app/exhibit-calls'
import { changeExhibit } from './change-exhibit'
import type { DayCounts } from './day-counts'
import type { HealthWatch } from './health'
import type { StaffDoor } from './staff-door'

/** The dependencies of the staff menu. */
export interface StaffDependencies {
  readonly door: StaffDoor
  /** The exhibit's file, to which changes are written. */
  readonly file: string
  /** Path of the log. */
  readonly logFile: string
  readonly counts: DayCounts
  readonly watch: HealthWatch
  readonly version: string
  readonly config: () => ExhibitConfig
  /** Sets the configuration used from the next load of a page on. */
  readonly setConfig: (config: ExhibitConfig) => void
  /** Logs that somebody was admitted, was refused, or has changed something. */
  readonly note: (words: string) => void
}

/** Number of log lines shown. */
const MAX_LOG_LINES = 12

/** Creates the staff's calls. All but `enter` require a valid pass. */
export function createStaff(dependencies: StaffDependencies): StaffService {
  const { door, file, counts, watch, version, note } = dependencies

  async function view(): Promise<StaffView> {
    const { up } = watch.health()
    const log = await lastLines(dependencies.logFile)
    return { version, up, file: basename(file), config: dependencies.config(), today: counts.today(), log }
  }

  return {
    async enter(pin) {
      try {
        const pass = await door.enter(pin)
        note('somebody gave the PIN')
        return pass
      } catch (fault) {
        note(fault instanceof Error ? fault.message : String(fault))
        throw fault
      }
    },
    async look(pass) {
      door.check(pass)
      return view()
    },
    async change(pass, changes) {
      door.check(pass)
      dependencies.setConfig(await changeExhibit(file, changes))
      note(`changed: ${Object.keys(changes).join(', ')}`)
      return view()
    },
    leave(pass) {
      door.check(pass)
      door.leave()
      return Promise.resolve()
    },
  }
}

/** Returns the last lines of the log, the newest first. Malformed lines, as a crash may leave, are skipped. */
async function lastLines(path: string): Promise<LogLine[]> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text
    .split('\n')
    .flatMap((line) => {
      const read = readLine(line)
      return read ? [read] : []
    })
    .slice(-MAX_LOG_LINES)
    .reverse()
}

function readLine(line: string): LogLine | null {
  try {
    const { at, event, words } = JSON.parse(line) as Partial<LogLine>
    return typeof at === 'string' && typeof event === 'string'
      ? { at, event, ...(words !== undefined && { words }) }
      : null
  } catch {
    return null
  }
}
