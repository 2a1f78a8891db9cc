import { commonVersion, PROTOCOL_VERSIONS, type VersionRange } from '../../../protocol/lan/version'
import type { FoundTable } from '../../../protocol/app/services'
import type { LinkChoice } from '../../network/network-links'
import { browseTables, type MdnsBrowser } from '../../discovery/mdns-browser'
import { socketAddressText } from '../../../protocol/lan/address'

/** Browses the network for tables while callers ask for them. */
export type DiscoveryBrowser = ReturnType<typeof createDiscoveryBrowser>

/** Options of discovery; port and versions differ in tests only. */
export interface DiscoveryOptions extends LinkChoice {
  readonly mdnsPort?: number
  /** The protocol versions that this program supports. */
  readonly protocol?: VersionRange
}

/** How long browsing continues after the last call, in milliseconds: a lobby calls about every second. */
const IDLE_TIMEOUT_MS = 4_000

/** @param isOwn recognizes this program's own tables by the id of their announcement */
export function createDiscoveryBrowser(discovery: DiscoveryOptions, isOwn: (id: string) => boolean) {
  let watch: MdnsBrowser | null = null
  let idle: NodeJS.Timeout | null = null

  function close(): void {
    if (idle) clearTimeout(idle)
    watch?.close()
    idle = null
    watch = null
  }

  return {
    /** Returns the tables found so far. The first call after a pause starts browsing and finds nothing yet. */
    listFound(): FoundTable[] {
      // A link that fails finds no tables; a typed address still works.
      watch ??= browseTables({ ...discovery, onChange: () => undefined })
      idle ??= setTimeout(close, IDLE_TIMEOUT_MS).unref()
      idle.refresh()
      return watch
        .tables()
        .filter(({ id }) => !isOwn(id))
        .map(({ id, name, game, free, port, addresses, protocol }) => ({
          id,
          name,
          game,
          free,
          addresses: addresses.map((address) => socketAddressText(address, port)),
          compatible: commonVersion(discovery.protocol ?? PROTOCOL_VERSIONS, protocol) !== null,
        }))
    },
    close,
  }
}
