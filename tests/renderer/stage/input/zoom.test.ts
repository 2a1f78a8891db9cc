import { describe, expect, it } from 'vitest'
import { createZoom } from '../../../../src/renderer/stage/input/zoom'

const SPOT = { x: 100, y: 50 }

function watched() {
  const told: string[] = []
  return { zoom: createZoom((isNearer, { x, y }) => told.push(`${isNearer ? 'nearer' : 'back'} ${x},${y}`)), told }
}

describe('looking nearer', () => {
  it('is one wish for one turn of a wheel, however long a trackpad runs on', () => {
    const { zoom, told } = watched()
    for (let i = 0; i < 12; i++) zoom.wheel(SPOT, -30, i * 16)
    expect(told).toEqual(['nearer 100,50'])
    for (let i = 0; i < 4; i++) zoom.wheel(SPOT, -30, 1000 + i * 16)
    expect(told).toEqual(['nearer 100,50', 'nearer 100,50'])
  })

  it('turns back at once, and not for a touch of the wheel', () => {
    const { zoom, told } = watched()
    zoom.wheel(SPOT, -100, 0)
    zoom.wheel(SPOT, 100, 20)
    zoom.wheel(SPOT, -10, 1000)
    expect(told).toEqual(['nearer 100,50', 'back 100,50'])
  })

  it('is what two fingers mean that are spread, at the middle between them, and back where they close', () => {
    const { zoom, told } = watched()
    expect(zoom.press(1, { x: 100, y: 100 })).toBe(false)
    expect(zoom.press(2, { x: 200, y: 100 })).toBe(true)
    zoom.move(2, { x: 210, y: 100 })
    expect(told).toEqual([])
    zoom.move(2, { x: 240, y: 100 })
    zoom.move(2, { x: 200, y: 100 })
    expect(told).toEqual(['nearer 170,100', 'back 150,100'])
  })

  it('lasts until both fingers are gone: the one that is left taps and carries nothing', () => {
    const { zoom, told } = watched()
    zoom.press(1, { x: 100, y: 100 })
    zoom.press(2, { x: 200, y: 100 })
    zoom.release(1)
    expect(zoom.isPinching).toBe(true)
    zoom.move(2, { x: 400, y: 100 })
    expect(told).toEqual([])
    zoom.release(2)
    expect(zoom.isPinching).toBe(false)
    expect(zoom.press(3, SPOT)).toBe(false)
  })
})
