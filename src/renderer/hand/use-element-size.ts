import { reactive, type Ref } from 'vue'
import { useSize } from '../panels/base/use-size'

/** Follows the size of an element, in CSS pixels; before it is shown, that of the window. */
export function useElementSize(element: Ref<HTMLElement | null>) {
  const size = reactive({ width: window.innerWidth, height: window.innerHeight })
  useSize(element, ({ width, height }) => {
    // An element that is not shown has no size.
    if (height > 0) Object.assign(size, { width, height })
  })
  return size
}
