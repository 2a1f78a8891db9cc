import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { viewpoint } from '../../../../src/renderer/stage/camera/viewpoints'
import { createCameraRig } from '../../../../src/renderer/stage/camera/camera-rig'
import { createFrameKeeper } from '../../../../src/renderer/stage/camera/frame-keeper'
import { bestFrame, frameAfter, hidingCost, pointsOf } from '../../../../src/renderer/stage/camera/framing'
import { WHOLE_FRAME } from '../../../../src/renderer/stage/model/frame'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'

const SCREEN = { width: 1280, height: 720 }
const SEAT = viewpoint('seat', SCREEN.width / SCREEN.height)
const PAPER = { left: 940, top: 400, right: 1270, bottom: 710 }

const card = (x: number, z: number, touch?: string): Piece => ({
  id: `card:${x}:${z}`,
  kind: 'card',
  face: '49/1',
  pose: { x, y: 0, z },
  ...(touch === undefined ? {} : { touch }),
})

describe('the frame of the picture', () => {
  it('is the whole picture where nothing lies in the way', () => {
    const points = pointsOf([card(0, 0, 'a'), card(-4, 6, 'b')], SEAT, SCREEN)
    expect(bestFrame(points, [PAPER], SCREEN)).toEqual(WHOLE_FRAME)
  })

  it('brings a card out from under a paper, by a shift if that is enough', () => {
    const points = pointsOf([card(9, 8, 'a')], SEAT, SCREEN)
    expect(hidingCost(WHOLE_FRAME, points, [PAPER], SCREEN)).toBeGreaterThan(0)
    const frame = bestFrame(points, [PAPER], SCREEN)
    expect(hidingCost(frame, points, [PAPER], SCREEN)).toBe(0)
    expect(frame.scale).toBe(1)
  })

  it('is made smaller where no shift is enough', () => {
    const wide = [card(-13, 7, 'a'), card(12, 7, 'b'), card(0, 8, 'c'), card(0, -7, 'd')]
    const frame = bestFrame(pointsOf(wide, SEAT, SCREEN), [PAPER], SCREEN)
    expect(hidingCost(frame, pointsOf(wide, SEAT, SCREEN), [PAPER], SCREEN)).toBe(0)
    expect(frame.scale).toBeLessThan(1)
  })

  it('shows what can be touched rather than what cannot, where there is no room for both', () => {
    const everywhere = [{ left: 0, top: 0, right: 600, bottom: 720 }, PAPER]
    const pieces = [card(-13, 0), card(13, 0), card(-12, 6), card(12, 6), card(0, -4, 'a')]
    const frame = bestFrame(pointsOf(pieces, SEAT, SCREEN), everywhere, SCREEN)
    expect(hidingCost(frame, pointsOf(pieces.slice(4), SEAT, SCREEN), everywhere, SCREEN)).toBe(0)
  })

  it('stays as it is while everything is seen', () => {
    const first = frameAfter(null, pointsOf([card(9, 8, 'a')], SEAT, SCREEN), [PAPER], SCREEN)
    expect(frameAfter(first, pointsOf([card(0, 0, 'a')], SEAT, SCREEN), [PAPER], SCREEN)).toBe(first)
    expect(frameAfter(first, pointsOf([card(12, 5, 'a')], SEAT, SCREEN), [PAPER], SCREEN)).not.toBe(first)
  })

  it('is what the camera then shows: points lie where they were reckoned', () => {
    const man = createCameraRig(SEAT)
    man.resize(SCREEN.width, SCREEN.height)
    const frame = { scale: 0.9, x: -80, y: 40 }
    man.go(SEAT, 0, frame)
    const [corner] = pointsOf([card(4, 5, 'a')], SEAT, SCREEN)
    const seen = new Vector3(4 - 0.97, 0, 5 - 0.97).project(man.camera)
    expect(((seen.x + 1) / 2) * 1280).toBeCloseTo(640 + 0.9 * (corner!.x - 640) - 80, 3)
    expect(((1 - seen.y) / 2) * 720).toBeCloseTo(360 + 0.9 * (corner!.y - 360) + 40, 3)
  })

  it('begins anew at another table, and leaves whoever leans in alone', () => {
    const framer = createFrameKeeper()
    expect(framer.keepClear([PAPER], { name: 'one' })).toBe(true)
    expect(framer.keepClear([PAPER], { name: 'one' })).toBe(false)
    expect(framer.frame('seat', SEAT, [card(9, 8, 'a')], SCREEN)).not.toEqual(WHOLE_FRAME)
    expect(framer.frame('lean', SEAT, [card(9, 8, 'a')], SCREEN)).toEqual(WHOLE_FRAME)
    expect(framer.keepClear([PAPER], { name: 'two' })).toBe(true)
    expect(framer.frame('seat', SEAT, [card(0, 0, 'a')], SCREEN)).toEqual(WHOLE_FRAME)
  })

  it('shows the view of the shelf unframed, whatever lies over it; other views keep clear of it', () => {
    const shelf = createFrameKeeper()
    const pieces = [card(9, 8, 'a')]
    shelf.keepClear([PAPER], { name: 'shelf' })
    expect(shelf.frame('shelf', SEAT, pieces, SCREEN)).toEqual(WHOLE_FRAME)
    expect(shelf.frame('seat', SEAT, pieces, SCREEN)).not.toEqual(WHOLE_FRAME)
  })
})
