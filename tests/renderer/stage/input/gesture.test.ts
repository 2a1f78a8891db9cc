import { describe, expect, it } from 'vitest'
import { createGesture, type PointerSample } from '../../../../src/renderer/stage/input/gesture'

/**
 * Returns a table with a card at x 0-100, a square at x 200-300 and an arrow at x 400-700. Everything that it tells is
 * added to `told`.
 */
function table(isNear = false) {
  const told: string[] = []
  const pick = ({ x }: PointerSample, except?: string) => {
    const found = x < 100 ? 'hand:7' : x >= 200 && x < 300 ? 'square:7' : x >= 400 && x < 700 ? 'arrow' : null
    return found === except ? null : found
  }
  const gesture = createGesture({
    pick,
    canCarry: (touch) => touch.startsWith('hand'),
    hover: (touch) => told.push(`hover ${touch}`),
    isFlickable: (touch) => touch === 'arrow',
    tap: (touch) => told.push(`tap ${touch}`),
    flick: (touch, strength) => told.push(`flick ${touch} ${strength.toFixed(2)}`),
    doubleTap: ({ x }) => told.push(`twice ${x}`),
    lift: (touch) => told.push(`lift ${touch}`),
    carry: () => undefined,
    drop: (touch, to) => told.push(`drop ${touch} on ${to}`),
    cancelDrag: (touch) => told.push(`abandon ${touch}`),
    canSteer: (touch, distance) => touch === null || (isNear && touch.startsWith('square') && distance > 24),
    steer: (right, down) => told.push(`steer ${right},${down}`),
    endSteering: () => told.push('let go'),
  })
  const deeds = () => told.filter((line) => !line.startsWith('hover'))
  return { gesture, told, deeds }
}
const at = (x: number, finger = false, time = 0): PointerSample => ({ x, y: 50, time, finger })

describe('a pointer over the table', () => {
  it.each([true, false])('taps on release, not on press (finger: %s)', (finger) => {
    const { gesture, deeds } = table()
    gesture.down(at(250, finger))
    expect(deeds()).toEqual([])
    gesture.move(at(253, finger))
    gesture.up(at(253, finger))
    expect(deeds()).toEqual(['tap square:7'])
  })

  it('cancels when it slides off a square', () => {
    const { gesture, deeds } = table()
    gesture.down(at(290))
    gesture.move(at(320))
    gesture.up(at(320))
    expect(deeds()).toEqual([])
  })

  it('taps after all when it slides off and comes back', () => {
    const { gesture, deeds } = table()
    gesture.down(at(290))
    gesture.move(at(320))
    gesture.move(at(280))
    gesture.up(at(280))
    expect(deeds()).toEqual(['tap square:7'])
  })

  it.each([true, false])('steers the view from where nothing lies, and is then no tap (finger: %s)', (finger) => {
    const { gesture, deeds } = table()
    gesture.down(at(150, finger))
    gesture.move(at(154, finger))
    for (const x of [170, 180, 250]) gesture.move(at(x, finger))
    gesture.up(at(250, finger))
    expect(deeds()).toEqual(['steer 10,0', 'steer 70,0', 'let go'])
    gesture.down(at(150, finger))
    gesture.move(at(190, finger))
    gesture.cancel()
    expect(deeds().slice(3)).toEqual(['let go'])
  })

  it('moves a near picture by what could be tapped, but not by a careless tap', () => {
    const { gesture, deeds } = table(true)
    gesture.down(at(250))
    gesture.move(at(270))
    gesture.up(at(270))
    expect(deeds()).toEqual(['tap square:7'])
    gesture.down(at(250))
    for (const x of [275, 270]) gesture.move(at(x))
    gesture.up(at(270))
    expect(deeds().slice(1)).toEqual(['steer -5,0', 'let go'])
  })

  it('carries a card from the hand and lets it go over a square, or over nothing', () => {
    for (const [x, to] of [
      [250, 'square:7'],
      [150, null],
      [40, null],
    ] as const) {
      const { gesture, deeds } = table()
      gesture.down(at(50))
      gesture.move(at(80))
      gesture.move(at(x))
      gesture.up(at(x))
      expect(deeds()).toEqual(['lift hand:7', `drop hand:7 on ${to}`])
    }
  })

  it('gives a finger more room to tremble than a mouse', () => {
    for (const [finger, deed] of [
      [true, 'tap hand:7'],
      [false, 'lift hand:7'],
    ] as const) {
      const { gesture, deeds } = table()
      gesture.down(at(50, finger))
      gesture.move(at(58, finger))
      gesture.up(at(58, finger))
      expect(deeds()[0]).toBe(deed)
    }
  })

  it('puts a carried card back when the system takes the pointer away', () => {
    const { gesture, deeds } = table()
    gesture.down(at(50))
    gesture.move(at(90))
    gesture.cancel()
    gesture.up(at(250))
    expect(deeds()).toEqual(['lift hand:7', 'abandon hand:7'])
  })

  it('leans in at the second of two quick taps where nothing can be touched', () => {
    const { gesture, deeds } = table()
    const tap = (x: number, time: number) => {
      gesture.down(at(x, false, time))
      gesture.up(at(x, false, time))
    }
    tap(150, 0)
    tap(152, 300)
    expect(deeds()).toEqual(['twice 152'])
    tap(150, 400)
    tap(150, 2000)
    tap(190, 2100)
    tap(250, 2200)
    tap(250, 2300)
    expect(deeds().filter((deed) => deed.startsWith('twice'))).toHaveLength(1)
  })

  it('hovers with a mouse only, telling changes once', () => {
    const { gesture, told } = table()
    gesture.move(at(50))
    gesture.move(at(60))
    gesture.move(at(150))
    gesture.move(at(50, true))
    expect(told).toEqual(['hover hand:7', 'hover null'])
    gesture.move(at(250))
    gesture.leave()
    expect(told.slice(2)).toEqual(['hover square:7', 'hover null'])
  })

  it('leaves nothing pointed at after a finger is lifted', () => {
    const { gesture, told } = table()
    gesture.down(at(250, true))
    gesture.up(at(250, true))
    expect(told).toEqual(['hover square:7', 'tap square:7', 'hover null'])
  })

  /**
   * Makes a stroke over the arrow, from one point to another within some milliseconds. It is seen every ten
   * milliseconds.
   */
  const stroke = (from: number, to: number, ms: number) => {
    const { gesture, deeds } = table()
    gesture.down(at(from, false, 1000))
    for (let t = 10; t < ms; t += 10) gesture.move(at(from + ((to - from) * t) / ms, false, 1000 + t))
    gesture.up(at(to, false, 1000 + ms))
    return deeds()
  }

  it('flicks an arrow as hard as the stroke was fast, wherever it ends', () => {
    expect(stroke(420, 660, 100)).toEqual(['flick arrow 1.00'])
    expect(stroke(420, 540, 100)).toEqual(['flick arrow 0.50'])
    expect(stroke(420, 440, 400)).toEqual(['flick arrow 0.08'])
    expect(stroke(420, 900, 400)).toEqual(['flick arrow 0.50'])
  })

  it('flicks an arrow that is only pressed as hard as it was pressed long', () => {
    expect(stroke(500, 501, 100)).toEqual(['flick arrow 0.08'])
    expect(stroke(500, 501, 700)).toEqual(['flick arrow 0.50'])
    expect(stroke(500, 501, 5000)).toEqual(['flick arrow 1.00'])
  })
})
