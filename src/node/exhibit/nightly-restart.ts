import { dateNow } from '../../async/clock'
import { minuteOf } from '../../ports/exhibit-hours'
import { IDLE_SCENES } from '../../protocol/app/exhibit-calls'
import type { ExhibitLog } from './exhibit-log'
import type { HealthWatch } from './health'

/** How often the clock is checked, in milliseconds. */
const CHECK_INTERVAL_MS = 5000
/** The age from which a program is restarted, in milliseconds. */
export const MIN_AGE_MS = 3_600_000
/**
 * The shortest time between two restarts of a program that goes on, in milliseconds. It is less than a day, because the
 * clock may be put forward in a night and a visitor may delay a restart.
 */
export const MIN_PAUSE_MS = 20 * 3_600_000
/**
 * The shortest time from the load of a new page to the end of its host, in milliseconds: what keeps a browser has read
 * the host's health many times by then, and the page has loaded all that it needs to go on without the host.
 */
const HOST_DELAY_MS = 60_000

/** Environment variable set to `yes` where a supervisor starts the program again whenever it ends. */
const SUPERVISED_VARIABLE = 'PARLOR_SUPERVISED'

/** Whether a supervisor starts this program again whenever it ends. */
export const isSupervised = (): boolean => process.env[SUPERVISED_VARIABLE] === 'yes'

/** What decides whether it is time to restart. */
interface RestartConditions {
  /** The time of day of the restart by the local clock, `04:00`; null for never. */
  readonly at: string | null
  /** The clock, in milliseconds since 1970. It may jump. */
  readonly time: number
  /** Milliseconds since the program started, by a clock that does not jump. */
  readonly age: number
  /** Whether nobody plays. */
  readonly idle: boolean
}

/** Returns the last moment not after `time` at which the local clock showed `at`, in milliseconds since 1970. */
function lastMoment(at: string, time: number): number {
  const now = new Date(time)
  const onDay = (day: number): number => new Date(now.getFullYear(), now.getMonth(), day, 0, minuteOf(at)).getTime()
  const today = onDay(now.getDate())
  return today <= time ? today : onDay(now.getDate() - 1)
}

/**
 * Creates the rule that decides when to restart. It is called at intervals and returns true when the clock has passed
 * the time since the call before and, from then on, nobody plays. However the clock jumps, it does so neither for a
 * program younger than `MIN_AGE_MS` nor again within `MIN_PAUSE_MS`.
 */
export function createRestartRule(): (now: RestartConditions) => boolean {
  let previous = Infinity
  let restartedAt = -Infinity
  /** The time of day that has come; null if none has. */
  let due: string | null = null
  return ({ at, time, age, idle }) => {
    // What has come does not count if the staff have meanwhile chosen another time.
    if (due !== at) due = null
    const isAllowed = age >= MIN_AGE_MS && age - restartedAt >= MIN_PAUSE_MS
    if (at !== null && isAllowed && lastMoment(at, time) > previous) due = at
    previous = time
    if (due === null || !idle) return false
    due = null
    restartedAt = age
    return true
  }
}

/** What the nightly restart needs to know and to do. */
interface NightlyRestartOptions {
  /** Returns the time of day of the restart; null for never. */
  readonly at: () => string | null
  readonly watch: Pick<HealthWatch, 'health' | 'recordNightlyRestart'>
  readonly note: ExhibitLog['write']
  /** Whether the page ends together with the program. */
  readonly endsWithPage: boolean
  /** Ends the program, which is then started again. Absent if nothing would start it: then only the page is renewed. */
  readonly endProgram?: (() => void) | undefined
}

/**
 * Restarts an exhibit once a day, when nobody plays. A program that shows the page itself ends. Otherwise the page is
 * renewed: the health reports the restart, upon which whatever keeps a browser starts a new one, and a page that
 * nothing keeps is told to reload. The host itself then ends once a new page is there. Returns a function that stops
 * all of it.
 */
export function restartNightly({ at, watch, note, endsWithPage, endProgram }: NightlyRestartOptions): () => void {
  const isTime = createRestartRule()
  /** The number of pages loaded at the last check, and the age from which the host may end; null before a restart. */
  let renewal: { readonly loads: number; readonly endsAt: number } | null = null

  function end(): void {
    clearInterval(timer)
    note('restart', 'nightly: the program ends and is started again')
    endProgram?.()
  }

  function check(): void {
    const { scene, loads } = watch.health()
    const [age, idle] = [performance.now(), scene !== null && IDLE_SCENES.includes(scene)]
    if (isTime({ at: at(), time: dateNow(), age, idle })) {
      watch.recordNightlyRestart()
      if (endsWithPage && endProgram) return end()
      note('restart', 'nightly: the page begins anew')
      if (endProgram) renewal = { loads, endsAt: Infinity }
    } else if (renewal) {
      if (loads > renewal.loads) renewal = { loads, endsAt: age + HOST_DELAY_MS }
      if (idle && age >= renewal.endsAt) end()
    }
  }

  const timer = setInterval(check, CHECK_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
