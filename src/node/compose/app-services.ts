import { createSaveService, type SaveFolder } from '../storage/save-service'
import type { PlatformInfo, Services } from '../../protocol/app/services'
import { gameById } from '../../rules/catalogue'

/** The services over one data folder, and how to let go of it. */
export interface NodeServices extends Services {
  /** Takes a finished game of a LAN table in among the saves. */
  readonly adopt: SaveFolder['adopt']
  /** Closes all journals, so that another program may open them. */
  close(): Promise<void>
}

/**
 * What a page can call, as Electron's main process and the headless host both give it: the same folder, the same files.
 * Rejects with a ServiceError if the folder can't be made or read.
 */
export async function createNodeServices(given: {
  readonly dataFolder: string
  readonly shell: PlatformInfo['shell']
  readonly version: string
}): Promise<NodeServices> {
  const { saves, settings, savesFolder, adopt, close } = await createSaveService(given.dataFolder, { find: gameById })
  return {
    saves,
    settings,
    platform() {
      const { damaged } = settings
      const { shell, version } = given
      return Promise.resolve({ shell, version, savesFolder, ...(damaged && { damagedSettings: damaged }) })
    },
    adopt,
    close,
  }
}
