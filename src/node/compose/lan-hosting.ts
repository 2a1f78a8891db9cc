import { createNodeThinker } from '../bots/thinker-threads'
import { tablesFolder } from '../lan-server/lan-host'
import { createHosting, type Hosting } from '../lan-server/hosting/hosting-service'
import { interfacesOf } from '../lan-server/hosting/guest-addresses'
import type { HostingNeeds } from '../lan-server/hosting/host-runtime'
import { LAN_PORT } from '../../protocol/lan/address'
import { gameById } from '../../rules/catalogue'
import { startLanServer } from '../web/lan-listener'
import { withMinimumDelay } from './minimum-delay'

/** What differs between the programs that host LAN tables. */
export interface LanGiven extends Pick<HostingNeeds, 'shelve' | 'report' | 'discovery' | 'limits' | 'called'> {
  readonly dataFolder: string
  /** Folder of the built page, for guests. */
  readonly rendererFolder: string
  readonly version: string
  /** The interface on which guests are let in; all interfaces if absent. */
  readonly address?: string | undefined
  readonly port?: number | undefined
  /** Factor for the minimum time of a bot's move, relative to what people need to follow; 1 if absent. */
  readonly pace?: number | undefined
}

/** Creates the hosting of LAN tables over one data folder, for both Electron's main process and the headless host. */
export function createNodeHosting(given: LanGiven): Hosting {
  const { dataFolder, rendererFolder, version, address, port = LAN_PORT, shelve, report, limits, called } = given
  const interfaces = address === undefined ? null : interfacesOf(address)
  return createHosting({
    folder: tablesFolder(dataFolder),
    find: gameById,
    thinker: () => withMinimumDelay(createNodeThinker(), given.pace),
    report,
    ...(shelve && { shelve }),
    ...(limits && { limits }),
    ...(called && { called }),
    discovery: { ...(interfaces && { interfaces }), ...given.discovery },
    listen(lan) {
      const listenOn = (one: string) => startLanServer({ lan, rendererFolder, address: one, port, version })
      // IPv6 and IPv4, or IPv4 alone if this machine has no IPv6.
      return address === undefined ? listenOn('::').catch(() => listenOn('0.0.0.0')) : listenOn(address)
    },
  })
}
