import type { ExhibitKey } from '../kiosk-lock'

/** A touch: where, on a page of what size, all in CSS pixels. */
export interface CornerTouch {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Four corners within so long, in milliseconds. */
const CORNERS_WITHIN = 4000
/** The key to speak is held for so long; what follows comes within so long, in milliseconds. */
const HOLD = 5000
const KEYS_WITHIN = 6000
const KEYS: readonly ExhibitKey[] = ['up', 'up', 'down', 'down']

/**
 * The hidden way to the staff's menu: corners lower left, upper right, lower left, upper right; or by keys: the one to
 * speak held, then up, up, down, down.
 * @param reach how far a corner reaches, in CSS pixels
 * @param opened called when the whole of it was done
 * @param now milliseconds of a clock that nobody sets
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
