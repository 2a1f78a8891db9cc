import { soundRoom } from '.'

/** Speed in rad/s (about two turns a second) at which the arrow is loudest. */
const FAST = 12
/** Level of the softest tick, as a share of the loudest. */
const SOFTEST = 0.35
/** Interval of the bearing sound in milliseconds: half its length, so that its repetitions overlap. */
const BREATH = 250

let breathed = 0

/** Plays a tick of a turning arrow and, at intervals, its bearing; both get softer as the speed (rad/s) drops. */
export function soundArrow(speed: number): void {
  const share = Math.min(1, speed / FAST)
  soundRoom.play('tick', 0, Math.max(SOFTEST, Math.sqrt(share)))
  if (performance.now() - breathed < BREATH) return
  breathed = performance.now()
  soundRoom.play('bearing', 0, share)
}
