import { LIMITS } from '../protocol/lan/limits'
import type { ClientClock } from './socket'

/**
 * Gives up a connection when nothing is received for too long, and signals when a heartbeat is due. Times in
 * milliseconds.
 */
export type SilenceWatch = ReturnType<typeof createSilenceWatch>

/**
 * @param onHeartbeatDue is called whenever a heartbeat is due
 * @param onSilence is called when the connection is given up
 */
export function createSilenceWatch(clock: ClientClock, onHeartbeatDue: () => void, onSilence: () => void) {
  let lastHeard = clock.now()
  let cancelWatch = () => {}
  let cancelBeat = () => {}

  function replaceWatch(ms: number, job: () => void): void {
    cancelWatch()
    cancelWatch = clock.after(ms, job)
  }

  /** Gives up the connection if nothing was received for `ms`; otherwise checks again later. */
  function watch(ms: number): void {
    const silentMs = clock.now() - lastHeard
    cancelWatch()
    if (silentMs >= ms) onSilence()
    else replaceWatch(ms - silentMs, () => watch(LIMITS.maxSilenceMs))
  }

  function beatAndAgain(): void {
    cancelBeat = clock.after(LIMITS.heartbeatMs, beatAndAgain)
    onHeartbeatDue()
  }

  return {
    /** Records that something was received. */
    recordActivity(): void {
      lastHeard = clock.now()
    },
    /** Gives up the connection after `ms`, unless another call comes first. */
    expectWithin(ms: number): void {
      replaceWatch(ms, onSilence)
    },
    /** Starts watching for silence and sending heartbeats. */
    start(): void {
      watch(LIMITS.maxSilenceMs)
      cancelBeat()
      cancelBeat = clock.after(LIMITS.heartbeatMs, beatAndAgain)
    },
    /** Gives up the connection if nothing is received within `ms` from now. */
    probe(ms: number): void {
      const asked = clock.now()
      replaceWatch(ms, () => {
        if (lastHeard <= asked) onSilence()
        else watch(LIMITS.maxSilenceMs)
      })
    },
    stop(): void {
      cancelWatch()
      cancelBeat()
    },
  }
}
