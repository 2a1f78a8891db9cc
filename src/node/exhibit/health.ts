/** The state of an exhibit's page, as reported by `GET /health`. */
export interface Health {
  /** Whether the page has recently given a sign of life, or is still within its time to start. */
  readonly ok: boolean
  /** The scene shown at that time; null before the first sign. */
  readonly scene: string | null
  /** Seconds since the last sign of life; null before the first. */
  readonly silent: number | null
  /** How many times a page has been loaded since the program started. */
  readonly loads: number
  /** How many nightly restarts there have been since the program started. */
  readonly restarts: number
  /** Seconds since the program started. */
  readonly up: number
  readonly version: string
}

/**
 * Silence after which a page counts as hung, in milliseconds; together with the polling interval, a hang is detected
 * within ten seconds.
 */
const MAX_SILENCE_MS = 8000
/** Maximum time from the start of a page to its first sign of life, in milliseconds. */
const MAX_START_MS = 60_000

/** Creates a monitor of a page's signs of life. */
export function createHealthWatch(version: string) {
  const begun = performance.now()
  let waitingSince = begun
  let last: { readonly scene: string; readonly at: number } | null = null
  let [loads, restarts] = [0, 0]
  /** Whether the page was loaded before the last nightly restart. */
  let outdated = false
  function restart(): void {
    waitingSince = performance.now()
    last = null
  }
  return {
    recordSignOfLife(scene: string): void {
      last = { scene, at: performance.now() }
    },
    /** Records that the page is being reloaded: it again has `MAX_START_MS` for its first sign of life. */
    restart,
    /** Records that a new page has requested its configuration: it has as long for its first sign of life. */
    recordLoad(): void {
      loads++
      outdated = false
      restart()
    },
    /** Records that the page has to begin anew for the night. */
    recordNightlyRestart(): void {
      restarts++
      outdated = true
    },
    /** Whether the page has to begin anew: there was a nightly restart, and no page has been loaded since. */
    isOutdated: () => outdated,
    health(): Health {
      const quiet = performance.now() - (last?.at ?? waitingSince)
      return {
        ok: quiet <= (last === null ? MAX_START_MS : MAX_SILENCE_MS),
        scene: last?.scene ?? null,
        silent: last === null ? null : Math.round(quiet / 1000),
        loads,
        restarts,
        up: Math.round((performance.now() - begun) / 1000),
        version,
      }
    },
  }
}

export type HealthWatch = ReturnType<typeof createHealthWatch>
