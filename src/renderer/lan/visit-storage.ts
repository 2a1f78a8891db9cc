import * as z from 'zod/mini'
import { listSchema, textSchema } from '../../protocol/wire/fields'
import { refuseNewer, VISITS } from '../../protocol/app/formats'
import { passSchema, type Credential } from '../../protocol/lan/guest-messages'
import { digestSchema, seatSchema, tokenSchema } from '../../protocol/lan/fields'
import { ServiceError } from '../../protocol/app/services'
import type { SeatTicket } from '../../lan-client'

/** A chair with the secret that gives it back, and the name of whoever sat there. */
export interface KeptChair {
  readonly name: string
  readonly ticket: SeatTicket
}

/** A table that this page is at, or was at, and the chairs of its people. */
export interface Visit {
  /** `host:port`; empty for a guest's page, which knows its host. */
  readonly address: string
  readonly pass: Credential
  /** The table's id where this machine hosts it. */
  readonly id: string | null
  readonly table: string
  readonly game: string
  readonly chairs: readonly KeptChair[]
}

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

const visitSchema: z.ZodMiniType<Visit> = z.strictObject({
  address: textSchema(300),
  pass: passSchema,
  id: z.nullable(textSchema(80)),
  table: textSchema(60),
  game: textSchema(48),
  chairs: listSchema(z.strictObject({ name: textSchema(60), ticket: ticketSchema }), 8),
})

const KEY = 'parlor-box lan'
/** So many tables are remembered. */
const MOST = 6

/** What a browser keeps: one thing until the tab is closed, another for good. */
export interface Stores {
  readonly session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/**
 * Remembers visits: the present one for the tab, so that loading the page anew leads back by itself; chairs that were
 * left for any tab to come. A browser that keeps nothing only forgets.
 */
export interface Visits {
  /** The table that this tab is at. */
  current(): Visit | null
  /** The last table at which chairs were left. */
  left(): Visit | null
  /** Where chairs of a table that this machine hosts were left. */
  ofTable(id: string): Visit | null
  /** A visit with its chairs as whichever tab has them now keeps them; those that no tab has taken over as they were. */
  anew(visit: Visit): Visit
  /** This tab is at a table now, or its chairs have changed. */
  keep(visit: Visit): void
  /** This tab is at no table any more; chairs stay remembered for a later visit. */
  depart(): void
  /** Chairs of this table are of no use any more. */
  forget(visit: Visit): void
}

/** A table of this machine is known by its id, any other by where it is and what lets in. */
function sameTable(a: Visit, b: Visit): boolean {
  if (a.id !== null || b.id !== null) return a.id === b.id
  return a.address === b.address && JSON.stringify(a.pass) === JSON.stringify(b.pass)
}

export function createVisitStorage(stores: () => Stores): Visits {
  function read<T>(store: keyof Stores, schema: z.ZodMiniType<T>): T | null {
    try {
      const found = schema.safeParse(JSON.parse(stores()[store].getItem(KEY) ?? 'null'))
      return found.success ? found.data : null
    } catch {
      return null
    }
  }

  function write(store: keyof Stores, value: unknown): void {
    try {
      refuseNewer(VISITS, JSON.parse(stores()[store].getItem(KEY) ?? 'null'))
    } catch (fault) {
      // What a newer Parlor Box remembers is left to it; what is damaged is written over.
      if (fault instanceof ServiceError) return
    }
    try {
      if (value === null) stores()[store].removeItem(KEY)
      else stores()[store].setItem(KEY, JSON.stringify(value))
    } catch {
      // A browser that keeps nothing: its people come back with the code.
    }
  }

  const all = (): Visit[] => read('local', z.array(visitSchema)) ?? []
  const others = (visit: Visit): Visit[] => all().filter((it) => !sameTable(it, visit))

  return {
    current: () => read('session', visitSchema),
    left: () => all().find(({ chairs }) => chairs.length > 0) ?? null,
    ofTable: (id) => all().find((visit) => visit.id === id) ?? null,
    anew(visit) {
      const taken = all().find((it) => sameTable(it, visit))?.chairs ?? []
      const seats = new Set(taken.map(({ ticket }) => ticket.seat))
      return { ...visit, chairs: [...taken, ...visit.chairs.filter(({ ticket }) => !seats.has(ticket.seat))] }
    },
    keep(visit) {
      write('session', visit)
      const known = visit.chairs.length > 0 ? [visit] : []
      write('local', [...known, ...others(visit)].slice(0, MOST))
    },
    depart: () => write('session', null),
    forget(visit) {
      write('local', others(visit))
      const now = read('session', visitSchema)
      if (now !== null && sameTable(now, visit)) write('session', null)
    },
  }
}
