import { onBeforeUnmount, type Ref } from 'vue'
import { useLobby } from '../../stores/lan/lobby'
import { usePageFrame } from '../../stores/output/page-frame'
import { useSize } from '../base/use-size'

/** Reports the size of the table's picture whenever it changes: pages and the gathering are laid out for it. */
export function useCanvasSize(picture: Readonly<Ref<HTMLElement | null>>): void {
  const frame = usePageFrame()
  const lobby = useLobby()
  useSize(picture, ({ width, height }) => {
    if (width === 0 || height === 0) return
    frame.canvas = { width, height }
    lobby.isTall = width < height
  })
  onBeforeUnmount(() => (frame.canvas = null))
}
