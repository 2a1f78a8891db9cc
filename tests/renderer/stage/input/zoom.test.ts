import { describe, expect, it } from 'vitest'
import { createZoom } from '../../../../src/renderer/stage/input/zoom'

const SPOT = { x: 100, y: 50 }

function watched() {
  const told: string[] = []
  const zoom = createZoom({
    zoom: (factor, { x, y }, isDirect) =>
      told.push(`×${factor.toFixed(2)} at ${x},${y}${isDirect ? ' with the fingers' : ''}`),
    pan: (right, down) => told.push(`moved ${right},${down}`),
  })
  return { zoom, told }
}

describe('looking nearer', () => {
  it('is as much nearer or further as the wheel turns, there where it turns', () => {
    const { zoom, told } = watched()
    zoom.wheel(SPOT, -100, false)
    zoom.wheel(SPOT, 100, false)
    zoom.wheel(SPOT, 0, false)
    expect(told).toEqual(['×1.25 at 100,50', '×0.80 at 100,50'])
  })

  it('does not leap with one turn of a fast wheel', () => {
    const { zoom, told } = watched()
    zoom.wheel(SPOT, -4000, false)
    expect(told).toEqual(['×1.39 at 100,50'])
  })

  it('is what two fingers on a trackpad mean, which move less', () => {
    const { zoom, told } = watched()
    zoom.wheel(SPOT, -10, true)
    expect(told).toEqual(['×1.11 at 100,50'])
  })

  it('follows two fingers: their distance, and the middle between them', () => {
    const { zoom, told } = watched()
    expect(zoom.press(1, { x: 100, y: 100 })).toBe(false)
    expect(zoom.press(2, { x: 200, y: 100 })).toBe(true)
    zoom.move(2, { x: 300, y: 100 })
    zoom.move(1, { x: 200, y: 100 })
    expect(told).toEqual([
      'moved 50,0',
      '×2.00 at 200,100 with the fingers',
      'moved 50,0',
      '×0.50 at 250,100 with the fingers',
    ])
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
