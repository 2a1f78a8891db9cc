// @vitest-environment happy-dom
import { Texture } from 'three'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { createStage } from '../../../../src/renderer/stage/render/create-stage'
import type { StageCallbacks, StageOptions } from '../../../../src/renderer/stage/stage-api'
import type { Pictures } from '../../../../src/renderer/stage/surface/piece-pictures'
import { countShadows, createBlankRenderer } from '../blank-renderer'
import { createFakePictures } from '../fake-pictures'

const card: Piece = { id: 'a', kind: 'card', face: '49/1', touch: 'card:1', pose: { x: 0, y: 0, z: 0 } }

/** Longer than any movement, any averaging and the sending of a few pictures, in milliseconds. */
const LONG = 5000

/** Returns pictures of one box. All of them are there, unless `given` says something else. */
function pictures(given: Partial<Pictures> = {}): Pictures {
  const atlas = new Texture()
  return createFakePictures({
    names: () => ['49/atlas', '49/board'],
    has: (name) => name.startsWith('49/'),
    texture: (name) => (name === '49/atlas' ? atlas : null),
    face: () => ({ picture: '49/atlas', cell: [0, 0, 0.125, 0.125] }),
    ...given,
  })
}

/** Returns a promise, and functions that resolve and reject it. */
function byHand<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (fault: Error) => void = () => undefined
  const promise = new Promise<T>((keep, fail) => ([resolve, reject] = [keep, fail]))
  return { promise, resolve, reject }
}

/** Returns a table of one card, at rest. */
async function tableOf(options: Partial<StageOptions>, source: Pictures, calls: StageCallbacks = {}) {
  const renderer = createBlankRenderer()
  const stage = createStage(renderer, source, options, calls)
  void stage.show([card], { instant: true })
  await stage.ready
  await vi.advanceTimersByTimeAsync(LONG)
  return { renderer, stage }
}

/** Returns pictures whose baize comes when the test resolves `coming`. */
function withLateBaize() {
  const coming = byHand<undefined>()
  let isThere = false
  const baize = new Texture()
  const source = pictures({
    has: (name) => name === 'room/baize' || name === '49/atlas',
    texture: (name) => (name === 'room/baize' ? (isThere ? baize : null) : new Texture()),
    load: async (names) => {
      if (!names.includes('room/baize')) return
      await coming.promise
      isThere = true
    },
  })
  return { source, coming }
}

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the shadows of a table that is not averaged', () => {
  const plain = { quality: 'high', settle: false } as const

  it('follow a card that is pointed at, and come back with it', async () => {
    const { renderer, stage } = await tableOf(plain, pictures())
    const shadows = countShadows(renderer)
    stage.pointAt('card:1')
    await vi.advanceTimersByTimeAsync(LONG)
    const lifted = shadows.drawn
    expect(lifted).toBeGreaterThan(0)
    stage.pointAt(null)
    await vi.advanceTimersByTimeAsync(LONG)
    expect(shadows.drawn).toBeGreaterThan(lifted)
    stage.dispose()
  })

  it('are drawn anew where a larger canvas leaves less memory for them', async () => {
    const { renderer, stage } = await tableOf(plain, pictures())
    const shadows = countShadows(renderer)
    stage.resize(4000, 3000)
    expect(shadows.drawn).toBe(1)
    stage.dispose()
  })
})

describe('pictures that are fetched before they are shown', () => {
  it('are given back with their box though one of them did not come, which is said', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const released: string[] = []
    const fault = new Error('the picture 49/board could not be loaded')
    const source = pictures({
      load: () => Promise.reject(fault),
      release: (names) => void released.push(...names),
    })
    const { stage } = await tableOf({ quality: 'low' }, source)
    expect(warn).toHaveBeenCalledWith(expect.any(String), fault)
    expect(stage.stats().isPrepared).toBe(true)
    void stage.show([], { instant: true })
    await vi.advanceTimersByTimeAsync(LONG)
    expect(released).toEqual(['49/atlas', '49/board'])
    stage.dispose()
  })
})

describe('a quality that is chosen before the first pictures are there', () => {
  it('is the one in which the table is first drawn', async () => {
    const renderer = createBlankRenderer()
    const stage = createStage(renderer, pictures(), { quality: 'high' })
    stage.setOptions({ quality: 'low' })
    await stage.ready
    expect(stage.stats().quality).toBe('low')
    stage.dispose()
  })
})

describe('another table', () => {
  it('is not built any more once the stage is gone', async () => {
    const { source, coming } = withLateBaize()
    const { renderer, stage } = await tableOf({ quality: 'low' }, source)
    stage.setOptions({ table: 'baize' })
    stage.dispose()
    expect(renderer.info.memory.geometries).toBe(0)
    coming.resolve(undefined)
    await vi.advanceTimersByTimeAsync(LONG)
    expect(renderer.info.memory.geometries).toBe(0)
  })

  it('comes in the quality that was chosen while its pictures were on their way', async () => {
    const { source, coming } = withLateBaize()
    const { stage } = await tableOf({ quality: 'high' }, source)
    stage.setOptions({ table: 'baize' })
    stage.setOptions({ quality: 'low' })
    coming.resolve(undefined)
    await vi.advanceTimersByTimeAsync(LONG)
    expect(stage.stats().quality).toBe('low')
    stage.dispose()
  })

  it('leaves the old one where it is if its pictures do not come, which is said', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { source, coming } = withLateBaize()
    const { stage } = await tableOf({ quality: 'low' }, source)
    const before = stage.stats()
    const fault = new Error('the picture room/baize could not be loaded')
    stage.setOptions({ table: 'baize' })
    coming.reject(fault)
    await vi.advanceTimersByTimeAsync(LONG)
    expect(warn).toHaveBeenCalledWith(expect.any(String), fault)
    expect(stage.stats()).toEqual(before)
    stage.dispose()
  })
})

describe('a graphics context that was lost and came back', () => {
  const lose = (canvas: HTMLCanvasElement) => {
    for (const what of ['lost', 'restored'])
      canvas.dispatchEvent(new Event(`webglcontext${what}`, { cancelable: true }))
  }

  beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())

  it('shows the table again', async () => {
    const lost = vi.fn()
    const { renderer, stage } = await tableOf({ quality: 'low' }, pictures(), { lost })
    lose(renderer.domElement)
    const { frames } = stage.stats()
    await vi.advanceTimersByTimeAsync(LONG)
    expect(stage.stats().frames).toBeGreaterThan(frames)
    expect(lost).not.toHaveBeenCalled()
    stage.dispose()
  })

  it('is given up where the pictures cannot be fetched again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const fault = new Error('the picture 49/atlas could not be loaded')
    const lost = vi.fn()
    const source = pictures({ reload: () => Promise.reject(fault) })
    const { renderer, stage } = await tableOf({ quality: 'low' }, source, { lost })
    lose(renderer.domElement)
    await vi.advanceTimersByTimeAsync(LONG)
    expect(lost).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledWith(expect.any(String), fault)
    stage.dispose()
  })

  it('shows the table though the list of its pictures came after it', async () => {
    const list = byHand<Response>()
    vi.stubGlobal('fetch', () => list.promise)
    const renderer = createBlankRenderer()
    const stage = createStage(renderer, null, { quality: 'low' })
    lose(renderer.domElement)
    list.resolve(Response.json({ pictures: {}, cells: {} }))
    await stage.ready
    expect(stage.stats().drawCalls).toBeGreaterThan(0)
    stage.dispose()
  })
})
