import type { CanvasSize, Rect } from '../model/frame'

/** A point of the canvas, in CSS pixels from its top left corner. */
export interface CanvasPoint {
  readonly x: number
  readonly y: number
}

/** What a view allows the user's hand. */
export interface SteeringRoom {
  readonly canvas: CanvasSize
  /** The middle of what no paper covers: keys magnify the picture about it. */
  readonly focus: CanvasPoint
  /**
   * The part of the picture that a drag can bring to the focus, in a view that is near from the start. Null in a view
   * of the whole table, which turns under a drag and whose picture is not moved beyond its own edges.
   */
  readonly reach: Rect | null
}

/** Largest magnification of a view's picture. */
export const MAX_MAGNIFICATION = 3
/** Rate per second at which a magnification is approached. */
const RATE = 16
/** Difference of the scale, and of a shift in CSS pixels, below which a magnification is reached. */
const REACHED = { scale: 5e-4, shift: 0.05 } as const

const limit = (n: number, from: number, to: number): number => Math.min(to, Math.max(from, n))

/** Returns a shift that keeps the edges `from` and `to` of a near picture within reach of the focus. */
function limitNear(shift: number, scale: number, focus: number, from: number, to: number): number {
  const atRest = focus * (1 - scale)
  return limit(shift, Math.min(atRest, focus - scale * to), Math.max(atRest, focus - scale * from))
}

/** A magnification of the picture, on its way to the wanted one. */
export function createMagnification() {
  /** The magnified picture: what lies at a point p without it is seen at `scale * p + (x, y)`. */
  const now = { scale: 1, x: 0, y: 0 }
  /** The wanted magnification. */
  const target = { scale: 1, x: 0, y: 0 }

  /** Keeps the picture of the whole table over the whole canvas, and a near one within its reach. */
  function limitTarget({ canvas, focus, reach }: SteeringRoom): void {
    const { scale } = target
    if (reach === null) {
      target.x = limit(target.x, canvas.width * (1 - scale), 0)
      target.y = limit(target.y, canvas.height * (1 - scale), 0)
    } else {
      target.x = limitNear(target.x, scale, focus.x, reach.left, reach.right)
      target.y = limitNear(target.y, scale, focus.y, reach.top, reach.bottom)
    }
  }

  /** Shows the wanted picture at once. */
  function finish(): void {
    now.scale = target.scale
    now.x = target.x
    now.y = target.y
  }

  return {
    now,
    target,
    finish,
    /** Multiplies the wanted scale about a point of the canvas; returns whether that changed anything. */
    scaleBy(factor: number, { x, y }: CanvasPoint, room: SteeringRoom): boolean {
      const scale = limit(target.scale * factor, 1, MAX_MAGNIFICATION)
      if (scale === target.scale) return false
      const by = scale / target.scale
      target.x = x + (target.x - x) * by
      target.y = y + (target.y - y) * by
      target.scale = scale
      limitTarget(room)
      return true
    },
    /** Moves the wanted picture by CSS pixels. */
    moveBy(right: number, down: number, room: SteeringRoom): void {
      target.x += right
      target.y += down
      limitTarget(room)
    },
    /** Wants the plain picture. */
    reset(): void {
      target.scale = 1
      target.x = target.y = 0
    },
    /** Approaches the wanted picture for `dt` seconds; returns whether it still moves. */
    advance(dt: number): boolean {
      // All parts move at one rate, so that the point that the picture is magnified about stays where it is.
      const part = 1 - Math.exp(-RATE * dt)
      now.scale += (target.scale - now.scale) * part
      now.x += (target.x - now.x) * part
      now.y += (target.y - now.y) * part
      const isReached =
        Math.abs(target.scale - now.scale) < REACHED.scale &&
        Math.abs(target.x - now.x) < REACHED.shift &&
        Math.abs(target.y - now.y) < REACHED.shift
      if (isReached) finish()
      return !isReached
    },
  }
}
