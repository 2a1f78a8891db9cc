import { createRepeatFilter } from '../../async/repeat-filter'

/** Receives errors of the network. */
export type FaultListener = (fault: Error) => void

/** For how long a fault that comes again is not reported again, in milliseconds. */
const REPEAT_PERIOD_MS = 60_000

/** Wraps a reporter so that it hears of the same fault once a minute: what fails on a link is retried every second. */
export function withoutRepeats(report: FaultListener): FaultListener {
  const passes = createRepeatFilter(() => performance.now(), REPEAT_PERIOD_MS)
  return (fault) => {
    if (passes(fault.message) !== null) report(fault)
  }
}
