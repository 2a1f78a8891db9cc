import { soundRoom } from '.'

/** The arrow is as loud as it gets at this speed, in rad/s: about two turns a second. */
const FAST = 12
/** The softest tick, as a share of the loudest. */
const SOFTEST = 0.35
/** Milliseconds from one breath of the bearing to the next: half its length, so that they run together. */
const BREATH = 250

let breathed = 0

/** A tick of a turning arrow and, now and then, its bearing: both die down with its speed (rad/s). */
export function soundArrow(speed: number): void {
  const share = Math.min(1, speed / FAST)
  soundRoom.play('tick', 0, Math.max(SOFTEST, Math.sqrt(share)))
  if (performance.now() - breathed < BREATH) return
  breathed = performance.now()
  soundRoom.play('bearing', 0, share)
}
