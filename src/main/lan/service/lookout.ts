import { commonVersion, PROTOCOL } from '../../../protocol/lan/version'
import type { FoundTable } from '../../../protocol/services'
import type { LinkChoice } from '../discovery/links'
import { watchTables, type Watch } from '../discovery/watch'
import { placeText } from './addresses'

/** Looks for tables while somebody asks for them. */
export interface Lookout {
  /** What is seen now. The first call after a pause begins to look, and so sees nothing yet. */
  found(): FoundTable[]
  close(): void
}

/** Discovery on the interfaces that were chosen; the port of multicast DNS differs in tests only. */
export interface Discovery extends LinkChoice {
  readonly mdnsPort?: number
}

/** How long it looks on when nobody asks any more: a lobby asks every second or so. */
const PATIENCE_MS = 4_000

/** @param isOwn tells tables of this program by their id in announcements. */
export function lookoutOf(discovery: Discovery, isOwn: (id: string) => boolean): Lookout {
  let watch: Watch | null = null
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
      watch ??= watchTables({ ...discovery, changed: () => undefined })
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
          addresses: addresses.map((address) => placeText(address, port)),
          compatible: commonVersion(PROTOCOL, protocol) !== null,
        }))
    },
    close,
  }
}
