import { LIMITS } from '../protocol/lan/limits'
import type { ClientClock } from './socket'

/**
 * Gives up a connection when nothing is received for too long, and signals when a heartbeat is due. Times in
 * milliseconds.
 */
export interface SilenceWatch {
  /** Records that something was received. */
  recordActivity(): void
  /** Gives up the connection after `ms`, unless another call comes first. */
  expectWithin(ms: number): void
  /** Starts watching for silence and sending heartbeats. */
  start(): void
  /** Gives up the connection if nothing is received within `ms` from now. */
  probe(ms: number): void
  stop(): void
}

/**
 * @param onHeartbeatDue is called whenever a heartbeat is due
 * @param onSilence is called when the connection is given up
 */
export function createSilenceWatch(
  clock: ClientClock,
  onHeartbeatDue: () => void,
  onSilence: () => void,
): SilenceWatch {
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
    recordActivity() {
      lastHeard = clock.now()
    },
    expectWithin(ms) {
      replaceWatch(ms, onSilence)
    },
    start() {
      watch(LIMITS.maxSilenceMs)
      cancelBeat()
      cancelBeat = clock.after(LIMITS.heartbeatMs, beatAndAgain)
    },
    probe(ms) {
      const asked = clock.now()
      replaceWatch(ms, () => {
        if (lastHeard <= asked) onSilence()
        else watch(LIMITS.maxSilenceMs)
      })
    },
    stop() {
      cancelWatch()
      cancelBeat()
    },
  }
}
