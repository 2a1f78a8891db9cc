/** What is known of an exhibit's page, as `GET /health` tells it. */
export interface Health {
  /** Whether the page has given a sign of life lately. */
  readonly ok: boolean
  /** The scene that it showed then; null before the first. */
  readonly scene: string | null
  /** Seconds since the last sign of life; null before the first. */
  readonly silent: number | null
  /** Seconds since the program began. */
  readonly up: number
  readonly version: string
}

/** A page that is silent for longer has hung, in milliseconds: with the glances in between that is known within ten seconds. */
const SILENCE = 8000
/** How long a page may take from the start to its first sign of life, in milliseconds. */
const START = 60_000

/** Keeps watch on the signs of life of a page. Times come from a clock that nobody sets. */
export function createHealthWatch(version: string, now: () => number = () => performance.now()) {
  const begun = now()
  let waitingSince = begun
  let last: { readonly scene: string; readonly at: number } | null = null
  return {
    heard(scene: string): void {
      last = { scene, at: now() }
    },
    /** A page begins anew: it may take as long as the first one. */
    anew(): void {
      waitingSince = now()
      last = null
    },
    health(): Health {
      const quiet = now() - (last?.at ?? waitingSince)
      return {
        ok: quiet <= (last === null ? START : SILENCE),
        scene: last?.scene ?? null,
        silent: last === null ? null : Math.round(quiet / 1000),
        up: Math.round((now() - begun) / 1000),
        version,
      }
    },
  }
}

export type HealthWatch = ReturnType<typeof createHealthWatch>
