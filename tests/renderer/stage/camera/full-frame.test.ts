import { describe, expect, it } from 'vitest'
import { fullAfter, fullFrame } from '../../../../src/renderer/stage/camera/full-frame'
import { type Seen } from '../../../../src/renderer/stage/camera/framing'
import { WHOLE } from '../../../../src/renderer/stage/model/frame'
import { type Frame } from '../../../../src/renderer/stage/model/frame'

const SCREEN = { width: 400, height: 500 }
/** What is left free all round, in CSS pixels. */
const RIM = 5
const corners = (left: number, top: number, right: number, bottom: number): Seen[] =>
  [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y, weight: 8 })))
const shown = ({ scale, x, y }: Frame, point: Seen) => ({
  x: SCREEN.width / 2 + scale * (point.x - SCREEN.width / 2) + x,
  y: SCREEN.height / 2 + scale * (point.y - SCREEN.height / 2) + y,
})

describe('a picture that fills its canvas', () => {
  it.each([
    ['small, aside', corners(20, 30, 220, 300)],
    ['wide', corners(30, 200, 370, 260)],
    ['high', corners(150, 40, 260, 470)],
    ['half outside', corners(-60, 100, 300, 400)],
  ])('shows all points, in the middle, as large as that allows: %s', (_, points) => {
    const frame = fullFrame(points, SCREEN)
    const at = points.map((point) => shown(frame, point))
    const [left, right] = [Math.min(...at.map(({ x }) => x)), Math.max(...at.map(({ x }) => x))]
    const [top, bottom] = [Math.min(...at.map(({ y }) => y)), Math.max(...at.map(({ y }) => y))]
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(RIM - 1e-9)
    expect(left + right).toBeCloseTo(SCREEN.width)
    expect(top + bottom).toBeCloseTo(SCREEN.height)
    expect(frame.scale === 2.25 || Math.abs(Math.min(left, top) - RIM) < 1e-9).toBe(true)
  })

  it('is left as it is where nothing lies, or where little would be won', () => {
    expect(fullFrame([], SCREEN)).toBe(WHOLE)
    expect(fullFrame(corners(8, 10, 392, 490), SCREEN)).toBe(WHOLE)
  })

  it('stays while it holds everything, and gives way to what comes in from outside', () => {
    const first = fullFrame(corners(100, 100, 300, 300), SCREEN)
    expect(fullAfter(first, corners(180, 180, 220, 220), SCREEN)).toBe(first)
    const wider = corners(20, 100, 300, 300)
    expect(fullAfter(first, wider, SCREEN)).toEqual(fullFrame(wider, SCREEN))
    expect(fullAfter(null, wider, SCREEN)).toEqual(fullFrame(wider, SCREEN))
  })
  it('grows again where what made it small has gone', () => {
    const small = fullFrame(corners(20, 30, 380, 470), SCREEN)
    expect(fullAfter(small, corners(60, 60, 340, 440), SCREEN)).toBe(small)
    const few = corners(100, 100, 300, 300)
    expect(fullAfter(small, few, SCREEN)).toEqual(fullFrame(few, SCREEN))
  })
})
