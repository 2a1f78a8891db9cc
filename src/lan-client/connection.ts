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
  startHeartbeats(): void
  /** Sends a heartbeat and expects a message within `ms`. */
  probe(ms: number): void
  /** Ends the connection without calling the listener. */
  end(): void
}

export interface ConnectionListener {
  /** The socket is open; a hello is due. */
  onOpen(): void
  onMessage(message: HostMessage): void
  /** A heartbeat is due. */
  onHeartbeatDue(): void
  /** The connection is lost; called at most once. */
  onLost(): void
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
  let isEnded = false
  let isOpen = false
  const silenceWatch = createSilenceWatch(clock, listener.onHeartbeatDue, lose)
  silenceWatch.expectWithin(LIMITS.helloTimeoutMs)

  function end(): void {
    isEnded = true
    silenceWatch.stop()
    socket?.close()
  }

  function lose(): void {
    if (isEnded) return
    end()
    listener.onLost()
  }

  function handleOpen(): void {
    if (isEnded) return
    isOpen = true
    silenceWatch.expectWithin(LIMITS.helloTimeoutMs)
    listener.onOpen()
  }

  function handleMessage(data: unknown): void {
    if (isEnded) return
    silenceWatch.recordActivity()
    const message = typeof data === 'string' ? readHostMessage(data) : null
    if (message?.ok) listener.onMessage(message.value)
    else lose()
  }

  try {
    socket = open(url)
    socket.addEventListener('open', handleOpen)
    socket.addEventListener('message', (event) => {
      handleMessage(event.data)
    })
    socket.addEventListener('close', lose)
    socket.addEventListener('error', lose)
  } catch {
    silenceWatch.expectWithin(0)
  }

  return {
    send(text) {
      if (isOpen && !isEnded) socket?.send(text)
    },
    startHeartbeats: silenceWatch.start,
    probe(ms) {
      if (isEnded) return
      silenceWatch.probe(ms)
      listener.onHeartbeatDue()
    },
    end,
  }
}
