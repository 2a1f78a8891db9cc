import type { RemoteInfo } from 'node:dgram'
import type { DecodedPacket } from 'dns-packet'
import { followLinks } from './follow-links'
import type { Link, LinkChoice } from '../network/network-links'
import { MDNS_PORT, SERVICE } from './dns-names'
import { query } from './dns-packets'
import { createServiceCache, type DiscoveredTable } from './service-cache'
import { openSocket, type LinkSocket } from './mdns-socket'
import { onceEach, type Trouble } from './network-fault'

export interface WatchOptions extends LinkChoice {
  /** Called with all tables whenever one appears, changes or disappears. */
  readonly changed: (tables: readonly DiscoveredTable[]) => void
  /** The UDP port of multicast DNS; tests use another one to stay isolated. */
  readonly mdnsPort?: number
  /** Called with failures on a link. Nothing is thrown; a typed address still leads to a table. */
  readonly trouble?: Trouble
}

export interface MdnsBrowser {
  tables(): readonly DiscoveredTable[]
  close(): void
}

/** Interval between queries, in milliseconds. */
const BEAT = 400
/**
 * Every this many queries, one asks for multicast answers: not more often than responders may give them (`HUSH` and
 * `SCATTER`).
 */
const ALOUD = 3
/**
 * How long a table may be silent before it counts as gone, in milliseconds; chosen so that a killed one disappears
 * within two seconds.
 */
const SILENCE = 1600
/** Interval of the check for silent tables, in milliseconds. */
const LOOK = 100

const QUESTION = query([{ name: SERVICE, type: 'PTR' }])

/**
 * Browses for tables on the network until it is closed. It queries continuously: keep it open only while a lobby is
 * shown.
 */
export function browseTables(options: WatchOptions): MdnsBrowser {
  const { changed, mdnsPort = MDNS_PORT } = options
  const trouble = onceEach(options.trouble ?? (() => undefined))
  const sightings = createServiceCache(SILENCE)
  let told = '[]'
  let beats = 0

  // Two sockets per link. One receives multicast: appearances, changes and goodbyes. The other queries from a port of
  // its own and gets unicast answers: that needs no incoming multicast, and works if another program holds the mDNS
  // port.
  const listeners = followLinks(options, (link) => open(link, true))
  const askers = followLinks(options, (link) => open(link, false))

  function open(link: Link, listens: boolean): LinkSocket {
    const socket = openSocket({
      link,
      port: mdnsPort,
      listens,
      opened: () => void socket.send(QUESTION),
      hear: (packet, from) => hear(packet, from, link),
      trouble,
    })
    return socket
  }

  function hear(packet: DecodedPacket, from: RemoteInfo, link: Link): void {
    sightings.hear(packet, from.address, link, performance.now())
    tell()
  }
  function tell(): void {
    const tables = sightings.tables()
    const text = JSON.stringify(tables)
    if (text === told) return
    told = text
    changed(tables)
  }
  const looking = setInterval(() => {
    sightings.forget(performance.now())
    tell()
  }, LOOK)
  const asking = setInterval(() => {
    for (const asker of askers.all()) void asker.send(QUESTION)
    if (beats++ % ALOUD === 0) for (const listener of listeners.all()) void listener.send(QUESTION)
  }, BEAT)

  return {
    tables: () => sightings.tables(),
    close: () => {
      clearInterval(looking)
      clearInterval(asking)
      listeners.close()
      askers.close()
    },
  }
}
