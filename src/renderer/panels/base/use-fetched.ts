import { computed, onScopeDispose, ref, shallowRef } from 'vue'

/** The time after which loading is shown, and the time after which a fetch counts as failed, in milliseconds. */
const SLOW_MS = 400
const TIMEOUT_MS = 12_000

/**
 * Fetches a part of the page, which is impossible once the program that serves the page has ended.
 * @param load rejects if the part is unavailable; called again for each retry
 * @param initial what was fetched before
 */
export function useFetched<T>(load: () => Promise<T>, initial: T | null = null) {
  const value = shallowRef<T | null>(initial)
  const failed = ref(false)
  const slow = ref(false)
  let timers: ReturnType<typeof setTimeout>[] = []
  const stopTimers = (): void => timers.splice(0).forEach(clearTimeout)

  async function fetchIt(): Promise<void> {
    failed.value = slow.value = false
    const late = new Promise<never>((_, reject) => {
      timers = [setTimeout(() => (slow.value = true), SLOW_MS), setTimeout(() => reject(new Error('late')), TIMEOUT_MS)]
    })
    try {
      value.value = await Promise.race([load(), late])
    } catch {
      failed.value = true
    } finally {
      stopTimers()
    }
  }

  /** Retries a failed fetch. */
  async function retry(): Promise<void> {
    await fetchIt()
    // Some browsers cache the failure of a module, and a newer program has other modules: the page is reloaded, and
    // comes back to the game on its table.
    if (!failed.value || !(await isServed())) return
    const address = new URL(window.location.href)
    address.searchParams.set('again', 'asked')
    window.history.replaceState(window.history.state, '', address)
    window.location.reload()
  }

  if (initial === null) void fetchIt()
  onScopeDispose(stopTimers)
  /** `quick`: still loading, for too short a time to show a notice. */
  const state = computed(() => {
    if (value.value !== null) return 'there'
    if (failed.value) return 'failed'
    return slow.value ? 'slow' : 'quick'
  })
  return { value, state, retry }
}

/** Removes a style sheet that failed to load; otherwise the next request would take it for loaded. */
function removeFailedStyleSheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
}
// Load errors of single resources do not bubble.
window.addEventListener('error', removeFailedStyleSheet, true)

/** Whether the program that served this page still answers. */
async function isServed(): Promise<boolean> {
  return fetch('./', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
