import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { boxOf } from '../../../src/renderer/framing/box'
import { projectPoint, tablePointAt, type PageCamera } from '../../../src/renderer/framing/camera'
import { frameFromAbove, framePage } from '../../../src/renderer/framing/page-plan'
import { pageViewsOf, stageViewOf, type PageViewOptions } from '../../../src/renderer/framing/stage-view'
import { BOARD_EXTENT } from '../../../src/renderer/framing/table-layout'
import { isMoved, type FramedView } from '../../../src/renderer/stage/camera/page-views'
import { createCameraRig } from '../../../src/renderer/stage/camera/camera-rig'
import type { TablePoint } from '../../../src/renderer/stage/model/pieces'
import { intersectPlane, rayThrough } from '../../../src/renderer/stage/input/hit-test'
import { TABLE } from '../../../src/renderer/stage/model/sizes'
import { games } from '../../../src/rules/catalogue'
import { viewAt, galleryPositions } from '../../bench/framing/positions'
import { SIZES } from '../../bench/framing/floors'
import { pageOf, pageRequestOf } from './pages'

const canvas = { width: 1280, height: 720 }
const free = boxOf(0, 0, 920, 720)
const EYE: PageCamera = { pitch: 1.1, focal: 1690, cx: 460, cy: 360, position: [0, 31, 15.8] }
const ABOVE: PageCamera = { ...EYE, pitch: 1.56, position: [0, 40, 0] }
const OPTIONS: PageViewOptions = {
  table: 'a',
  eye: EYE,
  above: ABOVE,
  canvas,
  free,
  rem: 16,
  beyondHand: boxOf(0, 0, 920, 500),
  extent: BOARD_EXTENT,
}
const page = pageViewsOf(OPTIONS)

/** Returns where the stage's camera shows a point on the canvas, in CSS pixels. */
function projected({ viewpoint, frame }: FramedView, [x, y, z]: readonly [number, number, number]) {
  const rig = createCameraRig(viewpoint)
  rig.resize(canvas.width, canvas.height)
  rig.go(viewpoint, 0, frame)
  const at = new Vector3(x, y, z).project(rig.camera)
  return { x: ((at.x + 1) / 2) * canvas.width, y: ((1 - at.y) / 2) * canvas.height }
}

describe('the views of a page', () => {
  it('show every point where the plan has it', () => {
    for (const point of [
      [0, 0, 0],
      [-8, 0, 8],
      [8, 0, -8],
      [14, 1.2, 3],
    ] as const) {
      const is = projected(stageViewOf(EYE, canvas), point)
      expect(is.x).toBeCloseTo(projectPoint(EYE, point).x, 3)
      expect(is.y).toBeCloseTo(projectPoint(EYE, point).y, 3)
    }
  })

  it('bring what is looked at closely to the middle of what is free, beyond the hand, and larger', () => {
    for (const [name, middle] of [
      ['lean', 250],
      ['close', 360],
    ] as const) {
      const view = page.view(name, { x: 5, z: -3 })
      const at = projected(view, [5, 0, -3])
      expect(at.x).toBeCloseTo(460, 3)
      expect(at.y).toBeCloseTo(middle, 3)
      expect(projected(view, [6, 0, -3]).x - at.x).toBeGreaterThan(projectPoint(EYE, [5, 0, -3]).pixelsPerInch * 1.5)
    }
  })

  it('show the page from above with the camera that was solved for it', () => {
    const from = page.view('top', { x: 0, z: 0 })
    const [is, planned] = [projected(from, [3, 0, -5]), projectPoint(ABOVE, [3, 0, -5])]
    expect(is.x).toBeCloseTo(planned.x, 3)
    expect(is.y).toBeCloseTo(planned.y, 3)
  })

  it('turn about the middle of the field, and let a near picture be moved over all of the field', () => {
    expect(page.pivot).toEqual({ x: 0, z: 0 })
    expect(page.view('seat', { x: 0, z: 0 }).reach).toBeUndefined()
    const { reach, ...view } = page.view('lean', { x: 0, z: 0 })
    expect(reach!.left).toBeCloseTo(projected(view, [-8, 0, 8]).x, 3)
    expect(reach!.top).toBeCloseTo(projected(view, [8, 0, -8]).y, 3)
  })

  it('tell a page that only its window has moved from another table', () => {
    const wider = pageViewsOf({ ...OPTIONS, canvas: { ...canvas, width: 1400 } })
    const other = pageViewsOf({ ...OPTIONS, table: 'b', canvas: { ...canvas, width: 1400 } })
    expect(isMoved(page, wider)).toBe(true)
    expect(isMoved(page, other)).toBe(false)
    expect(isMoved(null, page)).toBe(false)
    expect(isMoved(page, null)).toBe(false)
  })
})

/** Radius of the rounded corners of the wood, in inches. */
const ROUND = 5
const isWood = ({ x, z }: { readonly x: number; readonly z: number }): boolean => {
  const [dx, dz] = [Math.abs(x) - (TABLE.w / 2 - ROUND), Math.abs(z - TABLE.z) - (TABLE.d / 2 - ROUND)]
  return Math.max(dx, dz) <= ROUND && (dx <= 0 || dz <= 0 || Math.hypot(dx, dz) <= ROUND)
}

/** Returns the points of the table that are seen in the corners of a window, with the view turned as far as it goes. */
function turnedCorners(
  eye: PageCamera,
  window: { readonly width: number; readonly height: number },
  pivot: TablePoint,
) {
  const { viewpoint, frame } = stageViewOf(eye, window)
  const rig = createCameraRig(viewpoint, () => true)
  rig.resize(window.width, window.height)
  rig.go(viewpoint, 0, frame, pivot)
  rig.steering.setRoom({ canvas: window, focus: { x: 0, y: 0 }, reach: null })
  return [-1, 1].flatMap((right) =>
    [-1, 1].flatMap((down) => {
      rig.steering.step(right, down)
      rig.advance(1)
      return [-1, 1].flatMap((x) => [-1, 1].map((y) => intersectPlane(rayThrough(rig.camera, x, y), 0)!))
    }),
  )
}

describe('the wood of the table', () => {
  it.each(['forty-nine', 'new-york-whist', 'puzzle-supreme', 'deck-o-cards-roulette'])(
    'runs to every corner of a table that is turned as far as it goes: %s',
    async (game) => {
      const position = viewAt(game, galleryPositions()[game]!)
      for (const size of SIZES) {
        const [width, height] = size.split('x').map(Number) as [number, number]
        const request = await pageRequestOf(game, position, size)
        const { left, right, far, near } = request.table.extent
        const pivot = { x: (left + right) / 2, z: (far + near) / 2 }
        const framed = framePage(request)
        for (const { camera } of [framed, frameFromAbove(request, framed)])
          expect({ size, bare: turnedCorners(camera, { width, height }, pivot).filter((at) => !isWood(at)) }).toEqual({
            size,
            bare: [],
          })
      }
    },
  )

  it.each(games.map(({ info }) => info.id))('runs to every edge of every window: %s', async (game) => {
    const position = viewAt(game, galleryPositions()[game]!)
    for (const size of [...SIZES, '344x882', '1280x480', '768x1024'] as const) {
      const { camera } = await pageOf(game, position, size)
      const [width, height] = size.split('x').map(Number) as [number, number]
      const corners = [
        [0, 0],
        [width, 0],
        [0, height],
        [width, height],
      ] as const
      expect({ size, bare: corners.filter(([x, y]) => !isWood(tablePointAt(camera, x, y))) }).toEqual({
        size,
        bare: [],
      })
    }
  })
})
