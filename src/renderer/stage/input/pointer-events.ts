import type { Contact, Gesture } from './gesture'
import { createZoom, type Zoom, type ZoomTo } from './zoom'

/** CSS pixels per unit of a wheel event: pixel, line and page, by its `deltaMode`. */
const TURN = [1, 16, 400] as const

/** Returns the position of a pointer relative to the upper left corner of a canvas, as the viewer sees it. */
function spotOn(canvas: HTMLElement, event: MouseEvent): { readonly x: number; readonly y: number } {
  const box = canvas.getBoundingClientRect()
  // If the table is turned for a viewer at its far side, its first corner is at the lower right.
  const turned = document.documentElement.dataset['turned'] !== undefined
  const x = turned ? box.right - event.clientX : event.clientX - box.left
  const y = turned ? box.bottom - event.clientY : event.clientY - box.top
  return { x, y }
}

/** Whether the view is fixed, as at an exhibit, where several people touch the table at once. */
const isViewFixed = (): boolean => document.documentElement.dataset['fixedView'] !== undefined

/** Disables the browser's own gestures, selection and menus on the canvas. */
function keepStill({ style }: HTMLElement): void {
  style.touchAction = 'none'
  // A long press turns the arrow fast; it must not select or copy anything.
  style.userSelect = 'none'
  style.setProperty('-webkit-user-select', 'none')
  style.setProperty('-webkit-touch-callout', 'none')
}

/** Passes wheel events to a zoom. */
function listenToWheel(canvas: HTMLElement, zoom: Zoom, signal: AbortSignal): void {
  const turn = (event: WheelEvent) => {
    event.preventDefault()
    zoom.wheel(spotOn(canvas, event), event.deltaY * (TURN[event.deltaMode] ?? 1), event.timeStamp)
  }
  canvas.addEventListener('wheel', turn, { signal, passive: false })
}

/**
 * Passes a canvas's pointers to a gesture: mouse, finger or pen, one at a time. A wheel and two fingers zoom instead,
 * unless the view is fixed, in which case all fingers but the first are ignored. Returns a function that undoes it.
 */
export function listen(canvas: HTMLElement, gesture: Gesture, zoomTo: ZoomTo): () => void {
  const zoom = createZoom(zoomTo)
  let active: number | null = null
  const stop = new AbortController()
  const { signal } = stop

  const contact = (event: PointerEvent): Contact => ({
    ...spotOn(canvas, event),
    time: event.timeStamp,
    finger: event.pointerType === 'touch',
  })
  const mine = (event: PointerEvent) => active === null || event.pointerId === active
  /** Whether it is the second finger of a pinch; if so, the action of the first one is cancelled. */
  const pinches = (event: PointerEvent): boolean => {
    if (event.pointerType !== 'touch' || isViewFixed() || !zoom.press(event.pointerId, spotOn(canvas, event)))
      return false
    if (active !== null) gesture.cancel()
    active = null
    return true
  }

  keepStill(canvas)
  listenToWheel(canvas, zoom, signal)
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (pinches(event) || active !== null || event.button !== 0) return
      active = event.pointerId
      canvas.setPointerCapture(event.pointerId)
      gesture.down(contact(event))
    },
    { signal },
  )
  canvas.addEventListener(
    'pointermove',
    (event) => {
      zoom.move(event.pointerId, spotOn(canvas, event))
      if (!zoom.pinching && mine(event)) gesture.move(contact(event))
    },
    { signal },
  )
  canvas.addEventListener(
    'pointerup',
    (event) => {
      zoom.release(event.pointerId)
      if (event.pointerId !== active) return
      active = null
      gesture.up(contact(event))
    },
    { signal },
  )
  const cancel = (event: PointerEvent) => {
    zoom.release(event.pointerId)
    if (event.pointerId !== active) return
    active = null
    gesture.cancel()
  }
  canvas.addEventListener('pointercancel', cancel, { signal })
  canvas.addEventListener('lostpointercapture', cancel, { signal })
  canvas.addEventListener('pointerleave', () => active === null && gesture.leave(), { signal })
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  return () => stop.abort()
}
