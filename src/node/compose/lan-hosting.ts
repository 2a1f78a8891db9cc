import { wait } from '../../async/wait'
import type { Thinker } from '../../ports/thinker'
import { LAN_PORT } from '../../protocol/lan/address'
import { gameById } from '../../rules/catalogue'
import { createNodeThinker } from '../bots/thinker-threads'
import type { HostingDependencies } from '../lan-server/hosting/host-runtime'
import { createHosting, type Hosting } from '../lan-server/hosting/hosting-service'
import { tablesFolder } from '../lan-server/lan-host'
import { resolvePrivateAddress } from '../relay/private-address'
import { startLanServer } from '../web/lan-listener'

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
  const { dataFolder, rendererFolder, version, address, port } = options
  const isChosen = address !== undefined && address !== '0.0.0.0' && address !== '::'
  return createHosting({
    ...options,
    folder: tablesFolder(dataFolder),
    find: gameById,
    thinker: () => withMinimumDelay(createNodeThinker(), options.pace),
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

/** The name of every visitor at an exhibit: nobody enters a name that others would read. */
const VISITOR_NAME = 'Visitor'

/**
 * Hosts tables for the phones of an exhibit's visitors. They are not announced on the network: only the code on the
 * exhibit's screen leads to them. Returns a function that creates the hosting for a data folder.
 */
export function createPhoneHostingFactory(
  options: Pick<NodeHostingOptions, 'rendererFolder' | 'version' | 'report' | 'address' | 'port' | 'pace'>,
): (dataFolder: string) => Pick<Hosting, 'lan' | 'close'> {
  return (dataFolder) =>
    createNodeHosting({ ...options, dataFolder, nameForGuest: () => VISITOR_NAME, discovery: { interfaces: [] } })
}

/**
 * Minimum time of a bot's move, in milliseconds: what people need to follow, and (`INTERRUPTIBLE_DELAY_MS`) to act in
 * games where they may interrupt.
 */
const USUAL_DELAY_MS = 800

const INTERRUPTIBLE_DELAY_MS = 2_500

type ClosableThinker = Thinker & { close(): void }

/**
 * Wraps a thinker so that it answers no sooner than people can follow. In games with interruptions it always leaves
 * time to interrupt, whether or not anyone can, so that the delay reveals nothing.
 * @param pace 1 for the usual times, 0 for none
 */
export function withMinimumDelay(thinker: ClosableThinker, pace = 1): ClosableThinker {
  return {
    async think(request, signal) {
      const { game, options } = request.seen
      const least =
        gameById(game)?.info.allowsInterruptions?.(options) === true ? INTERRUPTIBLE_DELAY_MS : USUAL_DELAY_MS
      const [thought] = await Promise.all([thinker.think(request, signal), wait(least * pace, signal)])
      return thought
    },
    close: () => {
      thinker.close()
    },
  }
}
