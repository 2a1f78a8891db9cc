import { ServiceError } from '../../../protocol/app/services'
import { startHostRuntime, type HostingDependencies, type HostRuntime } from './host-runtime'

/** The process's host runtime: started when needed, ended with its last table. Calls must not overlap. */
export interface CurrentRuntime {
  /** Null while nothing is hosted. */
  readonly runtime: HostRuntime | null
  readonly closed: boolean
  /** Starts hosting unless it is running. Rejects with a ServiceError. */
  begin(): Promise<HostRuntime>
  /** Does the same for callers that poll: after a failure, rejects with it again for a while instead of retrying. */
  beginForPolling(): Promise<HostRuntime>
  /** Starts hosting until the program ends, whether or not there are tables. */
  hold(): Promise<HostRuntime>
  /** Ends hosting if no table is left. */
  endIfEmpty(): Promise<void>
  /** Ends hosting for good. */
  close(): Promise<void>
}

/** Pause after a failure before an automatic retry, in milliseconds. */
const PAUSE_MS = 5_000

/** @param onAnnounced receives the id of each announcement, by which other machines know the table */
export function createCurrentRuntime(
  dependencies: HostingDependencies,
  onAnnounced: (id: string) => void,
): CurrentRuntime {
  let runtime: HostRuntime | null = null
  let held = false
  let closed = false
  /** The last failure to open the tables. */
  let failed: { readonly fault: unknown; readonly at: number } | null = null

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
    get runtime() {
      return runtime
    },
    get closed() {
      return closed
    },
    begin,
    async beginForPolling() {
      if (failed && performance.now() - failed.at < PAUSE_MS) throw failed.fault
      return begin()
    },
    async hold() {
      const at = await begin()
      held = true
      return at
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
