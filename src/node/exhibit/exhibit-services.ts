import type { ExhibitConfig } from '../../ports/exhibit'
import { ServiceError, type PlatformInfo, type SaveService, type Services } from '../../protocol/app/services'
import { privateFolder } from '../storage/files'
import { openDayCounts } from './day-counts'
import { openDealCounter } from './deal-counter'
import type { HealthWatch } from './health'
import type { PhoneTables } from './phone-tables'
import { createStaff, type StaffGiven } from './staff'

/** What an exhibit's services are made of. */
export interface ExhibitGiven {
  readonly config: ExhibitConfig
  /** Where counts are kept. */
  readonly folder: string
  readonly shell: PlatformInfo['shell']
  readonly version: string
  readonly watch: HealthWatch
  readonly report: (fault: unknown) => void
  /** Tables for visitors' phones; missing where they may not play. */
  readonly phones?: Pick<PhoneTables, 'lan' | 'endTable'>
  /** Missing where there is no menu for those who work here. */
  readonly staff?: Pick<StaffGiven, 'door' | 'file' | 'logFile' | 'note'>
}

export type ExhibitServices = Services & {
  /** What is shown now: the staff may have changed it. */
  shown(): ExhibitConfig
  close(): Promise<void>
}

/**
 * What an exhibit's page can call: what it shows, what is counted, the staff's menu, and tables for phones where they may
 * play. Saves and settings are refused here, whatever the page may ask: visitors have none.
 */
export async function createExhibitServices(given: ExhibitGiven): Promise<ExhibitServices> {
  const { folder, shell, version, watch, report, staff, phones } = given
  let { config } = given
  await privateFolder(folder).catch(report)
  const deals = await openDealCounter(folder, report)
  const counts = await openDayCounts(folder, report)
  let counted: Promise<void> = Promise.resolve()
  const show = (changed: ExhibitConfig): void => void (config = changed)
  return {
    saves: NO_SAVES,
    settings: { load: () => Promise.resolve({}), save: refused },
    platform: () => Promise.resolve({ shell, version, savesFolder: '', exhibit: true }),
    exhibit: {
      async open() {
        // A page that begins anew knows nothing of the table that it had opened. What hinders its end is no reason to
        // show visitors nothing.
        await phones?.endTable().catch(report)
        return config
      },
      deal: () => deals.next(),
      alive: (scene) => Promise.resolve(watch.heard(scene)),
      count: (note) => (counted = counts.add(note)),
    },
    ...(phones && { lan: phones.lan }),
    ...(staff && { staff: createStaff({ ...staff, counts, watch, version, config: () => config, show }) }),
    shown: () => config,
    async close() {
      await counted
    },
  }
}

const refused = () =>
  Promise.reject(new ServiceError('exhibit', 'This stands in an exhibit: there is nothing to keep.'))

const NO_SAVES: SaveService = {
  list: () => Promise.resolve([]),
  create: refused,
  append: refused,
  load: refused,
  remove: refused,
  exportRecord: refused,
  importRecord: refused,
}
