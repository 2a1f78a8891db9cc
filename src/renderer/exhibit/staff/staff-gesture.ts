import type { ExhibitKey } from '../kiosk-lock'

/** A touch with its position and the size of the page, all in CSS pixels. */
export interface CornerTouch {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The time limit for the four corners, in milliseconds. */
const CORNERS_LIMIT_MS = 4000
/** How long the read-aloud key must be held, and the time limit for the keys after it, in milliseconds. */
const HOLD_MS = 5000
const KEYS_LIMIT_MS = 6000
const KEYS: readonly ExhibitKey[] = ['up', 'up', 'down', 'down']

/**
 * Recognizes the hidden way to the staff's menu: the corners lower left, upper right, lower left, upper right; or by
 * keys: hold the read-aloud key, then up, up, down, down.
 * @param cornerSize size of a corner, in CSS pixels
 * @param onMade called when the whole gesture was made
 * @param now milliseconds of a monotonic clock
 */
export function createStaffGesture(cornerSize: () => number, onMade: () => void, now = () => performance.now()) {
  let cornerTimes: number[] = []
  let heldSince: number | null = null
  let armedAt = -Infinity
  let keyCount = 0

  function cornerOf({ x, y, width, height }: CornerTouch): 'left' | 'right' | null {
    const size = cornerSize()
    if (x <= size && y >= height - size) return 'left'
    return x >= width - size && y <= size ? 'right' : null
  }

  return {
    touch(at: CornerTouch): void {
      const corner = cornerOf(at)
      const wanted = cornerTimes.length % 2 === 0 ? 'left' : 'right'
      const late = now() - (cornerTimes[0] ?? now()) > CORNERS_LIMIT_MS
      if (corner !== wanted || late) cornerTimes = corner === 'left' ? [now()] : []
      else cornerTimes.push(now())
      if (cornerTimes.length < 4) return
      cornerTimes = []
      onMade()
    },
    press(key: ExhibitKey): void {
      if (key === 'speak') return void (heldSince ??= now())
      if (now() - armedAt > KEYS_LIMIT_MS) return
      keyCount = key === KEYS[keyCount] ? keyCount + 1 : 0
      if (keyCount < KEYS.length) return
      armedAt = -Infinity
      onMade()
    },
    release(key: ExhibitKey): void {
      if (key !== 'speak' || heldSince === null) return
      if (now() - heldSince >= HOLD_MS) [armedAt, keyCount] = [now(), 0]
      heldSince = null
    },
  }
}
