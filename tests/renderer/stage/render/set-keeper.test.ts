// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBoxPreparation } from '../../../../src/renderer/stage/render/box-preparation'
import { createRendererManager } from '../../../../src/renderer/stage/render/renderer-manager'
import { StageCore } from '../../../../src/renderer/stage/render/stage-core'
import { createStageMotion } from '../../../../src/renderer/stage/render/stage-motion'
import { createTablePainter } from '../../../../src/renderer/stage/render/table-painter'
import { countShadows, createBlankRenderer } from '../blank-renderer'
import { createFakePictures } from '../fake-pictures'

/** Number of frames of which the ladder takes the middle one. */
const WINDOW = 40

/** Returns an empty table in the high look, whose quality nobody has chosen. Its screen has two pixels for one. */
function emptyTable() {
  const renderer = createBlankRenderer()
  const core = new StageCore(renderer, { quality: 'auto', settle: false }, {})
  core.plainPictures = createFakePictures({ has: () => false, texture: () => null, face: () => null })
  const painter = createTablePainter(core)
  const motion = createStageMotion(core, painter, { reportFrameTime: () => undefined, reportRest: () => undefined })
  const sets = createRendererManager(core, painter, motion, createBoxPreparation(core, motion))
  sets.chooseInitialQuality()
  sets.rebuild()
  return { renderer, core, sets, motion }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('devicePixelRatio', 2)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a picture that became coarser by itself', () => {
  it('is as fine as it can be again as soon as somebody chooses the high quality, and is drawn so', async () => {
    const { renderer, core, sets, motion } = emptyTable()
    expect(renderer.domElement.width).toBe(1600)
    for (let i = 0; i < 2 * WINDOW; i++) sets.addFrameTime(30)
    expect(renderer.domElement.width).toBe(800)
    await vi.advanceTimersByTimeAsync(1000)
    const { frames } = motion.loop
    const shadows = countShadows(renderer)
    const before = core.options
    core.options = { ...before, quality: 'high' }
    sets.applyOptions(before)
    expect(renderer.domElement.width).toBe(1600)
    await vi.advanceTimersByTimeAsync(1000)
    expect(motion.loop.frames).toBeGreaterThan(frames)
    expect(shadows.drawn).toBeGreaterThan(0)
    motion.dispose()
  })
})
