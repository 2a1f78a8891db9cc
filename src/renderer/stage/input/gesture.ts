import { createZoom, type Zoom, type ZoomCallbacks } from './zoom'

/** A pointer position in CSS pixels from the canvas's top left corner, with its time in milliseconds. */
export interface PointerSample {
  readonly x: number
  readonly y: number
  readonly time: number
  /** Whether it is a finger, which covers more than a mouse points at, and never hovers. */
  readonly finger: boolean
}

/** What a gesture asks of the table and reports to it. */
export interface GestureContext {
  /** Returns the touch under a point, ignoring `except`. */
  pick(sample: PointerSample, except?: string): string | null
  /** Whether the piece with this touch can be carried. */
  canCarry(touch: string): boolean
  /** Whether the piece with this touch is flicked rather than tapped. */
  isFlickable(touch: string): boolean
  hover(touch: string | null): void
  tap(touch: string, sample: PointerSample): void
  /** Released after a stroke across it, or after a press; `strength` is 0 to 1. */
  flick(touch: string, strength: number, sample: PointerSample): void
  /** Two quick taps where nothing can be touched. */
  doubleTap(sample: PointerSample): void
  lift(touch: string, sample: PointerSample): void
  carry(touch: string, sample: PointerSample): void
  /** Dropped over `to`; null is nowhere. */
  drop(touch: string, to: string | null, sample: PointerSample): void
  /** The drag was cancelled (by a system gesture): put the piece back. */
  cancelDrag(touch: string): void
  /** Whether a drag from there by this distance in CSS pixels, in which nothing is carried, steers the view. */
  canSteer(touch: string | null, distance: number): boolean
  /** Steers the view by CSS pixels. */
  steer(right: number, down: number): void
  /** The drag that steered has ended. */
  endSteering(): void
}

/** Largest movement of a tap, in pixels. */
const MAX_TAP_MOVEMENT = { finger: 10, mouse: 5 }
const DOUBLE_TAP = { within: 400, near: 28 }
/** The strongest flick: the speed of a stroke in pixels per millisecond, and the length of a press in milliseconds. */
const MAX_FLICK = { stroke: 2.4, press: 1400 }
/** Strength of the weakest flick. */
const MIN_STRENGTH = 0.08
/** Milliseconds at the end of a stroke over which its speed is measured. */
const STROKE_MS = 90

interface Press {
  readonly at: PointerSample
  readonly touch: string | null
  /** The carried touch; null until the pointer has moved with it. */
  carried: string | null
  /** Whether it has moved farther than a tap may. */
  hasSlid: boolean
  /** Where it last steered the view; null if it does not. */
  steered: PointerSample | null
  /** Pointer positions during the last moments, oldest first. */
  trail: PointerSample[]
}

/**
 * Returns the strength of a flick, 0 to 1, from the speed of the stroke in its last moments or, if the pointer did not
 * move, from the length of the press.
 */
function strengthOf({ at, trail, hasSlid }: Pick<Press, 'at' | 'trail' | 'hasSlid'>, end: PointerSample): number {
  const first = trail.find(({ time }) => end.time - time <= STROKE_MS) ?? at
  const stroke = Math.hypot(end.x - first.x, end.y - first.y) / Math.max(8, end.time - first.time)
  const part = hasSlid ? stroke / MAX_FLICK.stroke : (end.time - at.time) / MAX_FLICK.press
  return Math.min(1, Math.max(MIN_STRENGTH, part))
}

/**
 * Recognises the taps and drags of one pointer. It acts on release, sliding off cancels, and nothing requires hovering.
 */
export interface Gesture {
  down(sample: PointerSample): void
  move(sample: PointerSample): void
  up(sample: PointerSample): void
  cancel(): void
  leave(): void
}

const distanceBetween = (a: PointerSample, b: PointerSample) => Math.hypot(a.x - b.x, a.y - b.y)

/** Creates a function that returns, for each tap, whether it is the second of a double tap. */
function createDoubleTap(): (tap: PointerSample) => boolean {
  let last: PointerSample | null = null
  return (tap) => {
    const again =
      last !== null && tap.time - last.time < DOUBLE_TAP.within && distanceBetween(tap, last) < DOUBLE_TAP.near
    last = again ? null : tap
    return again
  }
}

/** Creates a function that reports the touch that is pointed at whenever it changes. */
function createHover(context: GestureContext): (touch: string | null) => void {
  let hovered: string | null = null
  return (touch) => {
    if (touch === hovered) return
    hovered = touch
    context.hover(touch)
  }
}

/** Steers the view by the way from one sample to the next. */
function steerTo(context: GestureContext, press: Press, from: PointerSample, to: PointerSample): void {
  context.steer(to.x - from.x, to.y - from.y)
  press.steered = to
}

/** Undoes what a press has begun. */
function abandon(context: GestureContext, { carried, steered }: Press): void {
  if (carried !== null) context.cancelDrag(carried)
  if (steered !== null) context.endSteering()
}

export function createGesture(context: GestureContext): Gesture {
  const isSecondTap = createDoubleTap()
  const point = createHover(context)
  let press: Press | null = null

  /** Handles a movement of a pressed pointer. */
  function handleMove(press: Press, sample: PointerSample): void {
    if (press.steered !== null) return steerTo(context, press, press.steered, sample)
    press.trail = [...press.trail.filter(({ time }) => sample.time - time <= STROKE_MS), sample]
    if (press.carried !== null) {
      context.carry(press.carried, sample)
      point(context.pick(sample, press.carried))
      return
    }
    const distance = distanceBetween(sample, press.at)
    if (distance <= (sample.finger ? MAX_TAP_MOVEMENT.finger : MAX_TAP_MOVEMENT.mouse)) return
    press.hasSlid = true
    const { touch } = press
    press.steered = context.canSteer(touch, distance) ? sample : null
    if (press.steered !== null) return point(null)
    if (touch === null || context.isFlickable(touch)) return
    if (!context.canCarry(touch)) return point(context.pick(sample) === touch ? touch : null)
    press.carried = touch
    context.lift(touch, sample)
  }

  /** Interprets a press after its end. */
  function finish({ touch, carried, hasSlid, steered, ...press }: Press, sample: PointerSample): void {
    const touchBelow = context.pick(sample, carried ?? undefined)
    if (steered !== null) context.endSteering()
    else if (touch === null) {
      if (!hasSlid && touchBelow === null && isSecondTap(sample)) context.doubleTap(sample)
    } else if (context.isFlickable(touch)) context.flick(touch, strengthOf({ ...press, hasSlid }, sample), sample)
    else if (carried !== null) context.drop(carried, touchBelow, sample)
    else if (touchBelow === touch) context.tap(touch, sample)
    point(sample.finger ? null : context.pick(sample, carried ?? undefined))
  }

  return {
    down(sample) {
      const touch = context.pick(sample)
      press = { at: sample, touch, carried: null, hasSlid: false, steered: null, trail: [sample] }
      point(touch)
    },
    move(sample) {
      if (press) handleMove(press, sample)
      else if (!sample.finger) point(context.pick(sample))
    },
    up(sample) {
      const done = press
      press = null
      if (done) finish(done, sample)
    },
    cancel() {
      if (press) abandon(context, press)
      press = null
      point(null)
    },
    leave() {
      if (!press) point(null)
    },
  }
}

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
