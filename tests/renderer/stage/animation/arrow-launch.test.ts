import { describe, expect, it } from 'vitest'
import {
  computeTrajectory,
  type SpinTrajectory,
  BRASS_BEARING,
  createCoastDown,
} from '../../../../src/renderer/stage/animation/arrow-launch'
import { SECTOR_COUNT, ticksOf } from '../../../../src/renderer/stage/animation/arrow-spin'
import { createSeededRng } from '../../../../src/rules/kit'

const TURN = 2 * Math.PI
const SECTOR = TURN / SECTOR_COUNT
const rng = createSeededRng('flicks')
const part = () => rng.below(1_000_000) / 1_000_000

const flights: { to: number; strength: number; flight: SpinTrajectory }[] = Array.from({ length: 400 }, (_, i) => {
  const strength = i < 2 ? i : part()
  const to = part() * TURN
  return { to, strength, flight: computeTrajectory({ from: part() * TURN, to, strength }) }
})

describe('a flick', () => {
  it('brings the arrow to rest exactly where it must', () => {
    for (const { to, flight } of flights) {
      expect(Math.abs(Math.sin((flight.restAngle - to) / 2))).toBeLessThan(1e-9)
      expect(flight.angle(flight.seconds)).toBe(flight.restAngle)
      expect(flight.angle(flight.seconds + 5)).toBe(flight.restAngle)
    }
  })

  it('is solved so that the model itself stops there, within the swing of its trembling', () => {
    for (const { flight } of flights) {
      const stops = flight.from - createCoastDown(BRASS_BEARING).angle(flight.speed)
      expect(Math.abs(flight.angle(flight.coastSeconds) - stops)).toBeLessThan(2e-9)
      expect(Math.abs(stops - flight.restAngle)).toBeLessThan(0.01)
    }
  })

  it('takes four to nine seconds, the harder the longer and the further', () => {
    for (const { flight } of flights) {
      expect(flight.seconds).toBeGreaterThan(4)
      expect(flight.seconds).toBeLessThan(9)
    }
    const soft = computeTrajectory({ from: 0, to: 1, strength: 0 })
    const hard = computeTrajectory({ from: 0, to: 1, strength: 1 })
    expect(hard.speed).toBeGreaterThan(2 * soft.speed)
    expect(soft.from - soft.restAngle).toBeGreaterThan(1.4 * TURN)
    expect(hard.from - hard.restAngle).toBeGreaterThan(7 * TURN)
    expect(hard.seconds).toBeGreaterThan(soft.seconds + 2)
  })

  it('moves without a jump at any moment, the last ones included', () => {
    for (const { flight } of flights.slice(0, 12)) {
      let before = flight.angle(0)
      let speed = flight.speed
      let jolt = 0
      for (let t = 0.001; t < flight.seconds + 0.1; t += 0.001) {
        const now = flight.angle(t)
        const here = (before - now) / 0.001
        jolt = Math.max(jolt, Math.abs(here - speed))
        before = now
        speed = here
      }
      // The air brakes hardest at the flick. At no moment does the speed change faster than that.
      expect(jolt).toBeLessThan(0.12)
    }
  })

  it('trembles at the end within its sector: less than a fifth of the way to a line', () => {
    for (const { flight } of flights.slice(0, 50)) {
      let swings = 0
      let side = 0
      let far = 0
      for (let t = flight.coastSeconds; t <= flight.seconds; t += 0.002) {
        const off = flight.angle(t) - flight.restAngle
        far = Math.max(far, Math.abs(off))
        if (Math.abs(off) > 1e-5 && Math.sign(off) !== side) {
          swings++
          side = Math.sign(off)
        }
      }
      expect(far).toBeLessThan(0.2 * (SECTOR / 2))
      expect(swings).toBeGreaterThan(3)
    }
  })
})

describe('the ticks', () => {
  it('come where two sectors meet, never closer than the ear can part them, and slower towards the end', () => {
    for (const { flight } of flights.slice(0, 50)) {
      const ticks = ticksOf(flight)
      const gaps = ticks.slice(1).map((tick, i) => tick - ticks[i]!)
      const off = ticks.map((tick) => flight.angle(tick) / SECTOR).map((lines) => Math.abs(lines - Math.round(lines)))
      expect(Math.max(...off)).toBeLessThan(0.06)
      expect(Math.min(...gaps)).toBeGreaterThan(0.05)
      expect(gaps.at(-1)).toBeGreaterThan(3 * gaps[0]!)
      expect(ticks.at(-1)).toBeLessThanOrEqual(flight.coastSeconds)
    }
  })
})
