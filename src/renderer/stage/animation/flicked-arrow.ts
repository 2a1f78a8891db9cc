import { Vector3 } from 'three'
import { arrive, type AnimatedPiece } from './animated-piece'
import { flick, turnOn, type Turning } from './arrow-spin'
import { BEAT } from './motion'
import type { Piece } from '../model/pieces'
import { placeOf, type Place } from '../model/transform'

const UP = new Vector3(0, 1, 0)

/** The angle about y of a level thing, in radians. */
const headingOf = ({ turn }: Place): number => 2 * Math.atan2(turn.y, turn.w)

/**
 * An arrow: a new spin flicks it, an old one lets it turn on.
 * @param was how it lay before; null where it is new
 * @param speed 1 is normal, 0 at once
 * @returns whether it turns; if not, it is sent like any other piece
 */
export function spin(actor: AnimatedPiece, was: Piece | null, to: Place, speed: number): boolean {
  const { piece } = actor
  if (!piece.spin || !was?.spin || speed <= 0) return false
  const flicked = piece.spin.number > was.spin.number
  if (!flicked && (!actor.turning || piece.spin.number < was.spin.number)) return false
  const wait = ((piece.beat ?? 0) * BEAT) / speed
  if (flicked) actor.turning = flick(headingOf(actor.place), piece.pose.turn ?? 0, piece.spin, wait, speed)
  actor.journey = null
  actor.place.at.copy(to.at)
  actor.place.glow = to.glow
  return true
}

/**
 * Turns a flicked arrow on by `dt` seconds; answers whether it still turns.
 * @param tick hears that it passed from sector to sector, at so many rad/s
 */
export function turn(actor: AnimatedPiece, turning: Turning, dt: number, tick?: (speed: number) => void): boolean {
  const { angle, done, tick: speed } = turnOn(turning, dt)
  if (speed !== null) tick?.(speed)
  if (done) arrive(actor, placeOf(actor.piece))
  else actor.place.turn.setFromAxisAngle(UP, angle)
  return !done
}
