import { refuseNewer, SETTINGS } from '../../protocol/app/formats'
import { ServiceError, type PlatformInfo, type SaveService, type Services } from '../../protocol/app/services'

/** Where a guest's browser keeps their settings. */
const KEY = 'parlor-box settings'

/**
 * The services of a page that was served to a guest: settings stay in their own browser, games stay with the host, and
 * there is nothing else to call.
 */
export function guestServices(platform: PlatformInfo, storage: () => Storage = () => window.localStorage): Services {
  function kept(): unknown {
    try {
      return JSON.parse(storage().getItem(KEY) ?? 'null') as unknown
    } catch {
      return null
    }
  }

  return {
    saves: NO_SAVES,
    settings: {
      load: () => promised(() => JSON.parse(storage().getItem(KEY) ?? 'null') as unknown).catch(() => null),
      save: (settings) =>
        promised(() => {
          refuseNewer(SETTINGS, kept())
          storage().setItem(KEY, JSON.stringify(settings))
        }).catch((fault: unknown) => {
          if (fault instanceof ServiceError) throw fault
          throw new ServiceError('not-kept', 'This browser keeps no settings for pages like this one.')
        }),
    },
    platform: () => Promise.resolve(platform),
  }
}

const refused = () => Promise.reject(new ServiceError('not-here', 'Games are kept by the host of the table.'))

const NO_SAVES: SaveService = {
  list: () => Promise.resolve([]),
  create: refused,
  append: refused,
  load: refused,
  remove: refused,
  exportRecord: refused,
  importRecord: refused,
}

/** What an act answers or throws, as a promise. */
function promised<T>(act: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(act())
  })
}
