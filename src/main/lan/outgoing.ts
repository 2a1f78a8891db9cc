import type { Duplex } from 'node:stream'
import type { Turns } from './turns'

/**
 * How soon somebody has to hear of something. `now`: they wait for just this. `soon`: it is no news to be acted on, and
 * may wait for more to go with it, far less than a picture on a screen. `later`: it confirms what they have been told
 * already, and may wait for the next news.
 */
export type Urgency = 'now' | 'soon' | 'later'

const GATHER_MS = { soon: 2, later: 20 } as const

/** Lets things wait together: one clock for all connections, which stands still while nothing waits. */
export type Gathering = Readonly<Record<Exclude<Urgency, 'now'>, (act: () => void) => void>>

export function gathering(): Gathering {
  return { soon: together(GATHER_MS.soon), later: together(GATHER_MS.later) }
}

function together(pause: number): (act: () => void) => void {
  let waiting: (() => void)[] = []
  return (act) => {
    if (waiting.length === 0) {
      setTimeout(() => {
        const due = waiting
        waiting = []
        for (const one of due) one()
      }, pause)
    }
    waiting.push(act)
  }
}

/**
 * What is written to one connection, in order. Each write costs as much as all else that is done to tell a guest of a
 * ply, so what follows closely on the write before waits a moment, and goes out with what comes meanwhile.
 */
export interface Outgoing {
  write(frame: Buffer, urgency: Urgency): void
  /** Writes whatever waits. */
  flush(): void
  /** Bytes that were not taken by the system yet. */
  readonly length: number
}

/** What all connections of a hall share. */
export interface Sending {
  readonly gathering: Gathering
  readonly turns: Turns
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number
  /** Called before anything is written: what it tells of has to be kept first. */
  readonly keep: () => void
}

export function outgoingOf(
  stream: Pick<Duplex, 'write' | 'writableLength'>,
  { gathering, turns, now, keep }: Sending,
): Outgoing {
  let frames: Buffer[] = []
  let bytes = 0
  let written = -Infinity
  /** What is to call back before anything waits longer than it may; null where nothing waits. */
  let called: 'soon' | 'later' | null = null
  /** Whether it goes out when this turn ends. */
  let due = false

  function flush(): void {
    called = null
    due = false
    if (frames.length === 0) return
    keep()
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
    write(frame, urgency) {
      frames.push(frame)
      bytes += frame.length
      if (due) return
      if (urgency === 'now' || (urgency === 'soon' && now() - written >= GATHER_MS.soon)) {
        due = true
        return turns.atEnd(flush)
      }
      if (called === 'soon' || called === urgency) return
      called = urgency
      gathering[urgency](flush)
    },
  }
}
