import type { Duplex } from 'node:stream'

/** Milliseconds for which what is no news to be acted on may wait for more to go with it: far less than a picture on a screen. */
const GATHER_MS = 2

/** Lets things wait together: one clock for all connections, which stands still while nothing waits. */
export interface Gathering {
  /** Calls back soon. */
  soon(act: () => void): void
}

export function gathering(pause = GATHER_MS): Gathering {
  let waiting: (() => void)[] = []
  return {
    soon(act) {
      if (waiting.length === 0) {
        setTimeout(() => {
          const due = waiting
          waiting = []
          for (const one of due) one()
        }, pause)
      }
      waiting.push(act)
    },
  }
}

/**
 * What is written to one connection, in order. Each write costs as much as all else that is done to tell a guest of a
 * ply, so what follows closely on the write before waits a moment, and goes out with what comes meanwhile.
 */
export interface Outgoing {
  /** @param now whether somebody waits for just this. */
  write(frame: Buffer, now: boolean): void
  /** Writes whatever waits. */
  flush(): void
  /** Bytes that were not taken by the system yet. */
  readonly length: number
}

/** @param now milliseconds of any clock that only goes forward. */
export function outgoingOf(
  stream: Pick<Duplex, 'write' | 'writableLength'>,
  { soon }: Gathering,
  now: () => number,
): Outgoing {
  let frames: Buffer[] = []
  let bytes = 0
  let written = -Infinity

  function flush(): void {
    if (frames.length === 0) return
    const all = frames.length === 1 ? frames[0] : Buffer.concat(frames, bytes)
    frames = []
    bytes = 0
    written = now()
    stream.write(all)
  }

  return {
    flush,
    get length() {
      return bytes + stream.writableLength
    },
    write(frame, isUrgent) {
      frames.push(frame)
      bytes += frame.length
      if (isUrgent || now() - written >= GATHER_MS) flush()
      else if (frames.length === 1) soon(flush)
    },
  }
}
