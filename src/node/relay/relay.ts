import { connect } from 'node:net'
import { WebSocket, type RawData } from 'ws'
import { addressText } from '../../protocol/lan/address'
import { LIMITS } from '../../protocol/lan/limits'
import { resolvePrivateAddress, type PrivateAddress } from './private-address'

/** The page's end of a relayed socket. */
interface RelayListener {
  onOpen(): void
  onMessage(text: string): void
  /** The last event, emitted once; never before `open` has returned. */
  onClose(): void
}

/** A socket to a table, held by this program for its page. */
export type RelayedSocket = ReturnType<typeof openRelayedSocket>

/**
 * Passes frames between this machine's page and tables on the local network, since a page may only talk to the program
 * that served it. It connects to nothing else: only to `/lan` on private addresses, with text frames of bounded size.
 */
export type Relay = ReturnType<typeof createRelay>

/** Maximum number of open sockets: two tables of eight. */
const MAX_SOCKETS = 16
const HANDSHAKE_TIMEOUT_MS = 5_000
/** How long a table may take for the closing handshake, in milliseconds. */
const FAREWELL_MS = 1_000

export function createRelay() {
  const open = new Set<RelayedSocket>()

  return {
    /**
     * @param address `host:port` of a table. A socket to an address outside the local network, or one beyond the limit,
     * ends at once.
     */
    open(address: string, end: RelayListener): RelayedSocket {
      const taken = open.size < MAX_SOCKETS
      const socket = openRelayedSocket(taken ? resolvePrivateAddress(address) : null, {
        ...end,
        onClose() {
          open.delete(socket)
          end.onClose()
        },
      })
      if (taken) open.add(socket)
      return socket
    },
    /** Ends all sockets. */
    close(): void {
      for (const socket of [...open]) socket.close()
    },
  }
}

function openRelayedSocket(where: Promise<PrivateAddress> | null, end: RelayListener) {
  let socket: WebSocket | null = null
  let over = false

  function finish(): void {
    if (over) return
    over = true
    end.onClose()
  }

  function begin(to: PrivateAddress): void {
    if (over) return
    const one = socketTo(to)
    socket = one
    one.on('open', () => {
      if (!over) end.onOpen()
    })
    one.on('message', (data: RawData, binary: boolean) => {
      if (over) return
      if (binary) one.terminate()
      else end.onMessage((data as Buffer).toString('utf8'))
    })
    // The error itself is of no use to the page: the socket closes.
    one.on('error', () => one.terminate())
    one.on('close', finish)
  }
  // Why an address is refused is told by the call `lan.reach`: a socket can only close.
  if (where) where.then(begin, finish)
  else queueMicrotask(finish)

  return {
    /** Sends a text; does nothing before the socket is open and after it has ended. */
    send(text: string): void {
      if (socket?.readyState !== WebSocket.OPEN) return
      if (Buffer.byteLength(text) > LIMITS.guestFrame || socket.bufferedAmount > LIMITS.queued) socket.terminate()
      else socket.send(text)
    },
    close(): void {
      if (socket === null) queueMicrotask(finish)
      else if (socket.readyState === WebSocket.OPEN) closeSocket(socket)
      else socket.terminate()
    },
  }
}

function closeSocket(socket: WebSocket): void {
  socket.close()
  setTimeout(() => {
    socket.terminate()
  }, FAREWELL_MS).unref()
}

/** Connects to the numeric address, which is also sent as the Host; sends no Origin, since no page is asking. */
function socketTo({ ip, port }: PrivateAddress): WebSocket {
  return new WebSocket(`ws://${addressText(ip, port)}/lan`, {
    createConnection: () => connect({ host: ip, port }),
    handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
    maxPayload: LIMITS.hostFrame,
    perMessageDeflate: false,
    followRedirects: false,
  })
}
