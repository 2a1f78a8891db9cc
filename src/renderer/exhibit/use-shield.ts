import { onBeforeUnmount, watch, type WatchSource } from 'vue'
import { scaleToPace } from './pace'

/**
 * How long touches are ignored after a change of scene, in milliseconds: a late finger was meant for the previous one.
 */
const SHIELD_MS = 350

/** Ignores touches for a moment after a change. @returns whether they are ignored now */
export function useShield(sources: readonly WatchSource<unknown>[]): () => boolean {
  const root = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(
    [...sources],
    () => {
      root.dataset['shield'] = ''
      clearTimeout(timer)
      timer = setTimeout(() => delete root.dataset['shield'], scaleToPace(SHIELD_MS))
    },
    { flush: 'sync' },
  )
  onBeforeUnmount(() => clearTimeout(timer))
  return () => root.dataset['shield'] !== undefined
}
