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
  /** Told of all tables whenever one comes, changes or goes. */
  readonly changed: (tables: readonly DiscoveredTable[]) => void
  /** The UDP port of multicast DNS; another one only to keep tests to themselves. */
  readonly mdnsPort?: number
  /** Told of what fails on a link. Nothing is thrown; a typed address still leads to a table. */
  readonly trouble?: Trouble
}

export interface MdnsBrowser {
  tables(): readonly DiscoveredTable[]
  close(): void
}

/** How often tables are asked whether they still stand, in milliseconds. */
const BEAT = 400
/** Every so many beats they are asked to answer to everybody: not oftener than they may (`HUSH` and `SCATTER`). */
const ALOUD = 3
/** A table that was silent for so long is gone, so that within two seconds nobody sees what was killed. */
const SILENCE = 1600
/** How often it is looked who was silent for too long. */
const LOOK = 100

const QUESTION = query([{ name: SERVICE, type: 'PTR' }])

/** Watches for tables on the network until it is closed. It asks all the time: open it with the lobby only. */
export function browseTables(options: WatchOptions): MdnsBrowser {
  const { changed, mdnsPort = MDNS_PORT } = options
  const trouble = onceEach(options.trouble ?? (() => undefined))
  const sightings = createServiceCache(SILENCE)
  let told = '[]'
  let beats = 0

  // Two sockets on a link. One hears what is said to everybody: comings, changes and goings. The other asks from a port
  // of its own and is answered alone: that needs no multicast back, and works where another program holds the port.
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
