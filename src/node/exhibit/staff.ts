import { basename } from 'node:path'
import type { ExhibitConfig } from '../../ports/exhibit'
import type { StaffService, StaffView } from '../../protocol/app/exhibit-calls'
import { changeExhibit } from './change-exhibit'
import type { DayCounts } from './day-counts'
import { lastLogLines, type ExhibitLog } from './exhibit-log'
import type { HealthWatch } from './health'
import type { StaffDoor } from './staff-door'

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
        note('staff', fault instanceof Error ? fault.message : String(fault))
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
