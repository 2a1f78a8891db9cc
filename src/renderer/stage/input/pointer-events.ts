import type { PointerSample, Gesture } from './gesture'
import { createZoom, type Zoom, type ZoomCallbacks } from './zoom'

/** CSS pixels per unit of a wheel event: pixel, line and page, by its `deltaMode`. */
const PIXELS_PER_DELTA = [1, 16, 400] as const

/** Returns the position of a pointer relative to the upper left corner of a canvas, as the viewer sees it. */
function canvasPositionOf(canvas: HTMLElement, event: MouseEvent): { readonly x: number; readonly y: number } {
  const box = canvas.getBoundingClientRect()
  // If the table is turned for a viewer at its far side, its first corner is at the lower right.
  const isTurned = document.documentElement.dataset['turned'] !== undefined
  const x = isTurned ? box.right - event.clientX : event.clientX - box.left
  const y = isTurned ? box.bottom - event.clientY : event.clientY - box.top
  return { x, y }
}

/** Whether the view is fixed, as at an exhibit, where several people touch the table at once. */
export const isViewFixed = (): boolean => document.documentElement.dataset['fixedView'] !== undefined

/** Disables the browser's own gestures, selection and menus on the canvas. */
function disableBrowserGestures({ style }: HTMLElement): void {
  style.touchAction = 'none'
  // A long press turns the arrow fast; it must not select or copy anything.
  style.userSelect = 'none'
  style.setProperty('-webkit-user-select', 'none')
  style.setProperty('-webkit-touch-callout', 'none')
}

/** Passes wheel events to a zoom, unless the view is fixed. */
function listenToWheel(canvas: HTMLElement, zoom: Zoom, signal: AbortSignal): void {
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    if (isViewFixed()) return
    zoom.wheel(canvasPositionOf(canvas, event), event.deltaY * (PIXELS_PER_DELTA[event.deltaMode] ?? 1), event.ctrlKey)
  }
  canvas.addEventListener('wheel', onWheel, { signal, passive: false })
}

/**
 * Passes a canvas's pointers to a gesture: mouse, finger or pen, one at a time. A wheel and two fingers zoom instead,
 * unless the view is fixed, in which case the wheel and all fingers but the first are ignored. Returns a function that
 * undoes it.
 */
export function listenToPointer(canvas: HTMLElement, gesture: Gesture, callbacks: ZoomCallbacks): () => void {
  const zoom = createZoom(callbacks)
  let activeId: number | null = null
  const controller = new AbortController()
  const { signal } = controller

  const sampleOf = (event: PointerEvent): PointerSample => ({
    ...canvasPositionOf(canvas, event),
    time: event.timeStamp,
    finger: event.pointerType === 'touch',
  })
  const isActivePointer = (event: PointerEvent) => activeId === null || event.pointerId === activeId
  /** Whether it is the second finger of a pinch; if so, the action of the first one is cancelled. */
  const startsPinch = (event: PointerEvent): boolean => {
    if (event.pointerType !== 'touch' || isViewFixed() || !zoom.press(event.pointerId, canvasPositionOf(canvas, event)))
      return false
    if (activeId !== null) gesture.cancel()
    activeId = null
    return true
  }

  disableBrowserGestures(canvas)
  listenToWheel(canvas, zoom, signal)
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (startsPinch(event) || activeId !== null || event.button !== 0) return
      activeId = event.pointerId
      canvas.setPointerCapture(event.pointerId)
      gesture.down(sampleOf(event))
    },
    { signal },
  )
  canvas.addEventListener(
    'pointermove',
    (event) => {
      zoom.move(event.pointerId, canvasPositionOf(canvas, event))
      if (!zoom.isPinching && isActivePointer(event)) gesture.move(sampleOf(event))
    },
    { signal },
  )
  canvas.addEventListener(
    'pointerup',
    (event) => {
      zoom.release(event.pointerId)
      if (event.pointerId !== activeId) return
      activeId = null
      gesture.up(sampleOf(event))
    },
    { signal },
  )
  const cancel = (event: PointerEvent) => {
    zoom.release(event.pointerId)
    if (event.pointerId !== activeId) return
    activeId = null
    gesture.cancel()
  }
  canvas.addEventListener('pointercancel', cancel, { signal })
  canvas.addEventListener('lostpointercapture', cancel, { signal })
  canvas.addEventListener('pointerleave', () => activeId === null && gesture.leave(), { signal })
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  return () => controller.abort()
}
