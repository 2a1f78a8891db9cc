import { onBeforeUnmount, watch, type WatchSource } from 'vue'
import { callAfter } from '../../async/clock'
import { scaleToPace } from './pace'

/**
 * How long touches are ignored after a change of scene, in milliseconds: a late finger was meant for the previous one.
 */
const SHIELD_MS = 350

/** Ignores touches for a moment after a change. @returns whether they are ignored now */
export function useShield(sources: readonly WatchSource<unknown>[]): () => boolean {
  const root = document.documentElement
  let cancelTimer = (): void => {}
  watch(
    [...sources],
    () => {
      root.dataset['shield'] = ''
      cancelTimer()
      cancelTimer = callAfter(scaleToPace(SHIELD_MS), () => delete root.dataset['shield'])
    },
    { flush: 'sync' },
  )
  onBeforeUnmount(() => cancelTimer())
  return () => root.dataset['shield'] !== undefined
}
