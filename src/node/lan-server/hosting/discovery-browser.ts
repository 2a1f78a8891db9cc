import { commonVersion, PROTOCOL, type VersionRange } from '../../../protocol/lan/version'
import type { FoundTable } from '../../../protocol/app/services'
import type { LinkChoice } from '../../network/network-links'
import { browseTables, type MdnsBrowser } from '../../discovery/mdns-browser'
import { socketAddressText } from './guest-addresses'

/** Looks for tables while somebody asks for them. */
export interface DiscoveryBrowser {
  /** What is seen now. The first call after a pause begins to look, and so sees nothing yet. */
  found(): FoundTable[]
  close(): void
}

/** Discovery on the interfaces that were chosen; port and versions differ in tests only. */
export interface Discovery extends LinkChoice {
  readonly mdnsPort?: number
  /** The versions of the protocol that this program speaks. */
  readonly protocol?: VersionRange
}

/** How long it looks on when nobody asks any more: a lobby asks every second or so. */
const PATIENCE_MS = 4_000

/** @param isOwn tells tables of this program by their id in announcements. */
export function createDiscoveryBrowser(discovery: Discovery, isOwn: (id: string) => boolean): DiscoveryBrowser {
  let watch: MdnsBrowser | null = null
  let idle: NodeJS.Timeout | null = null

  function close(): void {
    if (idle) clearTimeout(idle)
    watch?.close()
    idle = null
    watch = null
  }

  return {
    found() {
      // What fails on a link finds nothing there; a typed address leads to a table all the same.
      watch ??= browseTables({ ...discovery, changed: () => undefined })
      idle ??= setTimeout(close, PATIENCE_MS).unref()
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
          compatible: commonVersion(discovery.protocol ?? PROTOCOL, protocol) !== null,
        }))
    },
    close,
  }
}
