import type { Contact, Gesture } from './gesture'
import { createZoom, type Zoom, type ZoomTo } from './zoom'

/** How many CSS pixels a line and a page of a wheel's turn are, by the event's `deltaMode`. */
const TURN = [1, 16, 400] as const

/** Where a mouse or a finger is, from the upper left corner of a canvas as it is looked at. */
function spotOn(canvas: HTMLElement, event: MouseEvent): { readonly x: number; readonly y: number } {
  const box = canvas.getBoundingClientRect()
  // A table that is turned to whoever stands at its far side has its first corner at the lower right.
  const turned = document.documentElement.dataset['turned'] !== undefined
  const x = turned ? box.right - event.clientX : event.clientX - box.left
  const y = turned ? box.bottom - event.clientY : event.clientY - box.top
  return { x, y }
}

/** Whether the table is always seen from one place, as at an exhibit: several people's fingers lie there at once. */
const isViewFixed = (): boolean => document.documentElement.dataset['fixedView'] !== undefined

/** A finger or a mouse may mark and move nothing of the page but what lies on the table. */
function keepStill({ style }: HTMLElement): void {
  style.touchAction = 'none'
  // A long press turns the arrow hard: it is no wish to mark or copy anything.
  style.userSelect = 'none'
  style.setProperty('-webkit-user-select', 'none')
  style.setProperty('-webkit-touch-callout', 'none')
}

/** Sends the turns of a wheel to a zoom. */
function listenToWheel(canvas: HTMLElement, zoom: Zoom, signal: AbortSignal): void {
  const turn = (event: WheelEvent) => {
    event.preventDefault()
    zoom.wheel(spotOn(canvas, event), event.deltaY * (TURN[event.deltaMode] ?? 1), event.timeStamp)
  }
  canvas.addEventListener('wheel', turn, { signal, passive: false })
}

/**
 * Sends a canvas's pointers to a gesture: mouse, finger and pen alike, one at a time. A wheel and two fingers look nearer
 * instead, unless the view is fixed: then all fingers but the first are not heard. Answers what undoes it.
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
  /** Whether it is the second finger: what the first one did is taken back. */
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
