import { wait } from '../async/wait'

/**
 * Loads the page anew when a script or style sheet of it was cut off before the page had started: nothing else would
 * ask for it again, and a browser keeps the failure of a module. A script of its own, since those that it watches
 * may not come. Waits until the program that serves the page answers, for longer each time in a row.
 */
const COUNT = 'parlor-box start'
const FIRST_MS = 2_000
const LONGEST_MS = 60_000

let isAsking = false

/** Number of times in a row that this tab could not start. */
function failures(): number {
  try {
    return Number(sessionStorage.getItem(COUNT))
  } catch {
    // Without storage, the wait is the longest one.
    return LONGEST_MS
  }
}

function storeFailures(count: number): void {
  try {
    sessionStorage.setItem(COUNT, String(count))
  } catch {
    // See `failures`.
  }
}

async function ask(delay: number): Promise<void> {
  await wait(delay)
  const isServed = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isServed) location.reload()
  else await ask(delay)
}

function handleFailure(): void {
  if (isAsking || 'started' in document.documentElement.dataset) return
  isAsking = true
  storeFailures(failures() + 1)
  void ask(Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures() - 1)))
}

window.addEventListener(
  'error',
  ({ target }) => {
    const isNeeded =
      target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
    if (isNeeded) handleFailure()
  },
  true,
)
// What a script imports later, on the way to the first screen.
window.addEventListener('vite:preloadError', handleFailure)
window.addEventListener('load', () => {
  if (!isAsking) storeFailures(0)
})
