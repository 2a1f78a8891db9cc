import { LIMITS } from '../protocol/lan/limits'
import type { ClientClock } from './socket'

/** Gives a connection up where nothing is heard for too long, and says when a sign of life is due. Times in milliseconds. */
export interface SilenceWatch {
  /** Something was heard. */
  heard(): void
  /** The connection is given up after `ms`, unless another call comes first. */
  expectWithin(ms: number): void
  /** From now on silence is watched, and signs of life are due. */
  start(): void
  /** Silence from now on for `ms` ends the connection. */
  probe(ms: number): void
  stop(): void
}

/**
 * @param beat is called whenever a sign of life is due
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

  /** Gives the connection up if nothing was heard for so long. */
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
