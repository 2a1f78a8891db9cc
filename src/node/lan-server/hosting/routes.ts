import { createSocket } from 'node:dgram'

/**
 * Remote addresses from networks reserved for documentation (RFC 5737, 3849). Nothing is sent to them: connecting a UDP
 * socket only looks up the route.
 */
const REMOTE_ADDRESSES = [
  { type: 'udp4', address: '192.0.2.1' },
  { type: 'udp6', address: '2001:db8::1' },
] as const
const PORT = 9
/** How long a result is considered current, in milliseconds. */
const FRESH_MS = 5_000

let known: readonly string[] = []
let askedAt = -Infinity

/**
 * Returns the source addresses of this machine's outgoing traffic, as of the last lookup; empty before the first result
 * and without a route. Starts a new lookup in the background if the result is old.
 */
export function outwardAddresses(): readonly string[] {
  const now = performance.now()
  if (now - askedAt > FRESH_MS) {
    askedAt = now
    void askForRoutes().then((found) => (known = found))
  }
  return known
}

/** Looks up the source addresses of packets that leave this machine. Never rejects. */
export async function askForRoutes(): Promise<readonly string[]> {
  const found = await Promise.all(REMOTE_ADDRESSES.map(({ type, address }) => sourceFor(type, address)))
  return found.filter((one) => one !== null)
}

function sourceFor(type: 'udp4' | 'udp6', address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = createSocket(type)
    const end = (found: string | null) => {
      socket.removeAllListeners('error').on('error', () => undefined)
      socket.close()
      resolve(found)
    }
    socket.once('error', () => end(null))
    socket.connect(PORT, address, () => end(socket.address().address))
  })
}
