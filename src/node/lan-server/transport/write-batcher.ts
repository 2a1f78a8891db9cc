import type { Duplex } from 'node:stream'
import type { TickScheduler } from './tick-scheduler'

/**
 * How soon a message must be sent. `now`: its reader waits for it. `soon`: at the end of this turn of the event loop,
 * after more urgent messages. `later`: it confirms what the reader already knows, and may wait a moment to be sent with
 * other messages.
 */
export type WritePriority = 'now' | 'soon' | 'later'

const LATER_MS = 20

/** Schedules delayed flushes: one timer for all connections, which runs only while something waits. */
export type FlushScheduler = (act: () => void) => void

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

/**
 * Batches the writes to one connection, in order. Each write costs as much as everything else needed to tell a guest of
 * a ply, so frames that may wait are combined with later ones.
 */
export type WriteBatcher = ReturnType<typeof createWriteBatcher>

/** The state shared by all connections. */
export interface SharedOutput {
  readonly scheduleFlush: FlushScheduler
  readonly tickScheduler: TickScheduler
  /** Called before anything is written, since what a message announces must be logged first. */
  readonly writePending: () => void
}

/** The stream that a connection writes to. */
export type FrameSink = Pick<Duplex, 'write' | 'writable' | 'writableLength'>

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
