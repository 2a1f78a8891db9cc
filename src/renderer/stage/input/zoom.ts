/** A point of the canvas, in CSS pixels from its top left corner. */
interface Point {
  readonly x: number
  readonly y: number
}

/** Called to zoom in at a point, or out again. */
export type ZoomTo = (isNearer: boolean, at: Point) => void

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
  readonly pinching: boolean
}

/**
 * Wheel travel in CSS pixels that triggers a zoom, and the pause in milliseconds after which another one can be
 * triggered: trackpads keep scrolling by themselves.
 */
const WHEEL = { wish: 40, rest: 220 } as const
/** Factor by which the distance of two fingers has to grow or shrink. */
const SPREAD = 1.2

export function createZoom(to: ZoomTo): Zoom {
  const fingers = new Map<number, Point>()
  let apart: number | null = null
  let pinching = false
  let turned = 0
  let last = -Infinity
  let isTold = false

  /** Returns the distance of two fingers, and the point midway between them; null unless there are two. */
  function pair(): { readonly apart: number; readonly middle: Point } | null {
    const [a, b] = [...fingers.values()]
    if (a === undefined || b === undefined) return null
    return { apart: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } }
  }

  return {
    wheel(at, by, time) {
      const isNew = time - last > WHEEL.rest || Math.sign(by) !== Math.sign(turned)
      last = time
      turned = isNew ? by : turned + by
      if (isNew) isTold = false
      if (isTold || Math.abs(turned) < WHEEL.wish) return
      isTold = true
      to(turned < 0, at)
    },
    press(id, at) {
      if (fingers.size > 1) return pinching
      fingers.set(id, at)
      apart = pair()?.apart ?? null
      pinching ||= apart !== null
      return pinching
    },
    move(id, at) {
      if (!fingers.has(id)) return
      fingers.set(id, at)
      const now = pair()
      if (now === null || apart === null || apart === 0) return
      const spread = now.apart / apart
      if (spread < SPREAD && spread > 1 / SPREAD) return
      apart = now.apart
      to(spread > 1, now.middle)
    },
    release(id) {
      fingers.delete(id)
      apart = null
      if (fingers.size === 0) pinching = false
    },
    get pinching() {
      return pinching
    },
  }
}
