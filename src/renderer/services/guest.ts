import { refuseNewer, SETTINGS_FORMAT } from '../../protocol/app/formats'
import { applySettingsChanges } from '../../protocol/app/settings-changes'
import { ServiceError, type PlatformInfo, type SaveService, type Services } from '../../protocol/app/services'

/** Storage key of a guest's settings in their browser. */
const KEY = 'parlor-box settings'

/**
 * Creates the services of a page that was served to a guest: settings are stored in the guest's browser, games stay
 * with the host, and there are no other calls.
 */
export function createGuestServices(
  platform: PlatformInfo,
  storage: () => Storage = () => window.localStorage,
): Services {
  /** Returns the stored settings; null if there are none, or if they cannot be read. */
  function storedSettings(): unknown {
    try {
      return JSON.parse(storage().getItem(KEY) ?? 'null') as unknown
    } catch {
      return null
    }
  }

  return {
    saves: NO_SAVES,
    settings: {
      load: () => toPromise(() => JSON.parse(storage().getItem(KEY) ?? 'null') as unknown).catch(() => null),
      save: (changed, merges) =>
        toPromise(() => {
          // Read and written in one step, because other tabs share the storage.
          const stored = storedSettings()
          refuseNewer(SETTINGS_FORMAT, stored)
          const settings = applySettingsChanges(stored, changed, merges)
          storage().setItem(KEY, JSON.stringify(settings))
          return settings
        }).catch((fault: unknown) => {
          if (fault instanceof ServiceError) throw fault
          throw new ServiceError('not-kept', 'This browser keeps no settings for pages like this one.')
        }),
    },
    platform: () => Promise.resolve(platform),
  }
}

const refuseCall = () => Promise.reject(new ServiceError('not-here', 'Games are kept by the host of the table.'))

const NO_SAVES: SaveService = {
  list: () => Promise.resolve([]),
  create: refuseCall,
  append: refuseCall,
  load: refuseCall,
  remove: refuseCall,
  takeIn: refuseCall,
  exportRecord: refuseCall,
  importRecord: refuseCall,
}

/** Converts what a function returns or throws to a promise. */
function toPromise<T>(act: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(act())
  })
}
