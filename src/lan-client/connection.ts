import type { HostMessage } from '../protocol/lan/host-messages'
import { LIMITS } from '../protocol/lan/limits'
import { readHostMessage } from '../protocol/lan/read-message'
import type { ClientClock, ClientSocket, OpenSocket } from './socket'

/** One connection, from opening its socket to losing it. */
export type SocketConnection = ReturnType<typeof openConnection>

interface ConnectionListener {
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
export function openConnection(url: string, open: OpenSocket, clock: ClientClock, listener: ConnectionListener) {
  let socket: ClientSocket | null = null
  let isEnded = false
  let isOpen = false
  const silenceWatch = createSilenceWatch(clock, listener.onHeartbeatDue, lose)
  silenceWatch.expectWithin(LIMITS.helloTimeoutMs)

  /** Ends the connection without calling the listener. */
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
    if (isEnded) return socket?.close()
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
    /** Time since anything was received, in milliseconds. */
    get silentMs(): number {
      return silenceWatch.silentMs()
    },
    /** Does nothing if the socket is not open. */
    send(text: string): void {
      if (isOpen && !isEnded) socket?.send(text)
    },
    /** Called on welcome; from then on the connection sends heartbeats and is watched for silence. */
    startHeartbeats: silenceWatch.start,
    /** Sends a heartbeat, and gives the connection up unless `markAlive` is called within `ms`. */
    probe(ms: number): void {
      if (isEnded) return
      silenceWatch.expectWithin(ms)
      listener.onHeartbeatDue()
    },
    /** Records that the host has answered a heartbeat. */
    markAlive(): void {
      if (!isEnded) silenceWatch.watch()
    },
    end,
    /**
     * Ends a connection that is not needed, once it is open if it is not yet: browsers report an error when a socket is
     * closed before.
     */
    endUnused(): void {
      if (isOpen) return end()
      isEnded = true
      silenceWatch.stop()
    },
  }
}

/**
 * Gives up a connection when nothing is received for too long, and signals when a heartbeat is due. Times in
 * milliseconds.
 * @param onHeartbeatDue is called whenever a heartbeat is due
 * @param onSilence is called when the connection is given up
 */
function createSilenceWatch(clock: ClientClock, onHeartbeatDue: () => void, onSilence: () => void) {
  let lastHeard = clock.now()
  let cancelWatch = () => {}
  let cancelBeat = () => {}

  function replaceWatch(ms: number, job: () => void): void {
    cancelWatch()
    cancelWatch = clock.after(ms, job)
  }

  const silentMs = (): number => clock.now() - lastHeard

  /** Gives up the connection if nothing was received for too long; otherwise checks again later. */
  function watch(): void {
    cancelWatch()
    if (silentMs() >= LIMITS.maxSilenceMs) onSilence()
    else replaceWatch(LIMITS.maxSilenceMs - silentMs(), watch)
  }

  function beatAndAgain(): void {
    cancelBeat = clock.after(LIMITS.heartbeatMs, beatAndAgain)
    onHeartbeatDue()
  }

  return {
    /** Records that something was received. */
    recordActivity(): void {
      lastHeard = clock.now()
    },
    /** Gives up the connection after `ms`, unless another call comes first. */
    expectWithin(ms: number): void {
      replaceWatch(ms, onSilence)
    },
    /** Starts watching for silence and sending heartbeats. */
    start(): void {
      watch()
      cancelBeat()
      cancelBeat = clock.after(LIMITS.heartbeatMs, beatAndAgain)
    },
    watch,
    silentMs,
    stop(): void {
      cancelWatch()
      cancelBeat()
    },
  }
}
