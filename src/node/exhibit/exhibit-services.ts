import type { ExhibitConfig } from '../../ports/exhibit'
import { createCallFunctions } from '../../protocol/app/call-names'
import { IDLE_SCENES } from '../../protocol/app/exhibit-calls'
import { ServiceError, type PlatformInfo, type SaveService, type Services } from '../../protocol/app/services'
import { createPrivateFolder } from '../storage/files'
import { openDayCounts, openDealCounter, openMinuteCounter } from './day-counts'
import type { HealthWatch } from './health'
import type { PhoneTables } from './phone-tables'
import { createStaff, type StaffDependencies } from './staff'

/** The dependencies of an exhibit's services. */
export interface ExhibitDependencies {
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

export type ExhibitServices = Services & {
  /** Returns the current configuration, which the staff may have changed. */
  currentConfig(): ExhibitConfig
  close(): Promise<void>
}

/**
 * Creates the calls of an exhibit's page: its configuration, the counts, the staff menu, and tables for phones if
 * allowed. Saves and settings are refused, whatever the page requests: visitors have none.
 */
export async function createExhibitServices(dependencies: ExhibitDependencies): Promise<ExhibitServices> {
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
