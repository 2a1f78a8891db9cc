import type { ExhibitKey } from '../kiosk-lock'

/** A touch with its position and the size of the page, all in CSS pixels. */
export interface CornerTouch {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The time limit for the four corners, in milliseconds. */
const CORNERS_WITHIN = 4000
/** How long the read-aloud key must be held, and the time limit for the keys after it, in milliseconds. */
const HOLD = 5000
const KEYS_WITHIN = 6000
const KEYS: readonly ExhibitKey[] = ['up', 'up', 'down', 'down']

/**
 * Recognizes the hidden way to the staff's menu: the corners lower left, upper right, lower left, upper right; or by
 * keys: hold the read-aloud key, then up, up, down, down.
 * @param reach size of a corner, in CSS pixels
 * @param opened called when the whole gesture was made
 * @param now milliseconds of a monotonic clock
 */
export function createStaffGesture(reach: () => number, opened: () => void, now = () => performance.now()) {
  let corners: number[] = []
  let heldSince: number | null = null
  let armedAt = -Infinity
  let keys = 0

  function cornerOf({ x, y, width, height }: CornerTouch): 'left' | 'right' | null {
    const far = reach()
    if (x <= far && y >= height - far) return 'left'
    return x >= width - far && y <= far ? 'right' : null
  }

  return {
    touch(at: CornerTouch): void {
      const corner = cornerOf(at)
      const wanted = corners.length % 2 === 0 ? 'left' : 'right'
      const late = now() - (corners[0] ?? now()) > CORNERS_WITHIN
      if (corner !== wanted || late) corners = corner === 'left' ? [now()] : []
      else corners.push(now())
      if (corners.length < 4) return
      corners = []
      opened()
    },
    press(key: ExhibitKey): void {
      if (key === 'speak') return void (heldSince ??= now())
      if (now() - armedAt > KEYS_WITHIN) return
      keys = key === KEYS[keys] ? keys + 1 : 0
      if (keys < KEYS.length) return
      armedAt = -Infinity
      opened()
    },
    release(key: ExhibitKey): void {
      if (key !== 'speak' || heldSince === null) return
      if (now() - heldSince >= HOLD) [armedAt, keys] = [now(), 0]
      heldSince = null
    },
  }
}
