import { onScopeDispose, watch, type Ref } from 'vue'

/** Reports the size of what an element contains, in CSS pixels: when the element appears, and at every change. */
export function useSize(element: Readonly<Ref<HTMLElement | null>>, report: (size: DOMRectReadOnly) => unknown): void {
  const observer = new ResizeObserver(([entry]) => entry && report(entry.contentRect))
  watch(element, (now, before) => {
    if (before) observer.unobserve(before)
    if (now) observer.observe(now)
  })
  onScopeDispose(() => observer.disconnect())
}
