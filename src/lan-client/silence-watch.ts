import { LIMITS } from '../protocol/lan/limits'
import type { ClientClock } from './socket'

/**
 * Gives up a connection when nothing is received for too long, and signals when a heartbeat is due. Times in
 * milliseconds.
 */
export interface SilenceWatch {
  /** Records that something was received. */
  heard(): void
  /** Gives up the connection after `ms`, unless another call comes first. */
  expectWithin(ms: number): void
  /** Starts watching for silence and sending heartbeats. */
  start(): void
  /** Gives up the connection if nothing is received within `ms` from now. */
  probe(ms: number): void
  stop(): void
}

/**
 * @param beat is called whenever a heartbeat is due
 * @param lose is called when the connection is given up
 */
export function createSilenceWatch(clock: ClientClock, beat: () => void, lose: () => void): SilenceWatch {
  let lastHeard = clock.now()
  let cancelWatch = () => {}
  let cancelBeat = () => {}

  function replaceWatch(ms: number, job: () => void): void {
    cancelWatch()
    cancelWatch = clock.after(ms, job)
  }

  /** Gives up the connection if nothing was received for `ms`; otherwise checks again later. */
  function watch(ms: number): void {
    const silent = clock.now() - lastHeard
    cancelWatch()
    if (silent >= ms) lose()
    else replaceWatch(ms - silent, () => watch(LIMITS.dead))
  }

  function beatAndAgain(): void {
    cancelBeat = clock.after(LIMITS.heartbeat, beatAndAgain)
    beat()
  }

  return {
    heard() {
      lastHeard = clock.now()
    },
    expectWithin(ms) {
      replaceWatch(ms, lose)
    },
    start() {
      watch(LIMITS.dead)
      cancelBeat()
      cancelBeat = clock.after(LIMITS.heartbeat, beatAndAgain)
    },
    probe(ms) {
      const asked = clock.now()
      replaceWatch(ms, () => {
        if (lastHeard <= asked) lose()
        else watch(LIMITS.dead)
      })
    },
    stop() {
      cancelWatch()
      cancelBeat()
    },
  }
}
