/** A point of the canvas, in CSS pixels from its top left corner. */
interface Point {
  readonly x: number
  readonly y: number
}

/** Called where somebody wants to look nearer, or from further away again. */
export type ZoomTo = (isNearer: boolean, at: Point) => void

/** Tells a wish to look nearer from a wheel that is turned and from two fingers that are spread. */
export interface Zoom {
  /** A wheel was turned. @param by CSS pixels; less than 0 away from whoever turns it @param time in milliseconds */
  wheel(at: Point, by: number, time: number): void
  /** A finger touches the canvas. Answers whether it is the second one: both of them carry and tap nothing now. */
  press(id: number, at: Point): boolean
  move(id: number, at: Point): void
  release(id: number): void
  /** Whether two fingers lie there, or one of them still does. */
  readonly pinching: boolean
}

/** So many CSS pixels of a wheel are a wish, and after so many milliseconds of rest it is a new one: trackpads run on. */
const WHEEL = { wish: 40, rest: 220 } as const
/** How many times further apart, or nearer to each other, two fingers have to come. */
const SPREAD = 1.2

export function createZoom(to: ZoomTo): Zoom {
  const fingers = new Map<number, Point>()
  let apart: number | null = null
  let pinching = false
  let turned = 0
  let last = -Infinity
  let isTold = false

  /** How far two fingers are apart, and the middle between them; null unless there are two. */
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
