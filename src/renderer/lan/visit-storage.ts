import { dequal } from 'dequal'
import * as z from 'zod/mini'
import { listSchema, type PlainData, textSchema } from '../../protocol/wire/fields'
import { refuseNewer, VISITS_FORMAT } from '../../protocol/app/formats'
import { credentialSchema } from '../../protocol/lan/guest-messages'
import { digestSchema, seatSchema, tokenSchema } from '../../protocol/lan/fields'
import { ServiceError } from '../../protocol/app/services'
import type { SeatTicket } from '../../lan-client'

const luckSchema = z.strictObject({
  round: z.int(),
  seat: seatSchema,
  value: digestSchema,
  host: digestSchema,
  sealed: z.nullable(z.record(seatSchema, digestSchema)),
  received: z.enum(['nothing', 'commit', 'reveal']),
})

const ticketSchema: z.ZodMiniType<SeatTicket> = z.strictObject({
  seat: seatSchema,
  token: tokenSchema,
  luck: z.nullable(luckSchema),
})

/** A chair: the name of the person who sat there, and the ticket with the secret that reclaims it. */
export type KeptChair = PlainData<typeof chairSchema>
const chairSchema = z.strictObject({ name: textSchema(60), ticket: ticketSchema })

/** A table that this page has joined, now or earlier, and the chairs of its people. */
export type Visit = PlainData<typeof visitSchema>
const visitSchema = z.strictObject({
  /** `host:port`; empty on a guest's page, which connects to the host it was loaded from. */
  address: textSchema(300),
  pass: credentialSchema,
  /** The table's id if this machine hosts it, else null. */
  id: z.nullable(textSchema(80)),
  table: textSchema(60),
  game: textSchema(48),
  chairs: listSchema(chairSchema, 8),
})

const STORAGE_KEY = 'parlor-box lan'
/** Number of tables that are remembered. */
const MAX_VISITS = 6

/** The storage of a browser: `session` lasts until the tab is closed, `local` is permanent. */
export interface BrowserStores {
  readonly session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** Compares tables: one hosted by this machine by its id, any other by its address and pass. */
function isSameTable(a: Visit, b: Visit): boolean {
  if (a.id !== null || b.id !== null) return a.id === b.id
  return a.address === b.address && dequal(a.pass, b.pass)
}

/**
 * Remembers visits: the current one for the tab, so that a reload returns to its table automatically, and former chairs
 * for any later tab. In a browser that stores nothing, they are lost without an error.
 */
export function createVisitStorage(stores: () => BrowserStores) {
  function read<T>(store: keyof BrowserStores, schema: z.ZodMiniType<T>): T | null {
    try {
      const found = schema.safeParse(JSON.parse(stores()[store].getItem(STORAGE_KEY) ?? 'null'))
      return found.success ? found.data : null
    } catch {
      return null
    }
  }

  function write(store: keyof BrowserStores, value: unknown): void {
    try {
      refuseNewer(VISITS_FORMAT, JSON.parse(stores()[store].getItem(STORAGE_KEY) ?? 'null'))
    } catch (fault) {
      // Data of a newer Parlor Box is left alone; damaged data is overwritten.
      if (fault instanceof ServiceError) return
    }
    try {
      if (value === null) stores()[store].removeItem(STORAGE_KEY)
      else stores()[store].setItem(STORAGE_KEY, JSON.stringify(value))
    } catch {
      // The browser stores nothing: its people return with the code.
    }
  }

  const all = (): Visit[] => read('local', z.array(visitSchema)) ?? []
  const others = (visit: Visit): Visit[] => all().filter((it) => !isSameTable(it, visit))

  /** Returns the stored chairs at a visit's table that belong to other tabs, or to nobody now. */
  function foreignChairs(visit: Visit, own: Visit | null = null): readonly KeptChair[] {
    const chairs = [...visit.chairs, ...(own !== null && isSameTable(own, visit) ? own.chairs : [])]
    const seats = new Set(chairs.map(({ ticket }) => ticket.seat))
    const stored = all().find((it) => isSameTable(it, visit))?.chairs ?? []
    return stored.filter(({ ticket }) => !seats.has(ticket.seat))
  }

  /** Remembers the chairs at a visit's table for any tab, or forgets the table if there are none. */
  function remember(visit: Visit, chairs: readonly KeptChair[]): void {
    const known = chairs.length > 0 ? [{ ...visit, chairs }] : []
    write('local', [...known, ...others(visit)].slice(0, MAX_VISITS))
  }

  return {
    /** Returns this tab's visit; null if it is at no table. */
    current: () => read('session', visitSchema),
    /** Returns the latest remembered visit with chairs. */
    latestLeft: () => all().find(({ chairs }) => chairs.length > 0) ?? null,
    /** Returns the remembered visit to a table that this machine hosts. */
    ofTable: (id: string) => all().find((visit) => visit.id === id) ?? null,
    /** Returns a visit with its chairs as last stored by any tab; chairs that are not stored stay as given. */
    withStoredChairs(visit: Visit): Visit {
      const storedChairs = all().find((it) => isSameTable(it, visit))?.chairs ?? []
      const seats = new Set(storedChairs.map(({ ticket }) => ticket.seat))
      return { ...visit, chairs: [...storedChairs, ...visit.chairs.filter(({ ticket }) => !seats.has(ticket.seat))] }
    },
    /** Stores this tab's visit; to be called when it joins a table and when its chairs change. */
    store(visit: Visit): void {
      const foreign = foreignChairs(visit, read('session', visitSchema))
      write('session', visit)
      remember(visit, [...visit.chairs, ...foreign])
    },
    /** Removes this tab's visit; its chairs stay remembered for a later one. */
    removeCurrent: () => write('session', null),
    /** Forgets a visit's chairs, which are no longer valid; removes this tab's visit if it is to the same table. */
    forget(visit: Visit): void {
      remember(visit, foreignChairs(visit))
      const now = read('session', visitSchema)
      if (now !== null && isSameTable(now, visit)) write('session', null)
    },
  }
}
