import { soundPlayer } from '.'

/** Speed in rad/s (about two turns a second) at which the arrow is loudest. */
const LOUDEST_SPEED = 12
/** Level of the softest tick, as a share of the loudest. */
const MIN_TICK_LEVEL = 0.35
/** Interval of the bearing sound in milliseconds: half its length, so that its repetitions overlap. */
const BEARING_INTERVAL_MS = 250

let lastBearingTime = 0

/** Plays a tick of a turning arrow and, at intervals, its bearing; both get softer as the speed (rad/s) drops. */
export function soundArrow(speed: number): void {
  const share = Math.min(1, speed / LOUDEST_SPEED)
  soundPlayer.play('tick', 0, Math.max(MIN_TICK_LEVEL, Math.sqrt(share)))
  if (performance.now() - lastBearingTime < BEARING_INTERVAL_MS) return
  lastBearingTime = performance.now()
  soundPlayer.play('bearing', 0, share)
}
