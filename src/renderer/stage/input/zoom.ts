/** A point of the canvas, in CSS pixels from its top left corner. */
interface Point {
  readonly x: number
  readonly y: number
}

/** Called to zoom in at a point, or out again. */
export type ZoomCallback = (isNearer: boolean, at: Point) => void

/** Recognises zooming with a wheel and by pinching with two fingers. */
export interface Zoom {
  /**
   * Handles a turn of the wheel.
   * @param by CSS pixels; negative if turned away from the user
   * @param time in milliseconds
   */
  wheel(at: Point, by: number, time: number): void
  /**
   * Handles a new finger. Returns whether it is part of a pinch, in which case neither finger carries or taps anything.
   */
  press(id: number, at: Point): boolean
  move(id: number, at: Point): void
  release(id: number): void
  /** Whether a pinch is under way: two fingers touch the canvas, or one of them still does. */
  readonly isPinching: boolean
}

/**
 * Wheel travel in CSS pixels that triggers a zoom, and the pause in milliseconds after which another one can be
 * triggered: trackpads keep scrolling by themselves.
 */
const WHEEL = { threshold: 40, pauseMs: 220 } as const
/** Factor by which the distance of two fingers has to grow or shrink. */
const PINCH_FACTOR = 1.2

export function createZoom(onZoom: ZoomCallback): Zoom {
  const fingers = new Map<number, Point>()
  let fingerDistance: number | null = null
  let isPinching = false
  let wheelTravel = 0
  let lastWheelTime = -Infinity
  let hasZoomed = false

  /** Returns the distance of two fingers, and the point midway between them; null unless there are two. */
  function currentPinch(): { readonly fingerDistance: number; readonly middle: Point } | null {
    const [a, b] = [...fingers.values()]
    if (a === undefined || b === undefined) return null
    return { fingerDistance: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } }
  }

  return {
    wheel(at, by, time) {
      const isNew = time - lastWheelTime > WHEEL.pauseMs || Math.sign(by) !== Math.sign(wheelTravel)
      lastWheelTime = time
      wheelTravel = isNew ? by : wheelTravel + by
      if (isNew) hasZoomed = false
      if (hasZoomed || Math.abs(wheelTravel) < WHEEL.threshold) return
      hasZoomed = true
      onZoom(wheelTravel < 0, at)
    },
    press(id, at) {
      if (fingers.size > 1) return isPinching
      fingers.set(id, at)
      fingerDistance = currentPinch()?.fingerDistance ?? null
      isPinching ||= fingerDistance !== null
      return isPinching
    },
    move(id, at) {
      if (!fingers.has(id)) return
      fingers.set(id, at)
      const now = currentPinch()
      if (now === null || fingerDistance === null || fingerDistance === 0) return
      const spread = now.fingerDistance / fingerDistance
      if (spread < PINCH_FACTOR && spread > 1 / PINCH_FACTOR) return
      fingerDistance = now.fingerDistance
      onZoom(spread > 1, now.middle)
    },
    release(id) {
      fingers.delete(id)
      fingerDistance = null
      if (fingers.size === 0) isPinching = false
    },
    get isPinching() {
      return isPinching
    },
  }
}
