import { describe, expect, it } from 'vitest'
import {
  bytesOf,
  fitToMemory,
  MAX_CANVAS_BYTES,
  type CanvasSettings,
} from '../../../../src/renderer/stage/render/canvas-memory'

const RICH: CanvasSettings = { ratio: 2, samples: 4, shadowMapSize: 2048 }
const PLAIN: CanvasSettings = { ratio: 1, samples: 0, shadowMapSize: 0 }
const SIZES = [
  [390, 844],
  [1280, 720],
  [1920, 1080],
  [3440, 1440],
  [3840, 2160],
  [7680, 4320],
] as const

describe('the memory of a canvas', () => {
  it.each(SIZES)(
    'stays within its bound at %i × %i, in both looks and on screens of every density',
    (width, height) => {
      for (const ratio of [1, 1.25, 1.5, 2, 3])
        for (const look of [RICH, PLAIN]) {
          const drawn = fitToMemory({ width, height }, { ...look, ratio })
          expect(drawn.ratio).toBeLessThanOrEqual(ratio)
          const side = (css: number) => Math.floor(css * drawn.ratio)
          expect(bytesOf(side(width), side(height), drawn)).toBeLessThanOrEqual(MAX_CANVAS_BYTES)
        }
    },
  )

  it('gives up samples and half of the shadow map before pixels: at 3840 × 2160 every pixel of the screen is drawn', () => {
    expect(fitToMemory({ width: 3840, height: 2160 }, { ...RICH, ratio: 1 })).toEqual({
      ratio: 1,
      samples: 0,
      shadowMapSize: 1024,
    })
    expect(fitToMemory({ width: 1920, height: 1080 }, RICH)).toEqual({ ratio: 2, samples: 0, shadowMapSize: 1024 })
    expect(fitToMemory({ width: 2560, height: 1440 }, { ...RICH, ratio: 1 }).samples).toBe(2)
    expect(fitToMemory({ width: 1280, height: 720 }, { ...RICH, ratio: 1 }).samples).toBe(4)
  })
})
