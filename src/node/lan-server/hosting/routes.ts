import { createSocket } from 'node:dgram'

/**
 * Addresses far away, of networks set aside for documents (RFC 5737, 3849). Nothing is sent there: a UDP socket that is
 * connected only asks the system which way packets would go.
 */
const FAR = [
  { type: 'udp4', address: '192.0.2.1' },
  { type: 'udp6', address: '2001:db8::1' },
] as const
const PORT = 9
/** How long an answer is good for, in milliseconds. */
const FRESH_MS = 5_000

let known: readonly string[] = []
let askedAt = -Infinity

/**
 * The addresses from which this machine would speak to the world, as they were when the system was last asked; empty
 * before the first answer and where there is no way out. It is asked again behind the caller's back.
 */
export function outwardAddresses(): readonly string[] {
  const now = performance.now()
  if (now - askedAt > FRESH_MS) {
    askedAt = now
    void askForRoutes().then((found) => (known = found))
  }
  return known
}

/** Asks the system from which addresses packets leave this machine. Never rejects. */
export async function askForRoutes(): Promise<readonly string[]> {
  const found = await Promise.all(FAR.map(({ type, address }) => sourceFor(type, address)))
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
