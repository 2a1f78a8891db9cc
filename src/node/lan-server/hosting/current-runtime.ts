import { ServiceError } from '../../../protocol/app/services'
import { startHostRuntime, type HostingNeeds, type HostRuntime } from './host-runtime'
import type { LanListener } from './listener-handle'

/** The host of this process: begun when it is needed, ended with its last table. Its calls may not overlap. */
export interface CurrentRuntime {
  /** Null while nothing is hosted. */
  readonly runtime: HostRuntime | null
  readonly closed: boolean
  /** Begins hosting where nothing is hosted yet. Rejects with a ServiceError. */
  begin(): Promise<HostRuntime>
  /** The same for whoever only asks, again and again: what could not be opened is left in peace for a while. */
  beginAgain(): Promise<HostRuntime>
  /** Listens for guests. Rejects with `no-listener`. */
  letIn(at: HostRuntime): Promise<LanListener>
  /** Whether the last try to listen was long enough ago. */
  mayListenAgain(): boolean
  /** Begins hosting, and listens until the program ends. */
  hold(): Promise<LanListener>
  /** Ends hosting where no table is left. */
  endIfEmpty(): Promise<void>
  /** Ends hosting for good. */
  close(): Promise<void>
}

/** How long after a failure it is tried again by itself. */
const PAUSE_MS = 5_000

/** @param announced hears the id of each announcement, by which others know the table. */
export function createCurrentRuntime(needs: HostingNeeds, announced: (id: string) => void): CurrentRuntime {
  let runtime: HostRuntime | null = null
  let held = false
  let closed = false
  /** Why the tables could not be opened the last time. */
  let failed: { readonly fault: unknown; readonly at: number } | null = null
  let listenedAt = -Infinity

  async function begin(): Promise<HostRuntime> {
    if (closed) throw new ServiceError('closing', 'The program is being closed.')
    runtime ??= await startHostRuntime(needs, announced).catch((fault: unknown) => {
      failed = { fault, at: performance.now() }
      throw fault
    })
    failed = null
    return runtime
  }

  async function letIn(at: HostRuntime): Promise<LanListener> {
    listenedAt = performance.now()
    return at.letIn()
  }

  async function end(): Promise<void> {
    const former = runtime
    runtime = null
    await former?.close()
  }

  return {
    get runtime() {
      return runtime
    },
    get closed() {
      return closed
    },
    begin,
    async beginAgain() {
      if (failed && performance.now() - failed.at < PAUSE_MS) throw failed.fault
      return begin()
    },
    letIn,
    mayListenAgain: () => performance.now() - listenedAt > PAUSE_MS,
    async hold() {
      const at = await begin()
      held = true
      return letIn(at)
    },
    async endIfEmpty() {
      if (held || !runtime || runtime.host.tables.length > 0 || runtime.host.lost.length > 0) return
      await end()
    },
    async close() {
      closed = true
      await end()
    },
  }
}
