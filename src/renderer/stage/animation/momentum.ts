import type { Vector3 } from 'three'
import { copyPlace, type Place } from '../model/transform'
import { alongWay } from './motion'
import type { Flight } from './contact'

/** Part of a flight over which its first speed is measured. */
const FIRST = 0.002
/** Where what is carried on is greatest: t (1 - t)² has its peak of 4/27 at a third of the way. */
const swing = (t: number): number => t * (1 - t) ** 2

/**
 * What a flight needs beside its own way so that a piece begins it as fast as it flew before, in inches a whole flight.
 * @param velocity of the piece when it is sent elsewhere, in inches a second
 */
export function driftOf(velocity: Vector3, flight: Flight): Vector3 {
  const { motion, places, seconds, size } = flight
  // In range: a flight has places.
  const begun = places[0]!
  const now = copyPlace(begun)
  alongWay(motion, places, FIRST, now, size)
  const own = now.at.sub(begun.at).divideScalar(FIRST)
  return velocity.clone().multiplyScalar(seconds).sub(own)
}

/** Adds the drift at part `t` of a flight: nothing at its beginning and its end. No piece sinks below `lowest` by it. */
export function addDrift(place: Place, drift: Vector3, t: number, lowest: number): void {
  const floor = Math.min(place.at.y, lowest)
  place.at.addScaledVector(drift, swing(t))
  place.at.y = Math.max(floor, place.at.y)
}
