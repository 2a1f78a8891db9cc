import { computed, onScopeDispose, ref, shallowRef, type ComputedRef, type ShallowRef } from 'vue'

/** From when on waiting is worth a word, and how long a fetch may take before it counts as failed, in milliseconds. */
const SLOW = 400
const PATIENCE = 12_000

/** A part of the page that is fetched when it is first shown. */
export interface Fetched<T> {
  readonly value: Readonly<ShallowRef<T | null>>
  /** `quick`: it may come before anybody wonders. */
  readonly state: ComputedRef<'there' | 'quick' | 'slow' | 'failed'>
  /** Tries again what has failed. */
  again(): Promise<void>
}

/**
 * Fetches a part of the page, which cannot be had where the program that serves the page has gone.
 * @param load rejects where it cannot be had; called again for another try
 * @param known what was fetched before
 */
export function useFetched<T>(load: () => Promise<T>, known: T | null = null): Fetched<T> {
  const value = shallowRef<T | null>(known)
  const failed = ref(false)
  const slow = ref(false)
  let timers: ReturnType<typeof setTimeout>[] = []
  const stopTimers = (): void => timers.splice(0).forEach(clearTimeout)

  async function fetchIt(): Promise<void> {
    failed.value = slow.value = false
    const late = new Promise<never>((_, reject) => {
      timers = [setTimeout(() => (slow.value = true), SLOW), setTimeout(() => reject(new Error('late')), PATIENCE)]
    })
    try {
      value.value = await Promise.race([load(), late])
    } catch {
      failed.value = true
    } finally {
      stopTimers()
    }
  }

  async function again(): Promise<void> {
    await fetchIt()
    // Some browsers remember that a part could not be had, and a newer program has other parts: the page begins anew.
    if (failed.value && (await isServed())) window.location.reload()
  }

  if (known === null) void fetchIt()
  onScopeDispose(stopTimers)
  const state = computed(() => {
    if (value.value !== null) return 'there'
    if (failed.value) return 'failed'
    return slow.value ? 'slow' : 'quick'
  })
  return { value, state, again }
}

/** A style sheet that did not arrive is taken away: else whoever asks for it again would take it for loaded. */
function dropLost({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
}
// Faults of single parts do not bubble.
window.addEventListener('error', dropLost, true)

/** Whether the program that this page came from is there. */
async function isServed(): Promise<boolean> {
  return fetch('./', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
