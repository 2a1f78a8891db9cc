import type { Duplex } from 'node:stream'
import type { TickScheduler } from './tick-scheduler'

/**
 * How soon somebody has to hear of something. `now`: they wait for just this. `soon`: it goes out when this turn of the
 * event loop ends, after what others wait for. `later`: it confirms what they have been told already, and may wait a
 * moment for the next news.
 */
export type WritePriority = 'now' | 'soon' | 'later'

const LATER_MS = 20

/** Lets things wait together: one clock for all connections, which stands still while nothing waits. */
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
 * What is written to one connection, in order. Each writing costs as much as all else that is done to tell a guest of a
 * ply, so what may wait goes out with what comes meanwhile.
 */
export interface WriteBatcher {
  write(frame: Buffer, urgency: WritePriority): void
  /** Writes whatever waits. */
  flush(): void
  /** Bytes that were not taken by the system yet. */
  readonly length: number
}

/** What all connections share. */
export interface Sending {
  readonly gathering: FlushScheduler
  readonly turns: TickScheduler
  /** Called before anything is written: what it tells of has to be kept first. */
  readonly keep: () => void
}

/** What a connection writes to. */
export type FrameSink = Pick<Duplex, 'write' | 'writable' | 'writableLength'>

export function createWriteBatcher(stream: FrameSink, { gathering, turns, keep }: Sending): WriteBatcher {
  let frames: Buffer[] = []
  let bytes = 0
  /** Whether it goes out when this turn ends, and whether it does so in a while. */
  let due = false
  let called = false

  function flush(): void {
    due = false
    if (frames.length === 0) return
    keep()
    const all = frames.length === 1 ? frames[0] : Buffer.concat(frames, bytes)
    frames = []
    bytes = 0
    // Whoever has gone meanwhile hears of nothing.
    if (stream.writable) stream.write(all)
  }

  function flushLater(): void {
    called = false
    flush()
  }

  return {
    flush,
    get length() {
      return bytes + stream.writableLength
    },
    write(frame, urgency) {
      frames.push(frame)
      bytes += frame.length
      if (urgency === 'now' && !turns.crowded) flush()
      else if (urgency !== 'later') {
        if (!due) turns.atEnd(flush)
        due = true
      } else if (!called) {
        gathering(flushLater)
        called = true
      }
    },
  }
}
