import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { createBackpressureLimit } from './limits'

/** The outgoing side of one connection. */
export type Outbound = ReturnType<typeof createOutbound>

/** The dependencies of an outgoing side; for the limits see `createBackpressureLimit`. */
interface OutboundDependencies extends SharedOutput {
  readonly limits: { readonly queued: number; readonly slow: number; readonly backlog: number }
  readonly now: () => number
  readonly whenFlushed: (act: () => void) => void
}

/** How long a guest may take for the closing handshake, in milliseconds. */
const FAREWELL_MS = 1_000

const POLICY_VIOLATION = 1008

export function createOutbound(socket: WebSocket, stream: FrameSink, dependencies: OutboundDependencies) {
  const { limits, now, whenFlushed } = dependencies
  const backlog = createBackpressureLimit(
    { queued: limits.queued, maxBehindMs: limits.slow, maxBytes: limits.backlog },
    now,
  )
  const outgoing = createWriteBatcher(stream, dependencies)
  let isEnded = false

  function deliver(text: string, rest?: Buffer, urgency: WritePriority = 'soon'): void {
    if (socket.readyState !== socket.OPEN) return
    // The reader is too slow.
    if (backlog.isTooSlow(outgoing.length)) terminate()
    else outgoing.write(textFrame(text, rest), urgency)
  }

  function scheduleTermination(): void {
    setTimeout(() => {
      socket.terminate()
    }, FAREWELL_MS).unref()
  }

  /** Terminates the connection at once. */
  function terminate(): void {
    isEnded = true
    socket.terminate()
  }

  return {
    /** Whether nothing more is sent except the farewell. */
    get isEnded(): boolean {
      return isEnded
    },
    /** Sends a message: a text, and the rest of it in UTF-8 if shared with other guests. */
    send(text: string, rest?: Buffer, urgency?: WritePriority): void {
      if (!isEnded) deliver(text, rest, urgency)
    },
    /** Sends a message once everything that has happened at the tables is durable. */
    acknowledge(text: string, urgency?: WritePriority): void {
      if (!isEnded) whenFlushed(() => deliver(text, undefined, urgency))
    },
    /** Sends a last message after everything that is still to be acknowledged, and closes. */
    sayGoodbye(farewell: string, code: string): void {
      isEnded = true
      whenFlushed(() => {
        deliver(farewell)
        outgoing.flush()
        socket.close(POLICY_VIOLATION, code)
        scheduleTermination()
      })
    },
    /** Stops sending, and terminates the connection after a while if the other side does not close it. */
    terminateLater(): void {
      isEnded = true
      scheduleTermination()
    },
    terminate,
    /** Reports that the connection is gone. */
    stop(): void {
      isEnded = true
    },
  }
}

/** First byte of a text message in a single frame: RFC 6455, section 5.2. A server's frames have no mask. */
const WHOLE_TEXT = 0x81

const TWO_BYTES_MORE = 126

const EIGHT_BYTES_MORE = 127

const NOTHING = Buffer.alloc(0)

/**
 * Encodes a message as a single server frame. The library would build a frame of two parts and let the stream gather
 * them, which takes longer than everything else needed to tell a guest of a ply.
 * @param rest the end of the text in UTF-8, encoded once for several guests
 */
export function textFrame(text: string, rest: Buffer = NOTHING): Buffer {
  const own = Buffer.byteLength(text)
  const length = own + rest.length
  const head = length < TWO_BYTES_MORE ? 2 : length <= 0xffff ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = WHOLE_TEXT
  if (head === 2) {
    frame[1] = length
  } else if (head === 4) {
    frame[1] = TWO_BYTES_MORE
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = EIGHT_BYTES_MORE
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  rest.copy(frame, head + own)
  return frame
}

/**
 * How soon a message must be sent. `now`: its reader waits for it. `soon`: at the end of this turn of the event loop,
 * after more urgent messages. `later`: it confirms what the reader already knows, and may wait a moment to be sent with
 * other messages.
 */
export type WritePriority = 'now' | 'soon' | 'later'

const LATER_MS = 20

/** Schedules delayed flushes: one timer for all connections, which runs only while something waits. */
type FlushScheduler = (act: () => void) => void

export function createFlushScheduler(): FlushScheduler {
  let waiting: (() => void)[] = []
  return (act) => {
    if (waiting.length === 0) {
      setTimeout(() => {
        const due = waiting
        waiting = []
        for (const one of due) one()
      }, LATER_MS)
    }
    waiting.push(act)
  }
}

/** The state shared by all connections. */
interface SharedOutput {
  readonly scheduleFlush: FlushScheduler
  readonly tickScheduler: TickScheduler
  /** Called before anything is written, since what a message announces must be logged first. */
  readonly writePending: () => void
}

/** The stream that a connection writes to. */
export type FrameSink = Pick<Duplex, 'write' | 'writable' | 'writableLength'>

/**
 * Batches the writes to one connection, in order. Each write costs as much as everything else needed to tell a guest of
 * a ply, so frames that may wait are combined with later ones.
 */
export function createWriteBatcher(stream: FrameSink, { scheduleFlush, tickScheduler, writePending }: SharedOutput) {
  let frames: Buffer[] = []
  let bytes = 0
  /** Whether a flush is scheduled for the end of this turn (`due`), and for a moment later (`isLateFlushScheduled`). */
  let isTurnFlushScheduled = false
  let isLateFlushScheduled = false

  /** Writes all waiting frames. */
  function flush(): void {
    isTurnFlushScheduled = false
    if (frames.length === 0) return
    writePending()
    const all = frames.length === 1 ? frames[0] : Buffer.concat(frames, bytes)
    frames = []
    bytes = 0
    // Skipped if the connection has closed meanwhile.
    if (stream.writable) stream.write(all)
  }

  function flushLater(): void {
    isLateFlushScheduled = false
    flush()
  }

  return {
    flush,
    /** Number of bytes that the system has not accepted yet. */
    get length(): number {
      return bytes + stream.writableLength
    },
    write(frame: Buffer, urgency: WritePriority): void {
      frames.push(frame)
      bytes += frame.length
      if (urgency === 'now' && !tickScheduler.isCrowded) flush()
      else if (urgency !== 'later') {
        if (!isTurnFlushScheduled) tickScheduler.atEnd(flush)
        isTurnFlushScheduled = true
      } else if (!isLateFlushScheduled) {
        scheduleFlush(flushLater)
        isLateFlushScheduled = true
      }
    },
  }
}

/**
 * Batches output by turns of the event loop. While turns bring several messages, nothing is sent before their end, so
 * that clients are woken once for all of it instead of once per message.
 */
type TickScheduler = ReturnType<typeof createTickScheduler>

export function createTickScheduler() {
  let messages = 0
  let crowded = false
  let awaited = false
  let waiting: (() => void)[] = []

  function end(): void {
    awaited = false
    crowded = messages > 1
    messages = 0
    const due = waiting
    waiting = []
    for (const act of due) act()
  }

  function awaitEnd(): void {
    if (!awaited) setImmediate(end)
    awaited = true
  }

  return {
    /** Whether the last turn brought several messages, so that this one probably will too. */
    get isCrowded(): boolean {
      return crowded
    },
    /** Records an incoming message. */
    recordMessage(): void {
      messages++
      awaitEnd()
    },
    /** Calls `act` at the end of this turn, in the order of the calls. */
    atEnd(act: () => void): void {
      waiting.push(act)
      awaitEnd()
    },
  }
}
