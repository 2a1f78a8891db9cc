import { readdir } from 'node:fs/promises'
import { ServiceError, type HostedTable, type LanService } from '../../../protocol/app/services'
import { jobQueue } from '../../../async/job-queue'
import { TABLE_ENDING } from '../room-store/room-file'
import type { LanListener } from './listener-handle'
import type { HostingNeeds } from './host-runtime'
import { createCurrentRuntime } from './current-runtime'
import { createLanService } from './lan-service'
import { createDiscoveryBrowser } from './discovery-browser'
import { toHostedTable } from './hosted-table'

/** Everything that a program does for LAN tables. */
export interface Hosting {
  /** What its page may call. */
  readonly lan: LanService
  /** Lets the guests of tables in that were kept from an earlier start; opens nothing where there are none. */
  resume(): Promise<void>
  /** Opens the listener for guests until the program ends, whether or not there are tables. */
  hold(): Promise<LanListener>
  /** Tables are kept, for the next start. */
  close(): Promise<void>
}

/**
 * Hosts tables in a folder, one host for a process. Nothing is opened before the first table is wished for, or found to
 * have been kept.
 */
export function createHosting(needs: HostingNeeds): Hosting {
  /** Tables and the listener open and shut one after another. */
  const inTurn = jobQueue()
  /** Announcements of this program, ended ones included: their farewell may still be on its way. */
  const own = new Set<string>()
  const browser = createDiscoveryBrowser(needs.discovery ?? {}, (id) => own.has(id))
  const current = createCurrentRuntime(needs, (id) => own.add(id))

  async function hosted(): Promise<HostedTable[]> {
    if (current.closed) return []
    const at =
      current.runtime ?? ((await keepsTables(needs.folder)) ? await current.beginAgain().catch(passOverInUse) : null)
    if (!at) return []
    const { host, guestListener } = at
    const isWanted = host.tables.length > 0 || host.lost.length > 0
    if (isWanted && !guestListener.listener && current.mayListenAgain()) await current.letIn(at).catch(() => undefined)
    return host.tables.map((table) => toHostedTable(table, at))
  }

  return {
    lan: createLanService({ current, hosted, inTurn, found: () => (current.closed ? [] : browser.found()) }),
    async resume() {
      await inTurn(hosted)
    },
    hold: () => inTurn(() => current.hold()),
    close: () =>
      inTurn(async () => {
        browser.close()
        await current.close()
      }),
  }
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
