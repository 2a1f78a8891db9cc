import type { Contact, Gesture } from './gesture'

/** Sends a canvas's pointers to a gesture: mouse, finger and pen alike, one at a time. Answers what undoes it. */
export function listen(canvas: HTMLElement, gesture: Gesture): () => void {
  let active: number | null = null
  const stop = new AbortController()
  const { signal } = stop

  const contact = (event: PointerEvent): Contact => {
    const box = canvas.getBoundingClientRect()
    const finger = event.pointerType === 'touch'
    // A table that is turned to whoever stands at its far side has its first corner at the lower right.
    const turned = document.documentElement.dataset['turned'] !== undefined
    const x = turned ? box.right - event.clientX : event.clientX - box.left
    const y = turned ? box.bottom - event.clientY : event.clientY - box.top
    return { x, y, time: event.timeStamp, finger }
  }
  const mine = (event: PointerEvent) => active === null || event.pointerId === active

  canvas.style.touchAction = 'none'
  // A long press turns the arrow hard: it is no wish to mark or copy anything.
  canvas.style.userSelect = 'none'
  canvas.style.setProperty('-webkit-user-select', 'none')
  canvas.style.setProperty('-webkit-touch-callout', 'none')
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (active !== null || event.button !== 0) return
      active = event.pointerId
      canvas.setPointerCapture(event.pointerId)
      gesture.down(contact(event))
    },
    { signal },
  )
  canvas.addEventListener('pointermove', (event) => mine(event) && gesture.move(contact(event)), { signal })
  canvas.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== active) return
      active = null
      gesture.up(contact(event))
    },
    { signal },
  )
  const cancel = (event: PointerEvent) => {
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
