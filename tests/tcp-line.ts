import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { wait } from '../src/async/wait'

interface LineQuality {
  /** How long a byte and its answer are on their way, in milliseconds; so long also takes a new connection. */
  readonly roundTrip: number
  /** Bytes per second of each connection, each way. */
  readonly speed: number
}

/** Opens a line to a port of this machine, which a test can let fail: guests connect to a port of its own. */
export async function openLine(to: number, { roundTrip = 0, speed = Infinity }: Partial<LineQuality> = {}) {
  const links = new Set<ReturnType<typeof createLink>>()
  let opened = 0
  let isDown = false
  const server = createServer((near) => {
    opened += 1
    if (isDown) return void near.destroy()
    const link = createLink(near, to, { roundTrip, speed })
    links.add(link)
    near.once('close', () => links.delete(link))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    /** Number of connections so far. */
    get opened(): number {
      return opened
    },
    /** Swallows from now on what goes over the present connections, in both directions, and tells neither end. */
    forget: (): void => links.forEach((link) => link.forget()),
    /** Ends the present connections. */
    cut: (): void => links.forEach((link) => link.cut()),
    /** Ends the present connections, and every new one until `goUp`. */
    goDown(): void {
      isDown = true
      links.forEach((link) => link.cut())
    },
    goUp: (): void => void (isDown = false),
    close(): void {
      links.forEach((link) => link.cut())
      server.close()
    },
  }
}

function createLink(near: Socket, to: number, { roundTrip, speed }: LineQuality) {
  const far = connect(to, '127.0.0.1')
  let isForgotten = false
  const cut = (): void => {
    near.destroy()
    far.destroy()
  }

  /** Returns a function that passes bytes into one end, in their order. */
  function passInto(end: Socket): (chunk: Buffer | string) => void {
    let written = Promise.resolve()
    let freeAt = 0
    return (chunk) => {
      freeAt = Math.max(freeAt, performance.now()) + (chunk.length / speed) * 1_000
      const due = freeAt + roundTrip / 2
      written = written
        .then(() => wait(Math.max(0, due - performance.now())))
        .then(() => {
          if (!isForgotten && !end.destroyed) end.write(chunk)
        })
    }
  }

  /** A host answers no request that is meant for another port than its own. */
  function readdress(chunk: Buffer): Buffer | string {
    if (!/^(?:GET|POST) /u.test(chunk.toString('latin1', 0, 5))) return chunk
    return chunk.toString('latin1').replaceAll(`127.0.0.1:${String(near.localPort)}`, `127.0.0.1:${String(to)}`)
  }

  for (const end of [near, far]) {
    // After the last bytes have arrived.
    end.once('close', () => isForgotten || setTimeout(cut, roundTrip))
    end.on('error', () => undefined)
  }
  far.on('data', passInto(near))
  const passOn = passInto(far)
  setTimeout(() => near.on('data', (chunk) => passOn(readdress(chunk))), roundTrip)
  return { cut, forget: () => (isForgotten = true) }
}
