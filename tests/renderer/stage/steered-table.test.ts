// @vitest-environment happy-dom
import { Texture } from 'three'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { boxOf } from '../../../src/renderer/framing/box'
import { pageViewsOf } from '../../../src/renderer/framing/stage-view'
import { BOARD_EXTENT } from '../../../src/renderer/framing/table-layout'
import type { Piece } from '../../../src/renderer/stage/model/pieces'
import { createStage } from '../../../src/renderer/stage/render/create-stage'
import type { PieceTouch } from '../../../src/renderer/stage/touch'
import { createBlankRenderer } from './blank-renderer'
import { createFakePictures } from './fake-pictures'

const [WIDTH, HEIGHT] = [1280, 720]
const CARD: Piece = { id: 'a', kind: 'card', face: '49/1', touch: 'card:1', pose: { x: 4, y: 0, z: -3 } }
/** A point of bare wood, and longer than any movement, in milliseconds. */
const WOOD = { x: 200, y: 500 }
const LONG = 5000

const eye = { pitch: 1.1, focal: 1690, cx: 460, cy: 360, position: [0, 31, 15.8] } as const
const free = boxOf(0, 0, 920, HEIGHT)
const views = pageViewsOf({
  table: 'a',
  eye,
  above: { ...eye, pitch: 1.56, position: [0, 40, 0] },
  canvas: { width: WIDTH, height: HEIGHT },
  free,
  beyondHand: free,
  extent: BOARD_EXTENT,
  rem: 16,
})

/** Returns a page of one card at rest, a pointer over its canvas, and what the stage has told. */
async function openTable(isPage = true) {
  const renderer = createBlankRenderer()
  const canvas = renderer.domElement
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, HEIGHT)
  canvas.setPointerCapture = () => undefined
  const atlas = new Texture()
  const pictures = createFakePictures({
    names: () => ['49/atlas'],
    has: (name) => name.startsWith('49/'),
    texture: () => atlas,
    face: () => ({ picture: '49/atlas', cell: [0, 0, 0.125, 0.125] }),
  })
  const touches: PieceTouch[] = []
  const magnified: boolean[] = []
  const stage = createStage(
    renderer,
    pictures,
    { quality: 'low', settle: false },
    {
      touch: (event) => event.kind !== 'hover' && touches.push(event),
      magnified: (is) => magnified.push(is),
    },
  )
  onTestFinished(() => stage.dispose())
  stage.resize(WIDTH, HEIGHT)
  if (isPage) stage.setPage(views)
  void stage.show([CARD], { instant: true })
  await stage.ready
  const rest = () => vi.advanceTimersByTimeAsync(LONG)
  await rest()
  const pointer = (kind: 'down' | 'move' | 'up', { x, y }: { x: number; y: number }) =>
    canvas.dispatchEvent(
      new PointerEvent(`pointer${kind}`, { pointerId: 1, clientX: x, clientY: y, pointerType: 'mouse', button: 0 }),
    )
  const wheel = async (at: { x: number; y: number }, deltaY: number) => {
    // The position is assigned, because a wheel event made in the test environment has none.
    canvas.dispatchEvent(Object.assign(new WheelEvent('wheel', { deltaY }), { clientX: at.x, clientY: at.y }))
    await rest()
  }
  const drag = (from: { x: number; y: number }, to: { x: number; y: number }) => {
    pointer('down', from)
    // A drag begins where it is longer than a tap.
    pointer('move', { x: from.x + 6, y: from.y })
    pointer('move', { x: to.x + 6, y: to.y })
  }
  const place = () => stage.positionOf('card:1')!
  return { stage, touches, magnified, rest, pointer, wheel, drag, place }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a table that is steered', () => {
  it('is magnified by the wheel there where it turns, and cards are found where they are seen', async () => {
    const { wheel, place, pointer, touches, magnified } = await openTable()
    const before = place()
    await wheel({ x: 500, y: 200 }, -150)
    const factor = Math.exp(0.33)
    expect(place().x).toBeCloseTo(500 + (before.x - 500) * factor, 0)
    expect(place().y).toBeCloseTo(200 + (before.y - 200) * factor, 0)
    pointer('down', place())
    pointer('up', place())
    expect(touches).toMatchObject([{ kind: 'tap', touch: 'card:1' }])
    await wheel({ x: 500, y: 200 }, 150)
    expect(place().x).toBeCloseTo(before.x, 1)
    expect(magnified).toEqual([true, false])
  })

  it('is moved by a drag while it is magnified, and a double click leads back', async () => {
    const { wheel, drag, place, pointer, touches, rest } = await openTable()
    const before = place()
    for (let i = 0; i < 3; i++) await wheel({ x: 500, y: 300 }, -150)
    const near = place()
    drag(WOOD, { x: WOOD.x + 40, y: WOOD.y + 30 })
    pointer('up', WOOD)
    await rest()
    expect(place().x - near.x).toBeCloseTo(40, 1)
    expect(place().y - near.y).toBeCloseTo(30, 1)
    for (let i = 0; i < 2; i++) for (const kind of ['down', 'up'] as const) pointer(kind, WOOD)
    await rest()
    expect(place().x).toBeCloseTo(before.x, 1)
    expect(touches).toEqual([])
  })

  it('turns under a drag of bare wood, rests turned without a frame, and springs back', async () => {
    const { stage, drag, place, pointer, rest } = await openTable()
    const before = place()
    drag(WOOD, { x: WOOD.x + 250, y: WOOD.y })
    await rest()
    const held = place()
    expect(Math.hypot(held.x - before.x, held.y - before.y)).toBeGreaterThan(3)
    const { frames } = stage.stats()
    await rest()
    expect([stage.stats().frames, place()]).toEqual([frames, held])
    pointer('up', WOOD)
    await rest()
    expect(place().x).toBeCloseTo(before.x, 6)
    const still = stage.stats().frames
    await rest()
    expect(stage.stats().frames).toBe(still)
  })

  it('returns to the seat when the wheel turns back in a view that is near from the start', async () => {
    const { stage, wheel, touches, rest } = await openTable()
    stage.setView('lean', { x: 0, z: 0 })
    await rest()
    await wheel(WOOD, -100)
    await wheel(WOOD, 150)
    expect(touches).toEqual([])
    await wheel(WOOD, 100)
    expect(touches).toMatchObject([{ kind: 'lean' }])
  })

  it('is not steered by keys or pointer where it is no page, nor where the view is fixed', async () => {
    const shelf = await openTable(false)
    const before = shelf.place()
    await shelf.wheel(WOOD, -150)
    shelf.stage.magnify(2)
    shelf.stage.steer(1, 0)
    shelf.drag(WOOD, { x: WOOD.x + 250, y: WOOD.y })
    await shelf.rest()
    expect(shelf.place()).toEqual(before)
    document.documentElement.setAttribute('data-fixed-view', '')
    onTestFinished(() => document.documentElement.removeAttribute('data-fixed-view'))
    const fixed = await openTable()
    const at = fixed.place()
    await fixed.wheel(WOOD, -150)
    fixed.drag(WOOD, { x: WOOD.x + 250, y: WOOD.y })
    await fixed.rest()
    expect(fixed.place()).toEqual(at)
  })

  it('turns while a key is held, and moves by steps where it is magnified', async () => {
    const { stage, place, rest } = await openTable()
    const before = place()
    stage.steer(1, 0)
    await rest()
    expect(place().x).not.toBeCloseTo(before.x, 0)
    stage.release()
    await rest()
    expect(place().x).toBeCloseTo(before.x, 6)
    stage.magnify(2)
    await rest()
    const near = place()
    stage.steer(1, 0)
    await rest()
    expect(near.x - place().x).toBeCloseTo(90, 1)
    stage.straighten()
    await rest()
    expect(place().x).toBeCloseTo(before.x, 1)
  })
})
