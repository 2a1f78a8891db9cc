import { createSocket, type RemoteInfo } from 'node:dgram'
import type { DecodedPacket } from 'dns-packet'
import { createTokenBucket } from '../network/token-bucket'
import type { Link } from '../network/network-links'
import { MDNS_GROUP, readPacket } from './dns-packets'
import type { FaultListener } from './follow-links'

export type LinkSocket = ReturnType<typeof openSocket>

interface SocketOptions {
  readonly link: Link
  /** Destination port of multicast. */
  readonly port: number
  /** True to listen on that port for multicast; false to bind any port and receive only answers to own queries. */
  readonly listens: boolean
  readonly onOpen?: () => void
  readonly onPacket: (packet: DecodedPacket, from: RemoteInfo) => void
  /** Called with errors; nothing is ever thrown. */
  readonly onFault: FaultListener
}

/**
 * Datagrams processed on one link, at once and per second; others are dropped. Fifty tables and ten browsers send
 * fewer.
 */
const BURST = 400
const RATE = 200

/**
 * Opens a multicast DNS socket on one link. An error closes it and is reported; it neither throws nor ends the process.
 */
export function openSocket({ link, port, listens, onOpen, onPacket, onFault }: SocketOptions) {
  const group = MDNS_GROUP[link.family]
  const ipv6 = link.family === 'IPv6'
  const socket = createSocket({ type: ipv6 ? 'udp6' : 'udp4', reuseAddr: listens, ipv6Only: ipv6 })
  const bucket = createTokenBucket(BURST, RATE, () => performance.now())
  let state: 'opening' | 'open' | 'dead' = 'opening'

  function close(): void {
    if (state === 'dead') return
    state = 'dead'
    socket.close()
  }
  function fail(fault: unknown): void {
    if (state === 'dead') return
    close()
    onFault(fault instanceof Error ? fault : new Error(String(fault)))
  }
  function configure(): void {
    socket.setMulticastTTL(255)
    // Lets tables and browsers on the same machine find each other.
    socket.setMulticastLoopback(true)
    socket.setMulticastInterface(link.multicastInterface)
    if (listens) socket.addMembership(group, link.multicastInterface)
    state = 'open'
    onOpen?.()
  }

  socket.on('error', fail)
  socket.on('message', (bytes, from) => {
    if (!bucket.take()) return
    // A membership on one interface lets the system deliver packets from every interface.
    const packet = link.isOnLink(from.address) ? readPacket(bytes) : null
    if (packet && state === 'open') onPacket(packet, from)
  })
  try {
    socket.bind({ port: listens ? port : 0, address: ipv6 ? '::' : '0.0.0.0' }, () => attempt(configure, fail))
  } catch (fault) {
    fail(fault)
  }

  return {
    /** Sends by multicast on the link, or to one address. Resolves once it is sent or has failed; never rejects. */
    send: (bytes: Buffer, to?: RemoteInfo) =>
      new Promise<void>((resolve) => {
        if (state !== 'open') resolve()
        // A link that is down for a moment is not worth reporting: the next message may get through.
        else socket.send(bytes, to?.port ?? port, to?.address ?? group, () => resolve())
      }),
    /** True as soon as it can no longer be used. */
    get isClosed(): boolean {
      return state === 'dead'
    },
    close,
  }
}

function attempt(act: () => void, fail: (fault: unknown) => void): void {
  try {
    act()
  } catch (fault) {
    fail(fault)
  }
}
