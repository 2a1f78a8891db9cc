import { createNodeThinker } from '../bots/thinker-threads'
import { tablesFolder } from '../lan-server/lan-host'
import { createHosting, type Hosting } from '../lan-server/hosting/hosting-service'
import type { HostingDependencies } from '../lan-server/hosting/host-runtime'
import { LAN_PORT } from '../../protocol/lan/address'
import { gameById } from '../../rules/catalogue'
import { resolvePrivateAddress } from '../relay/private-address'
import { startLanServer } from '../web/lan-listener'
import { withMinimumDelay } from './minimum-delay'

/** How long to wait for the port of restored tables while another program has it, in milliseconds. */
const OWN_PORT_PATIENCE_MS = 3_000

/** What differs between the programs that host LAN tables. */
export interface NodeHostingOptions extends Pick<
  HostingDependencies,
  'addFinishedGame' | 'report' | 'discovery' | 'limits' | 'nameForGuest'
> {
  readonly dataFolder: string
  /** Folder of the built page, for guests. */
  readonly rendererFolder: string
  readonly version: string
  /** The interface on which guests are let in; all interfaces if absent. */
  readonly address?: string | undefined
  /** The port for guests; if absent or 0, the one where restored tables were, or else the usual one or any. */
  readonly port?: number | undefined
  /** Factor for the minimum time of a bot's move, relative to what people need to follow; 1 if absent. */
  readonly pace?: number | undefined
}

/** Creates the hosting of LAN tables over one data folder, for both Electron's main process and the headless host. */
export function createNodeHosting(options: NodeHostingOptions): Hosting {
  const { dataFolder, rendererFolder, version, address, port, addFinishedGame, report, limits, nameForGuest } = options
  const isChosen = address !== undefined && address !== '0.0.0.0' && address !== '::'
  return createHosting({
    folder: tablesFolder(dataFolder),
    find: gameById,
    thinker: () => withMinimumDelay(createNodeThinker(), options.pace),
    report,
    ...(addFinishedGame && { addFinishedGame }),
    ...(limits && { limits }),
    ...(nameForGuest && { nameForGuest }),
    discovery: { ...(isChosen && { address }), ...options.discovery },
    async reach(typed) {
      await resolvePrivateAddress(typed)
    },
    listen(lan, formerPort) {
      const preferredPort = port !== undefined && port !== 0 ? port : (formerPort ?? port ?? LAN_PORT)
      // Guests look for restored tables where these were before.
      const patienceMs = preferredPort === formerPort ? OWN_PORT_PATIENCE_MS : 0
      const listenOn = (one: string) =>
        startLanServer({ lan, rendererFolder, address: one, port: preferredPort, patienceMs, version })
      // IPv6 and IPv4, or IPv4 alone if this machine has no IPv6.
      return address === undefined ? listenOn('::').catch(() => listenOn('0.0.0.0')) : listenOn(address)
    },
  })
}
