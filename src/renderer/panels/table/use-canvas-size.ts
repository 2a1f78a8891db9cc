import { onBeforeUnmount, watch, type Ref } from 'vue'
import { useLobby } from '../../stores/lan/lobby'
import { usePageFrame } from '../../stores/output/page-frame'

/** Reports the size of the table's picture whenever it changes: pages and the gathering are laid out for it. */
export function useCanvasSize(picture: Readonly<Ref<HTMLElement | null>>): void {
  const frame = usePageFrame()
  const lobby = useLobby()
  const observer = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {}
    if (width === 0 || height === 0) return
    frame.canvas = { width, height }
    lobby.isTall = width < height
  })
  watch(picture, (now, before) => {
    if (before) observer.unobserve(before)
    if (now) observer.observe(now)
  })
  onBeforeUnmount(() => {
    observer.disconnect()
    frame.canvas = null
  })
}
