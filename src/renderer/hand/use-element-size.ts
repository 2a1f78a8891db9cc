import { onBeforeUnmount, onMounted, reactive, type Ref } from 'vue'

/** Follows the size of an element, in CSS pixels; before it is shown, that of the window. */
export function useElementSize(element: Ref<HTMLElement | null>) {
  const size = reactive({ width: window.innerWidth, height: window.innerHeight })
  const observer = new ResizeObserver(([entry]) => {
    // An element that is not shown has no size.
    if (entry === undefined || entry.contentRect.height === 0) return
    size.width = entry.contentRect.width
    size.height = entry.contentRect.height
  })
  onMounted(() => element.value !== null && observer.observe(element.value))
  onBeforeUnmount(() => observer.disconnect())
  return size
}
