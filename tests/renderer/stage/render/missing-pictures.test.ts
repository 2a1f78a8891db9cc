// @vitest-environment happy-dom
import { Material, Mesh, Texture, type WebGLRenderer } from 'three'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { createStage } from '../../../../src/renderer/stage/render/create-stage'
import type { StageCallbacks } from '../../../../src/renderer/stage/stage-api'
import type { Pictures } from '../../../../src/renderer/stage/surface/piece-pictures'
import { createBlankRenderer } from '../blank-renderer'
import { createFakePictures } from '../fake-pictures'

const card = (face: string, x: number): Piece => ({
  id: face,
  kind: 'card',
  face,
  touch: `card:${face}`,
  pose: { x, y: 0, z: 0 },
})

const FIRST = card('49/1', 0)
const SECOND = card('49/2', 3)
const FOREIGN = card('pack/QH', -3)

/** Name of the material of the table's top with the baize. */
const CLOTH = 'table baize'

/** Longer than any movement, in milliseconds. */
const LONG = 5000

/** Returns pictures of two boxes and of one table. They come when they are asked for, except those in `keptBack`. */
function supply(...keptBack: string[]) {
  const there = new Map<string, Texture>()
  const missing = new Set(keptBack)
  const load = vi.fn((names: readonly string[]) => {
    for (const name of names) if (!missing.has(name)) there.set(name, new Texture())
    const absent = names.find((name) => missing.has(name))
    return absent === undefined
      ? Promise.resolve()
      : Promise.reject(new Error(`the picture ${absent} could not be loaded`))
  })
  const source: Pictures = createFakePictures({
    has: (name) => ['49/atlas', 'pack/atlas', 'room/baize'].includes(name),
    texture: (name) => there.get(name) ?? null,
    face: (name) => ({ picture: `${name.split('/')[0] ?? ''}/atlas`, cell: [0, 0, 0.125, 0.125] }),
    load,
  })
  const askedFor = (name: string) => load.mock.calls.filter(([names]) => names.includes(name)).length
  return { source, missing, askedFor }
}

/** Returns a set that collects the names of the materials that a renderer draws from now on. */
function drawnBy(renderer: WebGLRenderer): ReadonlySet<string> {
  const names = new Set<string>()
  const render = renderer.render.bind(renderer)
  renderer.render = (scene, camera) => {
    scene.traverse((thing) => {
      if (thing instanceof Mesh && thing.material instanceof Material) names.add(thing.material.name)
    })
    render(scene, camera)
  }
  return names
}

/** Returns a table of one card, at rest, and the names of the materials that are drawn. */
async function tableOf(source: Pictures, calls: StageCallbacks = {}) {
  const renderer = createBlankRenderer()
  const drawn = drawnBy(renderer)
  const stage = createStage(renderer, source, { quality: 'low' }, calls)
  void stage.show([FIRST], { instant: true })
  await stage.ready
  await vi.advanceTimersByTimeAsync(LONG)
  return { stage, drawn }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a list of which one picture does not come', () => {
  it('lies there but for what shows it, which is said once, and lies there whole with the next list', async () => {
    const { source, missing, askedFor } = supply('pack/atlas')
    const { stage } = await tableOf(source)
    await stage.show([FIRST, SECOND, FOREIGN], { instant: true })
    expect(stage.positionOf('card:49/2')).not.toBeNull()
    expect(stage.positionOf('card:pack/QH')).toBeNull()
    await stage.show([SECOND, FOREIGN], { instant: true })
    expect(stage.positionOf('card:49/1')).toBeNull()
    expect(askedFor('pack/atlas')).toBe(2)
    expect(console.warn).toHaveBeenCalledTimes(1)
    missing.clear()
    await stage.show([FIRST, SECOND, FOREIGN], { instant: true })
    expect(stage.positionOf('card:pack/QH')).not.toBeNull()
    expect(stage.positionOf('card:49/1')).not.toBeNull()
    stage.dispose()
  })
})

describe('a table whose picture does not come', () => {
  it('keeps no list back, is asked for again with each, and is drawn when it came', async () => {
    const { source, missing, askedFor } = supply('room/baize')
    const { stage, drawn } = await tableOf(source)
    stage.setOptions({ table: 'baize' })
    await vi.advanceTimersByTimeAsync(LONG)
    expect(askedFor('room/baize')).toBe(1)
    await stage.show([FIRST, SECOND], { instant: true })
    expect(stage.positionOf('card:49/2')).not.toBeNull()
    expect(askedFor('room/baize')).toBe(2)
    expect(console.warn).toHaveBeenCalledTimes(1)
    expect(drawn).not.toContain(CLOTH)
    missing.clear()
    await stage.show([FIRST], { instant: true })
    await vi.advanceTimersByTimeAsync(LONG)
    expect(drawn).toContain(CLOTH)
    stage.dispose()
  })

  it('stays the old one in another quality, too', async () => {
    const { source } = supply('room/baize')
    const { stage, drawn } = await tableOf(source)
    stage.setOptions({ table: 'baize' })
    stage.setOptions({ quality: 'high' })
    await vi.advanceTimersByTimeAsync(LONG)
    expect(stage.stats().quality).toBe('high')
    expect(drawn).not.toContain(CLOTH)
    stage.dispose()
  })
})

describe('another table, while the picture of a card does not come', () => {
  it('is drawn', async () => {
    const { source } = supply('pack/atlas')
    const { stage, drawn } = await tableOf(source)
    await stage.show([FIRST, FOREIGN], { instant: true })
    stage.setOptions({ table: 'baize' })
    await vi.advanceTimersByTimeAsync(LONG)
    expect(drawn).toContain(CLOTH)
    stage.dispose()
  })
})

describe('a stage whose first pictures do not come', () => {
  it('says so to whoever waits for it, and to nobody else when the page prints on it', async () => {
    vi.useRealTimers()
    const unheard = vi.fn()
    process.on('unhandledRejection', unheard)
    const stage = createStage(createBlankRenderer(), supply('room/baize').source, { table: 'baize', quality: 'low' })
    stage.setPicture('pad', document.createElement('canvas'))
    await expect(stage.ready).rejects.toThrow('room/baize')
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', unheard)
    expect(unheard).not.toHaveBeenCalled()
    stage.dispose()
  })
})

describe('a stage that is left while a list waits for its pictures', () => {
  it('says that nothing is fetched any more, and nothing after that', async () => {
    const { source } = supply()
    let arrive = (): void => undefined
    const late = new Promise<void>((resolve) => (arrive = resolve))
    const fetching = vi.fn()
    const { stage } = await tableOf(source, { fetching })
    source.load = async (_, progress) => {
      await late
      progress?.(1)
    }
    void stage.show([FOREIGN])
    await vi.advanceTimersByTimeAsync(LONG)
    expect(fetching.mock.calls).toEqual([[0]])
    stage.dispose()
    expect(fetching.mock.calls).toEqual([[0], [null]])
    arrive()
    await vi.advanceTimersByTimeAsync(LONG)
    expect(fetching.mock.calls).toEqual([[0], [null]])
  })
})
