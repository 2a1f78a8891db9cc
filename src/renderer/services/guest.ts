import { refuseNewer, SETTINGS } from '../../protocol/app/formats'
import { ServiceError, type PlatformInfo, type SaveService, type Services } from '../../protocol/app/services'

/** Storage key of a guest's settings in their browser. */
const KEY = 'parlor-box settings'

/**
 * Creates the services of a page that was served to a guest: settings are stored in the guest's browser, games stay
 * with the host, and there are no other calls.
 */
export function guestServices(platform: PlatformInfo, storage: () => Storage = () => window.localStorage): Services {
  /** Returns the stored settings; null if there are none, or if they cannot be read. */
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

/** Converts what a function returns or throws to a promise. */
function promised<T>(act: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(act())
  })
}
