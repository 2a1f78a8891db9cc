import type { HealthWatch } from './health'

/** How often a page's signs of life are looked after, in milliseconds. */
const GLANCE = 2000

/**
 * Tells when a page falls silent or does not come, and when it is heard again. Answers a function that stops. Where the
 * page stands in a browser of its own, whoever started that browser asks `/health` and starts it again.
 */
export function watchSilence(watch: HealthWatch, tell: (silent: boolean) => void): () => void {
  let silent = false
  const timer = setInterval(() => {
    const { ok, scene } = watch.health()
    if (ok && scene === null) return void (silent = false)
    if (ok === !silent) return
    silent = !ok
    tell(silent)
  }, GLANCE)
  timer.unref()
  return () => clearInterval(timer)
}
