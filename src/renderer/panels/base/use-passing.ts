import { onScopeDispose, ref, type Ref } from 'vue'
import { callAfter } from '../../../async/clock'

/**
 * A value that is there for a while: `show` sets it for so many milliseconds, `clear` ends that at once. It is `none`
 * before and after.
 */
export function usePassing<T>(none: T) {
  const value = ref(none) as Ref<T>
  let cancel = (): void => {}

  function clear(): void {
    cancel()
    value.value = none
  }

  function show(now: T, ms: number): void {
    cancel()
    value.value = now
    cancel = callAfter(ms, clear)
  }

  onScopeDispose(() => cancel())
  return { value: value as Readonly<Ref<T>>, show, clear }
}
