import type { Vector3 } from 'three'
import { copyPlace, type Place } from '../model/transform'
import { alongWay } from './motion'
import type { Flight } from './contact'

/** Part of a flight over which its initial velocity is measured. */
const FIRST = 0.002
/**
 * Returns the weight of the drift at part `t`: t (1 - t)² has slope 1 at the start and its peak of 4/27 at a third of
 * the way.
 */
const swing = (t: number): number => t * (1 - t) ** 2

/**
 * Returns the drift that a flight needs so that the piece starts with its previous velocity, in inches per whole
 * flight.
 * @param velocity velocity of the piece when it is diverted, in inches per second
 */
export function driftOf(velocity: Vector3, flight: Flight): Vector3 {
  const { motion, places, seconds, size } = flight
  // In range: a flight has at least two places.
  const begun = places[0]!
  const now = copyPlace(begun)
  alongWay(motion, places, FIRST, now, size)
  const own = now.at.sub(begun.at).divideScalar(FIRST)
  return velocity.clone().multiplyScalar(seconds).sub(own)
}

/**
 * Adds the drift at part `t` of a flight; it is zero at the beginning and the end. It never moves a piece below
 * `lowest`.
 */
export function addDrift(place: Place, drift: Vector3, t: number, lowest: number): void {
  const floor = Math.min(place.at.y, lowest)
  place.at.addScaledVector(drift, swing(t))
  place.at.y = Math.max(floor, place.at.y)
}
