import * as z from 'zod/mini'
import { rangeSchema } from '../../protocol/lan/fields'
import { commonVersion, LIMITS, PROTOCOL } from '../../protocol/lan/messages'
import { parseJson } from '../../protocol/json'
import { openDoor, type Arrival, type Door } from './door'
import { lockoutOf, type Lockout } from './guards/lockout'
import { newTally, type Tally } from './guards/tally'
import { gathering, type Sending } from './outgoing'
import type { LanTable } from './table/lan-table'
import { turnsOf } from './turns'

/** Bounds of a hall; those of the protocol unless told otherwise. */
export type HallLimits = { readonly [K in keyof typeof LIMITS]: number }

/** Where connections come in before they stand at a table. */
export interface Hall extends Sending {
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  readonly limits: HallLimits
  readonly tally: Tally
  readonly lockout: Lockout
  readonly version: number
  readonly versionSentence: string
  readonly report: (fault: unknown) => void
  /** Does something when all that has happened at the tables is on the disk for good. What comes first is done first. */
  readonly whenFlushed: (act: () => void) => void
  tables(): readonly LanTable[]
  /** Whether as many guests have been let in as there is room for. */
  full(): boolean
  /** A connection has been let in. */
  greeted(door: Door): void
  /** Whether a text that could not be read is the hello of a program with no version in common. */
  speaksOther(text: string): boolean
  /** Takes a new connection in. */
  accept(arrival: Arrival): void
  /** Sends everybody home who stands in it. */
  empty(): void
  close(): void
}

export interface HallNeeds {
  readonly tables: () => readonly LanTable[]
  readonly report: (fault: unknown) => void
  readonly whenFlushed: (act: () => void) => void
  /** Keeps what has happened at the tables, before anybody is told. */
  readonly keep: () => void
  readonly limits?: Partial<HallLimits>
}

const otherHello = z.looseObject({ type: z.literal('hello'), protocol: rangeSchema })

export function hallOf(needs: HallNeeds): Hall {
  const limits: HallLimits = { ...LIMITS, ...needs.limits }
  const now = () => performance.now()
  const tally = newTally()
  /** In order of arrival. */
  const waiting = new Set<Door>()
  const inside = new Set<Door>()
  const heart = setInterval(() => {
    for (const door of [...waiting, ...inside]) door.beat()
  }, limits.heartbeat)
  heart.unref()

  const hall: Hall = {
    limits,
    tally,
    lockout: lockoutOf(limits.joins, now),
    version: PROTOCOL.max,
    versionSentence: `This host speaks versions ${String(PROTOCOL.min)} to ${String(PROTOCOL.max)} of the protocol; please use the same version of Parlor Box.`,
    now,
    report: needs.report,
    gathering: gathering(),
    turns: turnsOf(),
    keep: needs.keep,
    whenFlushed: needs.whenFlushed,
    tables: needs.tables,
    full: () => inside.size >= limits.sockets,
    greeted(door) {
      waiting.delete(door)
      inside.add(door)
    },
    speaksOther(text) {
      const parsed = parseJson(text, { length: limits.guestFrame, depth: limits.depth })
      const hello = parsed.ok ? otherHello.safeParse(parsed.value) : null
      return hello?.success === true && commonVersion(PROTOCOL, hello.data.protocol) === null
    },
    accept(arrival) {
      // Whoever only waits makes room for the next: idle connections keep nobody out.
      const [oldest] = waiting
      if (oldest && waiting.size >= limits.sockets) {
        // It counts no longer, however long its farewell takes: a burst turns away one for each that comes.
        waiting.delete(oldest)
        oldest.turnAway('crowded', 'There is no room for more guests.')
      }
      const door = openDoor(arrival, hall, (gone) => {
        waiting.delete(gone)
        inside.delete(gone)
      })
      waiting.add(door)
    },
    empty() {
      for (const door of [...waiting, ...inside]) door.end('closed', 'The host has closed.')
    },
    close() {
      clearInterval(heart)
      hall.empty()
    },
  }
  return hall
}
