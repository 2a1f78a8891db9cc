import { readdir } from 'node:fs/promises'
import { ServiceError, type HostedTable, type LanService } from '../../../protocol/services'
import { seatOf, type Seat } from '../../../rules/kit'
import { jobQueue } from '../../../table'
import type { LanTable } from '../table/lan-table'
import { TABLE_ENDING } from '../table/side-file'
import type { LanListener } from './doors'
import { beginEvening, type Evening, type HostingNeeds } from './evening'
import { lookoutOf } from './lookout'
import { shownTable } from './shown'

/** Everything that a program does for LAN tables. */
export interface Hosting {
  /** What its page may call. */
  readonly lan: LanService
  /** Lets the guests of tables in that were kept from an earlier start; opens nothing where there are none. */
  resume(): Promise<void>
  /** Opens the doors until the program ends, whether or not there are tables. */
  hold(): Promise<LanListener>
  /** Tables are kept, for the next start. */
  close(): Promise<void>
}

/** More than any house holds. */
const MOST_TABLES = 50
/** How long after doors that could not be opened they are tried again. */
const PAUSE_MS = 5_000

/**
 * Hosts tables in a folder, one host for a process. Nothing is opened before the first table is wished for, or found to
 * have been kept.
 */
export function createHosting(needs: HostingNeeds): Hosting {
  /** Tables and doors open and shut one after another. */
  const inTurn = jobQueue()
  let evening: Evening | null = null
  let held = false
  let tried = -Infinity
  let closed = false
  /** Announcements of this program, ended ones included: their farewell may still be on its way. */
  const own = new Set<string>()
  const lookout = lookoutOf(needs.discovery ?? {}, (id) => own.has(id))

  async function begin(): Promise<Evening> {
    if (closed) throw new ServiceError('closing', 'The program is being closed.')
    evening ??= await beginEvening(needs, (id) => own.add(id))
    return evening
  }

  async function letIn(at: Evening): Promise<LanListener> {
    tried = performance.now()
    return at.letIn()
  }

  /** The evening ends with its last table. */
  async function endIfEmpty(): Promise<void> {
    if (held || !evening || evening.host.tables.length > 0) return
    const former = evening
    evening = null
    await former.close()
  }

  function tableOf(id: string): LanTable {
    const table = evening?.host.tables.find(({ room }) => room.spec.id === id)
    if (!table) throw new ServiceError('no-such-table', 'That table is not open any more.')
    return table
  }

  async function hosted(): Promise<HostedTable[]> {
    if (closed) return []
    const at = evening ?? ((await keepsTables(needs.folder)) ? await begin().catch(passOverInUse) : null)
    if (!at) return []
    const { host, doors } = at
    const waited = performance.now() - tried > PAUSE_MS
    if (host.tables.length > 0 && !doors.listener && waited) await letIn(at).catch(() => undefined)
    return host.tables.map((table) => shownTable(table, at))
  }

  const lan: LanService = {
    open: (wish) =>
      inTurn(async () => {
        const at = await begin()
        try {
          if (at.host.tables.length >= MOST_TABLES) {
            throw new ServiceError('too-many-tables', `No more than ${String(MOST_TABLES)} tables stand here at once.`)
          }
          await letIn(at)
          const table = await at.host.open(wish)
          await letIn(at)
          return shownTable(table, at)
        } catch (fault) {
          await endIfEmpty()
          throw fault
        }
      }),
    hosted: () => inTurn(hosted),
    start: async (id, level) => tableOf(id).start(level),
    pause: async (id, paused) => tableOf(id).pause(paused),
    async seatBot(id, letter, level) {
      const table = tableOf(id)
      await table.seatBot(seatIn(table, letter), level)
    },
    async remove(id, letter) {
      const table = tableOf(id)
      await table.remove(seatIn(table, letter))
    },
    end: (id) =>
      inTurn(async () => {
        if (!evening) return
        await Promise.all([evening.heralds.end(id), evening.host.end(id)])
        await endIfEmpty()
      }),
    found: () => Promise.resolve(closed ? [] : lookout.found()),
  }

  return {
    lan,
    async resume() {
      await inTurn(hosted)
    },
    hold: () =>
      inTurn(async () => {
        const at = await begin()
        held = true
        return letIn(at)
      }),
    close: () =>
      inTurn(async () => {
        closed = true
        lookout.close()
        const former = evening
        evening = null
        await former?.close()
      }),
  }
}

function seatIn({ room }: LanTable, letter: string): Seat {
  const seat = seatOf(letter, room.seats.length)
  if (seat < 0) throw new ServiceError('bad-seat', 'That table has no such chair.')
  return seat
}

/** Whether a folder holds tables of an earlier start. */
async function keepsTables(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => [])
  return names.some((name) => name.endsWith(TABLE_ENDING))
}

/** Tables that another program of this machine hosts are not ours. */
function passOverInUse(fault: unknown): null {
  if (fault instanceof ServiceError && fault.code === 'in-use') return null
  throw fault
}
