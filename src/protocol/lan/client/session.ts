import type { HostMessage } from '../host-messages'
import { LIMITS } from '../limits'
import { readHostMessage } from '../read'
import type { ClientClock, ClientSocket, OpenSocket } from './socket'

/** One connection, from the opening of its socket to its loss. */
export interface Session {
  /** Nothing happens where the socket is not open. */
  send(text: string): void
  /** From the welcome on, the connection is kept alive and watched. */
  welcomed(): void
  /** Asks for a sign of life, within `ms`. */
  probe(ms: number): void
  /** Ends the connection without a word to anybody. */
  end(): void
}

export interface SessionListener {
  /** The socket is open; a hello is due. */
  opened(): void
  message(message: HostMessage): void
  /** A sign of life is due. */
  beat(): void
  /** The connection is gone; told once. */
  lost(): void
}

export function openSession(url: string, open: OpenSocket, clock: ClientClock, listener: SessionListener): Session {
  let socket: ClientSocket | null = null
  let over = false
  let isOpen = false
  let heard = clock.now()
  let stopWatch = clock.after(LIMITS.hello, lose)
  let stopBeat = () => {}

  function end(): void {
    over = true
    stopWatch()
    stopBeat()
    socket?.close()
  }

  function lose(): void {
    if (over) return
    end()
    listener.lost()
  }

  /** Gives the connection up if nothing was heard for so long. */
  function watch(ms: number): void {
    stopWatch()
    const silent = clock.now() - heard
    if (silent >= ms) lose()
    else stopWatch = clock.after(ms - silent, () => watch(LIMITS.dead))
  }

  function beat(): void {
    stopBeat = clock.after(LIMITS.heartbeat, beat)
    listener.beat()
  }

  function opened(): void {
    if (over) return
    isOpen = true
    stopWatch()
    stopWatch = clock.after(LIMITS.hello, lose)
    listener.opened()
  }

  function received(data: unknown): void {
    if (over) return
    heard = clock.now()
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
    stopWatch()
    stopWatch = clock.after(0, lose)
  }

  return {
    send(text) {
      if (isOpen && !over) socket?.send(text)
    },
    welcomed() {
      watch(LIMITS.dead)
      stopBeat()
      stopBeat = clock.after(LIMITS.heartbeat, beat)
    },
    probe(ms) {
      if (over) return
      const asked = clock.now()
      stopWatch()
      stopWatch = clock.after(ms, () => {
        if (heard <= asked) lose()
        else watch(LIMITS.dead)
      })
      listener.beat()
    },
    end,
  }
}
