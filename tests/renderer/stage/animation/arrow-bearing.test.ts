import { describe, expect, it } from 'vitest'
import { BRASS_BEARING, createCoastDown } from '../../../../src/renderer/stage/animation/arrow-launch'

const brass = createCoastDown(BRASS_BEARING)

/** Solves the same equation in small steps (fourth-order Runge-Kutta). Returns speed and angle after some seconds. */
function integrate(speed: number, seconds: number): { speed: number; angle: number } {
  const slow = (w: number) => -(BRASS_BEARING.dry + BRASS_BEARING.oil * w + BRASS_BEARING.air * w * w)
  const steps = 20_000
  const h = seconds / steps
  let w = speed
  let angle = 0
  for (let i = 0; i < steps; i++) {
    const a = slow(w)
    const b = slow(w + (h / 2) * a)
    const c = slow(w + (h / 2) * b)
    const d = slow(w + h * c)
    angle += h * (w + (h / 6) * (a + b + c))
    w += (h / 6) * (a + 2 * b + 2 * c + d)
  }
  return { speed: w, angle }
}

describe('the arrow on its bearing', () => {
  it.each([3, 8, 20, 45])('slows down from %d rad/s as its equation says', (speed) => {
    for (const part of [0.2, 0.6, 0.95]) {
      const seconds = brass.time(speed) * part
      const stepped = integrate(speed, seconds)
      const left = brass.speedAfter(speed, seconds)
      expect(left).toBeCloseTo(stepped.speed, 8)
      expect(brass.angle(speed) - brass.angle(left)).toBeCloseTo(stepped.angle, 8)
    }
  })

  it('rests after its time, and stays at rest', () => {
    expect(brass.speedAfter(20, brass.time(20))).toBeCloseTo(0, 9)
    expect(brass.speedAfter(20, brass.time(20) + 5)).toBe(0)
    expect(brass.time(0)).toBe(0)
    expect(brass.angle(0)).toBe(0)
  })

  it('knows only bearings whose integrals it has', () => {
    expect(() => createCoastDown({ dry: 0.1, oil: 2, air: 0.01 })).toThrow(RangeError)
  })
})
