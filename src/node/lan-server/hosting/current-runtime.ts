import { ServiceError } from '../../../protocol/app/services'
import { startHostRuntime, type HostingDependencies, type HostRuntime } from './host-runtime'

/** The process's host runtime: started when needed, ended with its last table. Calls must not overlap. */
export type CurrentRuntime = ReturnType<typeof createCurrentRuntime>

/** Pause after a failure before an automatic retry, in milliseconds. */
const PAUSE_MS = 5_000

/** @param onAnnounced receives the id of each announcement, by which other machines know the table */
export function createCurrentRuntime(dependencies: HostingDependencies, onAnnounced: (id: string) => void) {
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
