import type { RemoteInfo } from 'node:dgram'
import type { DecodedPacket } from 'dns-packet'
import { followLinks, withoutRepeats, type FaultListener } from './follow-links'
import type { Link, LinkChoice } from '../network/network-links'
import { MDNS_PORT, SERVICE, encodeQuery } from './dns-packets'
import { createServiceCache, type DiscoveredTable } from './service-cache'
import { openSocket, type LinkSocket } from './mdns-socket'

interface BrowseOptions extends LinkChoice {
  /** Called with all tables whenever one appears, changes or disappears. */
  readonly onChange: (tables: readonly DiscoveredTable[]) => void
  /** The UDP port of multicast DNS; tests use another one to stay isolated. */
  readonly mdnsPort?: number
  /** Called with failures on a link. Nothing is thrown; a typed address still leads to a table. */
  readonly onFault?: FaultListener
}

export type MdnsBrowser = ReturnType<typeof browseTables>

/** Interval between queries, in milliseconds. */
const QUERY_INTERVAL_MS = 400
/**
 * Every this many queries, one asks for multicast answers: not more often than responders may give them
 * (`MIN_MULTICAST_INTERVAL_MS` and `ANSWER_DELAY_MS`).
 */
const QUERIES_PER_MULTICAST = 3
/**
 * How long a table may be silent before it counts as gone, in milliseconds; chosen so that a killed one disappears
 * within two seconds.
 */
const MAX_SILENCE_MS = 1600
/** Interval of the check for silent tables, in milliseconds. */
const EXPIRY_CHECK_MS = 100

const QUESTION = encodeQuery([{ name: SERVICE, type: 'PTR' }])

/**
 * Browses for tables on the network until it is closed. It queries continuously: keep it open only while a lobby is
 * shown.
 */
export function browseTables(options: BrowseOptions) {
  const { onChange, mdnsPort = MDNS_PORT } = options
  const onFault = withoutRepeats(options.onFault ?? (() => undefined))
  const cache = createServiceCache(MAX_SILENCE_MS)
  let lastReported = '[]'
  let queryCount = 0

  // Two sockets per link. One receives multicast: appearances, changes and goodbyes. The other queries from a port of
  // its own and gets unicast answers: that needs no incoming multicast, and works if another program holds the mDNS
  // port.
  const multicastSockets = followLinks(options, (link) => open(link, true))
  const unicastSockets = followLinks(options, (link) => open(link, false))

  function open(link: Link, listens: boolean): LinkSocket {
    const socket = openSocket({
      link,
      port: mdnsPort,
      listens,
      onOpen: () => void socket.send(QUESTION),
      onPacket: (packet, from) => handlePacket(packet, from, link),
      onFault,
    })
    return socket
  }

  function handlePacket(packet: DecodedPacket, from: RemoteInfo, link: Link): void {
    cache.handlePacket(packet, from.address, link, performance.now())
    reportChanges()
  }
  function reportChanges(): void {
    const tables = cache.tables()
    const text = JSON.stringify(tables)
    if (text === lastReported) return
    lastReported = text
    onChange(tables)
  }
  const expiryTimer = setInterval(() => {
    cache.forget(performance.now())
    reportChanges()
  }, EXPIRY_CHECK_MS)
  const queryTimer = setInterval(() => {
    for (const asker of unicastSockets.all()) void asker.send(QUESTION)
    if (queryCount++ % QUERIES_PER_MULTICAST === 0)
      for (const listener of multicastSockets.all()) void listener.send(QUESTION)
  }, QUERY_INTERVAL_MS)

  return {
    tables: () => cache.tables(),
    close: (): void => {
      clearInterval(expiryTimer)
      clearInterval(queryTimer)
      multicastSockets.close()
      unicastSockets.close()
    },
  }
}
