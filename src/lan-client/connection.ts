import type { HostMessage } from '../protocol/lan/host-messages'
import { LIMITS } from '../protocol/lan/limits'
import { readHostMessage } from '../protocol/lan/read-message'
import { createSilenceWatch } from './silence-watch'
import type { ClientClock, ClientSocket, OpenSocket } from './socket'

/** One connection, from opening its socket to losing it. */
export interface SocketConnection {
  /** Does nothing if the socket is not open. */
  send(text: string): void
  /** Called on welcome; from then on the connection sends heartbeats and is watched for silence. */
  welcomed(): void
  /** Sends a heartbeat and expects a message within `ms`. */
  probe(ms: number): void
  /** Ends the connection without calling the listener. */
  end(): void
}

export interface ConnectionListener {
  /** The socket is open; a hello is due. */
  opened(): void
  message(message: HostMessage): void
  /** A heartbeat is due. */
  beat(): void
  /** The connection is lost; called at most once. */
  lost(): void
}

/**
 * Opens a socket and asks the listener for a hello once it is open. A connection that cannot be opened is reported as
 * lost, never thrown.
 */
export function openConnection(
  url: string,
  open: OpenSocket,
  clock: ClientClock,
  listener: ConnectionListener,
): SocketConnection {
  let socket: ClientSocket | null = null
  let over = false
  let isOpen = false
  const silence = createSilenceWatch(clock, listener.beat, lose)
  silence.expectWithin(LIMITS.hello)

  function end(): void {
    over = true
    silence.stop()
    socket?.close()
  }

  function lose(): void {
    if (over) return
    end()
    listener.lost()
  }

  function opened(): void {
    if (over) return
    isOpen = true
    silence.expectWithin(LIMITS.hello)
    listener.opened()
  }

  function received(data: unknown): void {
    if (over) return
    silence.heard()
    const message = typeof data === 'string' ? readHostMessage(data) : null
    if (message?.ok) listener.message(message.value)
    else lose()
  }

  try {
    socket = open(url)
    socket.addEventListener('open', opened)
    socket.addEventListener('message', (event) => {
      received(event.data)
    })
    socket.addEventListener('close', lose)
    socket.addEventListener('error', lose)
  } catch {
    silence.expectWithin(0)
  }

  return {
    send(text) {
      if (isOpen && !over) socket?.send(text)
    },
    welcomed: silence.start,
    probe(ms) {
      if (over) return
      silence.probe(ms)
      listener.beat()
    },
    end,
  }
}
