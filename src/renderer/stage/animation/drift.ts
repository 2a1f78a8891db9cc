import type { Vector3 } from 'three'
import { copyPlace, type Place } from '../model/transform'
import { interpolatePath } from './motion'
import type { Flight } from './contact'

/** Part of a flight over which its initial velocity is measured. */
const MEASURED_PART = 0.002
/**
 * Returns the weight of the drift at part `t`: t (1 - t)² has slope 1 at the start and its peak of 4/27 at a third of
 * the way.
 */
const driftWeight = (t: number): number => t * (1 - t) ** 2

/**
 * Returns the drift that a flight needs so that the piece starts with its previous velocity, in inches per whole
 * flight.
 * @param velocity velocity of the piece when it is diverted, in inches per second
 */
export function driftOf(velocity: Vector3, flight: Flight): Vector3 {
  const { motion, places, seconds, size } = flight
  const start = places[0]!
  const now = copyPlace(start)
  interpolatePath(motion, places, MEASURED_PART, now, size)
  const ownVelocity = now.at.sub(start.at).divideScalar(MEASURED_PART)
  return velocity.clone().multiplyScalar(seconds).sub(ownVelocity)
}

/**
 * Adds the drift at part `t` of a flight; it is zero at the beginning and the end. It never moves a piece below
 * `lowest`.
 */
export function addDrift(place: Place, drift: Vector3, t: number, lowest: number): void {
  const floor = Math.min(place.at.y, lowest)
  place.at.addScaledVector(drift, driftWeight(t))
  place.at.y = Math.max(floor, place.at.y)
}
