import { readdir } from 'node:fs/promises'
import { createJobQueue, type JobQueue } from '../../../async/job-queue'
import { keepLatest } from '../../../async/keep-latest'
import { ServiceError, type HostedTable, type LanService, type FoundTable } from '../../../protocol/app/services'
import { seatOf, type Seat } from '../../../rules/kit'
import { TABLE_ENDING } from '../table-files'
import type { LanTable } from '../table/lan-table'
import { createDiscoveryBrowser } from './announcements'
import { type HostingDependencies, startHostRuntime, type HostRuntime, type LanListener } from './host-runtime'
import { toHostedTable } from './hosted-table'

/** Everything that a program does for LAN tables. */
export type Hosting = ReturnType<typeof createHosting>

/** How many announcements are remembered: many times as many as there are tables at once. */
const MAX_OWN_IDS = 4_096

/**
 * Creates the hosting of tables in a folder; one per process. Nothing is opened before the first table is requested or
 * found on disk.
 */
export function createHosting(dependencies: HostingDependencies) {
  /** Opening and closing of tables and the listener happen one at a time. */
  const inTurn = createJobQueue()
  /**
   * Ids of this program's latest announcements, including ended ones: their goodbye packets may still be on the
   * network.
   */
  const own = new Set<string>()
  const browser = createDiscoveryBrowser(dependencies.discovery ?? {}, (id) => own.has(id))
  const current = createCurrentRuntime(dependencies, (id) => keepLatest(own, id, MAX_OWN_IDS))

  async function listHosted(): Promise<HostedTable[]> {
    if (current.closed) return []
    const at =
      current.runtime ??
      ((await hasTables(dependencies.folder)) ? await current.beginForPolling().catch(ignoreInUse) : null)
    if (!at) return []
    const { host, guestListener } = at
    const isWanted = host.tables.length > 0 || host.lost.length > 0
    // After a failure, which its owner is told of, the listener is tried again by itself.
    if (isWanted && !guestListener.listener && guestListener.fault === null)
      await at.openToGuests().catch(() => undefined)
    return host.tables.map((table) => toHostedTable(table, at))
  }

  return {
    /** The calls of its page. */
    lan: createLanService({
      current,
      listHosted,
      inTurn,
      reach: dependencies.reach,
      listFound: () => (current.closed ? [] : browser.listFound()),
    }),
    /** Restores tables of an earlier start and lets their guests in; does nothing if there are none. */
    async resume(): Promise<void> {
      await inTurn(listHosted)
    },
    /**
     * Opens the listener for guests until the program ends, whether or not there are tables. Resolves once it is open: on
     * an address that this machine gets later, when it has it. Rejects if the tables cannot be opened.
     * @param onWait called if that is not possible yet, with the reason as a sentence
     */
    async keepListening(onWait: (reason: string) => void): Promise<LanListener> {
      const { guestListener } = await inTurn(() => current.hold())
      return guestListener.untilOpen(onWait)
    },
    /** Closes everything. Tables stay on disk for the next start. */
    close: () =>
      inTurn(async () => {
        browser.close()
        await current.close()
      }),
  }
}

/** Whether a folder holds tables of an earlier start. */
async function hasTables(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => [])
  return names.some((name) => name.endsWith(TABLE_ENDING))
}

/** Ignores `in-use`: the tables belong to another program of this machine. */
function ignoreInUse(fault: unknown): null {
  if (fault instanceof ServiceError && fault.code === 'in-use') return null
  throw fault
}

/** Maximum number of tables. */
const MAX_TABLES = 50

interface ServiceParts {
  readonly current: CurrentRuntime
  /** Lists this machine's tables, after restoring those on disk. */
  readonly listHosted: () => Promise<HostedTable[]>
  readonly listFound: () => FoundTable[]
  readonly reach: LanService['reach']
  /** Opening and ending of tables happen one at a time. */
  readonly inTurn: JobQueue
}

/** Creates the calls of a page that hosts tables. */
function createLanService({ current, listHosted, listFound, reach, inTurn }: ServiceParts): LanService {
  async function open(request: Parameters<LanService['open']>[0]): Promise<HostedTable> {
    const at = await current.begin()
    try {
      if (at.host.tables.length >= MAX_TABLES) {
        throw new ServiceError('too-many-tables', `No more than ${String(MAX_TABLES)} tables stand here at once.`)
      }
      await at.openToGuests()
      const table = await at.host.open(request)
      await at.openToGuests()
      return toHostedTable(table, at)
    } catch (fault) {
      await current.endIfEmpty()
      throw fault
    }
  }

  async function end(id: string): Promise<void> {
    const { runtime } = current
    if (!runtime) return
    await Promise.all([runtime.announcers.end(id), runtime.host.end(id)])
    await current.endIfEmpty()
  }

  async function setAside(id: string): Promise<void> {
    if (!current.runtime) throw new ServiceError('no-such-table', 'That table is not here any more.')
    await current.runtime.host.setAside(id)
    await current.endIfEmpty()
  }

  return {
    open: (wish) => inTurn(() => open(wish)),
    hosted: () => inTurn(listHosted),
    end: (id) => inTurn(() => end(id)),
    lost: () =>
      inTurn(async () => {
        await listHosted()
        return [...(current.runtime?.host.lost ?? [])]
      }),
    setAside: (id) => inTurn(() => setAside(id)),
    found: () => Promise.resolve(listFound()),
    reach,
    ...ownerCalls(current),
  }
}

/** Creates the calls for the owner of one table. */
function ownerCalls(
  current: CurrentRuntime,
): Pick<LanService, 'start' | 'change' | 'pause' | 'seatBot' | 'remove' | 'admit'> {
  function tableOf(id: string): LanTable {
    const table = current.runtime?.host.tables.find(({ room }) => room.spec.id === id)
    if (!table) throw new ServiceError('no-such-table', 'That table is not open any more.')
    return table
  }

  return {
    start: async (id, level) => tableOf(id).start(level),
    async change(id, game) {
      const table = tableOf(id)
      return (await current.runtime?.host.change(table, game)) ?? false
    },
    pause: async (id, paused) => tableOf(id).pause(paused),
    async seatBot(id, letter, level) {
      const table = tableOf(id)
      await table.seatBot(seatIn(table, letter), level)
    },
    async remove(id, letter) {
      const table = tableOf(id)
      await table.remove(seatIn(table, letter))
    },
    admit(id, letter) {
      const table = tableOf(id)
      table.admit(seatIn(table, letter))
      return Promise.resolve()
    },
  }
}

function seatIn({ room }: LanTable, letter: string): Seat {
  const seat = seatOf(letter, room.chairs.length)
  if (seat < 0) throw new ServiceError('bad-seat', 'That table has no such chair.')
  return seat
}

/** The process's host runtime: started when needed, ended with its last table. Calls must not overlap. */
type CurrentRuntime = ReturnType<typeof createCurrentRuntime>

/** Pause after a failure before an automatic retry, in milliseconds. */
const PAUSE_MS = 5_000

/** @param onAnnounced receives the id of each announcement, by which other machines know the table */
function createCurrentRuntime(dependencies: HostingDependencies, onAnnounced: (id: string) => void) {
  let runtime: HostRuntime | null = null
  let held = false
  let closed = false
  /** The last failure to open the tables. */
  let failed: { readonly fault: unknown; readonly at: number } | null = null

  /** Starts hosting unless it is running. Rejects with a ServiceError. */
  async function begin(): Promise<HostRuntime> {
    if (closed) throw new ServiceError('closing', 'The program is being closed.')
    runtime ??= await startHostRuntime(dependencies, onAnnounced).catch((fault: unknown) => {
      failed = { fault, at: performance.now() }
      throw fault
    })
    failed = null
    return runtime
  }

  async function end(): Promise<void> {
    const former = runtime
    runtime = null
    await former?.close()
  }

  return {
    /** Null while nothing is hosted. */
    get runtime(): HostRuntime | null {
      return runtime
    },
    get closed(): boolean {
      return closed
    },
    begin,
    /** Does the same for callers that poll: after a failure, rejects with it again for a while instead of retrying. */
    async beginForPolling(): Promise<HostRuntime> {
      if (failed && performance.now() - failed.at < PAUSE_MS) throw failed.fault
      return begin()
    },
    /** Starts hosting until the program ends, whether or not there are tables. */
    async hold(): Promise<HostRuntime> {
      const at = await begin()
      held = true
      return at
    },
    /** Ends hosting if no table is left. */
    async endIfEmpty(): Promise<void> {
      if (held || !runtime || runtime.host.tables.length > 0 || runtime.host.lost.length > 0) return
      await end()
    },
    /** Ends hosting for good. */
    async close(): Promise<void> {
      closed = true
      await end()
    },
  }
}
