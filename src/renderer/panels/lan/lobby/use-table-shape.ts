import { onBeforeUnmount, watch, type Ref } from 'vue'
import { useLobby } from '../../../stores/lan/lobby'

/** Reports the shape of the table's picture to the lobby store whenever it changes. */
export function useTableShape(picture: Readonly<Ref<HTMLElement | null>>): void {
  const lobby = useLobby()
  const observer = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {}
    if (width > 0 && height > 0) lobby.isTall = width < height
  })
  watch(picture, (now, before) => {
    if (before) observer.unobserve(before)
    if (now) observer.observe(now)
  })
  onBeforeUnmount(() => observer.disconnect())
}
