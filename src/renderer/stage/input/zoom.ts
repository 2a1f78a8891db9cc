import type { CanvasPoint } from '../camera/magnification'

/** What a wheel and two fingers ask of the picture. */
export interface ZoomCallbacks {
  /**
   * Magnifies it by a factor about a point of the canvas.
   * @param isDirect whether the picture has to follow fingers at once
   */
  zoom(factor: number, at: CanvasPoint, isDirect: boolean): void
  /** Moves it with two fingers, by CSS pixels. */
  pan(right: number, down: number): void
}

/** Recognises zooming with a wheel and by pinching with two fingers. */
export type Zoom = ReturnType<typeof createZoom>

/** Magnification per CSS pixel of the wheel's travel, as an exponent, and the largest travel of one event. */
const WHEEL = { scrolled: 0.0022, pinched: 0.01, most: 150 } as const

export function createZoom({ zoom, pan }: ZoomCallbacks) {
  const fingers = new Map<number, CanvasPoint>()
  let last: { readonly spread: number; readonly middle: CanvasPoint } | null = null
  let isPinching = false

  /** Returns the distance of two fingers, and the point midway between them; null unless there are two. */
  function currentPinch(): typeof last {
    const [a, b] = [...fingers.values()]
    if (a === undefined || b === undefined) return null
    return { spread: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } }
  }

  return {
    /**
     * Handles a turn of the wheel.
     * @param by CSS pixels; negative if turned away from the user
     * @param isPinch whether two fingers on a trackpad pinch, which browsers report as a turn of the wheel
     */
    wheel(at: CanvasPoint, by: number, isPinch: boolean): void {
      const travel = Math.min(WHEEL.most, Math.max(-WHEEL.most, by))
      if (travel !== 0) zoom(Math.exp(-travel * (isPinch ? WHEEL.pinched : WHEEL.scrolled)), at, false)
    },
    /**
     * Handles a new finger. Returns whether it is part of a pinch, in which case neither finger carries or taps anything.
     */
    press(id: number, at: CanvasPoint): boolean {
      if (fingers.size > 1) return isPinching
      fingers.set(id, at)
      last = currentPinch()
      isPinching ||= last !== null
      return isPinching
    },
    move(id: number, at: CanvasPoint): void {
      if (!fingers.has(id)) return
      fingers.set(id, at)
      const now = currentPinch()
      if (now === null || last === null) return
      pan(now.middle.x - last.middle.x, now.middle.y - last.middle.y)
      if (now.spread > 0 && last.spread > 0 && now.spread !== last.spread)
        zoom(now.spread / last.spread, now.middle, true)
      last = now
    },
    release(id: number): void {
      fingers.delete(id)
      last = null
      if (fingers.size === 0) isPinching = false
    },
    /** Whether a pinch is under way: two fingers touch the canvas, or one of them still does. */
    get isPinching() {
      return isPinching
    },
  }
}
