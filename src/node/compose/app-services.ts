import { createSaveService, type SaveFolder } from '../storage/save-service'
import type { PlatformInfo, Services } from '../../protocol/app/services'
import { gameById } from '../../rules/catalogue'

/** The services of one data folder, and how to close them. */
export interface NodeServices extends Services {
  /** Adds a finished game of a LAN table to the saves. */
  readonly addFinishedGame: SaveFolder['addFinishedGame']
  /** Closes all journals, so that another program may open them. */
  close(): Promise<void>
}

/**
 * Creates the services that a page can call, for both Electron's main process and the headless host. Rejects with a
 * ServiceError if the folder cannot be created or read.
 */
export async function createNodeServices(options: {
  readonly dataFolder: string
  readonly shell: PlatformInfo['shell']
  readonly version: string
}): Promise<NodeServices> {
  const { saves, settings, savesFolder, addFinishedGame, close } = await createSaveService(options.dataFolder, {
    find: gameById,
  })
  return {
    saves,
    settings,
    async platform() {
      // Reading the settings finds their damage; any other fault is told to whoever loads them.
      await settings.load().catch(() => null)
      const { damaged } = settings
      const { shell, version } = options
      return { shell, version, savesFolder, ...(damaged && { damagedSettings: damaged }) }
    },
    addFinishedGame,
    close,
  }
}
