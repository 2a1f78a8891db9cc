import { readdir } from 'node:fs/promises'
import { ServiceError, type HostedTable, type LanService } from '../../../protocol/app/services'
import { createJobQueue } from '../../../async/job-queue'
import { TABLE_ENDING } from '../room-store/room-file'
import type { LanListener } from './listener-handle'
import type { HostingDependencies } from './host-runtime'
import { createCurrentRuntime } from './current-runtime'
import { createLanService } from './lan-service'
import { createDiscoveryBrowser } from './discovery-browser'
import { toHostedTable } from './hosted-table'

/** Everything that a program does for LAN tables. */
export interface Hosting {
  /** The calls of its page. */
  readonly lan: LanService
  /** Restores tables of an earlier start and lets their guests in; does nothing if there are none. */
  resume(): Promise<void>
  /**
   * Opens the listener for guests until the program ends, whether or not there are tables. Resolves once it is open: on
   * an address that this machine gets later, when it has it. Rejects if the tables cannot be opened.
   * @param onWait called if that is not possible yet, with the reason as a sentence
   */
  keepListening(onWait: (reason: string) => void): Promise<LanListener>
  /** Closes everything. Tables stay on disk for the next start. */
  close(): Promise<void>
}

/** How many announcements are remembered: many times as many as there are tables at once. */
const MAX_OWN_IDS = 4_096

/**
 * Creates the hosting of tables in a folder; one per process. Nothing is opened before the first table is requested or
 * found on disk.
 */
export function createHosting(dependencies: HostingDependencies): Hosting {
  /** Opening and closing of tables and the listener happen one at a time. */
  const inTurn = createJobQueue()
  /**
   * Ids of this program's latest announcements, including ended ones: their goodbye packets may still be on the
   * network.
   */
  const own = new Set<string>()
  const browser = createDiscoveryBrowser(dependencies.discovery ?? {}, (id) => own.has(id))
  const current = createCurrentRuntime(dependencies, (id) => {
    own.add(id)
    if (own.size > MAX_OWN_IDS) own.delete(own.values().next().value ?? '')
  })

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
    lan: createLanService({
      current,
      listHosted,
      inTurn,
      reach: dependencies.reach,
      listFound: () => (current.closed ? [] : browser.listFound()),
    }),
    async resume() {
      await inTurn(listHosted)
    },
    async keepListening(onWait) {
      const { guestListener } = await inTurn(() => current.hold())
      return guestListener.untilOpen(onWait)
    },
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
