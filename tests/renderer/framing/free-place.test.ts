import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxOf, heightOf, widthOf, type Box } from '../../../src/renderer/framing/box'
import { fitCamera, focalOf, projectedBounds } from '../../../src/renderer/framing/camera'
import { findFreePlace, obstaclesOf, paperObstacle, type Obstacle } from '../../../src/renderer/framing/free-place'
import { outlinePointsOf } from '../../../src/renderer/framing/outline'
import type { Piece } from '../../../src/renderer/stage/model/pieces'
import { runCount, SEED } from '../../scale'

const ROOM = boxOf(0, 0, 1280, 720)
const PAPER = { width: 240, height: 120 }
const MIDDLE = { x: 640, y: 360 }
/** Distance between two places that are tried, in CSS pixels. */
const STEP = 8

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const middleOf = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })

describe('the place of a paper that comes and goes', () => {
  it('is its home where nothing lies', () => {
    const { x, y } = middleOf(findFreePlace([PAPER], ROOM, [], MIDDLE))
    expect(Math.abs(x - MIDDLE.x)).toBeLessThanOrEqual(STEP / 2)
    expect(Math.abs(y - MIDDLE.y)).toBeLessThanOrEqual(STEP / 2)
  })

  it('is beside what lies at its home, no further off than that needs', () => {
    const card: Obstacle = { box: boxOf(600, 300, 680, 420), weight: 1 }
    const place = findFreePlace([PAPER], ROOM, [card], MIDDLE)
    expect(meets(place, card.box)).toBe(false)
    expect(Math.hypot(middleOf(place).x - MIDDLE.x, middleOf(place).y - MIDDLE.y)).toBeLessThan(
      heightOf(card.box) / 2 + PAPER.height / 2 + 2 * STEP,
    )
  })

  it('is on what matters less where there is no bare place', () => {
    const board: Obstacle = { box: boxOf(0, 0, 640, 720), weight: 0.15 }
    const hand: Obstacle = { box: boxOf(640, 0, 1280, 720), weight: 4 }
    expect(findFreePlace([PAPER], ROOM, [board, hand], { x: 900, y: 360 }).right).toBeLessThanOrEqual(640)
  })

  it('is never on another paper while there is any other place', () => {
    const other = paperObstacle(boxOf(320, 0, 1280, 720))
    const cards: Obstacle = { box: boxOf(0, 0, 320, 720), weight: 4 }
    expect(meets(findFreePlace([PAPER], ROOM, [other, cards], MIDDLE), other.box)).toBe(false)
  })

  it('takes the size that fits beside what lies there', () => {
    const cards: Obstacle = { box: boxOf(0, 0, 1080, 720), weight: 1 }
    const sizes = [
      { width: 300, height: 100 },
      { width: 180, height: 160 },
    ]
    expect(widthOf(findFreePlace(sizes, ROOM, [cards], { x: 1180, y: 360 }))).toBe(180)
  })

  it('is within the room, whatever lies there', () => {
    const side = fc.integer({ min: -100, max: 1300 })
    const lying = fc
      .tuple(
        side,
        side,
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 1, max: 600 }),
        fc.constantFrom(0.15, 1, 4, 60),
      )
      .map(([x, y, w, h, weight]): Obstacle => ({ box: boxOf(x, y, x + w, y + h), weight }))
    fc.assert(
      fc.property(fc.array(lying, { maxLength: 12 }), side, side, (obstacles, x, y) => {
        const place = findFreePlace([PAPER], ROOM, obstacles, { x, y })
        expect([widthOf(place), heightOf(place)]).toEqual([PAPER.width, PAPER.height])
        expect(Math.min(place.left, place.top)).toBeGreaterThanOrEqual(0)
        expect(place.right).toBeLessThanOrEqual(ROOM.right)
        expect(place.bottom).toBeLessThanOrEqual(ROOM.bottom)
      }),
      { numRuns: runCount(200, 30), seed: SEED },
    )
  })
})

describe('what a paper had better not lie over', () => {
  const card = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({
    id,
    kind: 'card',
    face: 'pack/QH',
    pose: { x, y: 0, z: 0 },
    ...more,
  })
  const eye = fitCamera(
    [
      [-10, 0, -6],
      [10, 0, 6],
    ],
    ROOM,
    { pitch: 1.2, focal: focalOf(35, 720), cx: 640, cy: 360 },
  )

  it('is a hand as one thing, and what lies in the field piece by piece', () => {
    const hand = [card('h1', -2, { group: 'hand' }), card('h2', 2, { group: 'hand' })]
    const field = [card('f1', -6), card('f2', 6)]
    const obstacles = obstaclesOf([...hand, ...field], eye, new Set())
    expect(obstacles.map(({ box }) => box)).toEqual([
      projectedBounds(eye, outlinePointsOf(hand)),
      ...field.map((piece) => projectedBounds(eye, outlinePointsOf([piece]))),
    ])
  })

  it('weighs more the more it is needed', () => {
    const weigh = (piece: Piece, meant: string[] = []) =>
      obstaclesOf([piece], eye, new Set(meant)).map((it) => it.weight)
    const [board = NaN] = weigh({ ...card('b', 0), kind: 'board', face: '49/board' })
    const [usual = NaN] = weigh(card('f', 0))
    const [hand = NaN] = weigh(card('h', 0, { group: 'hand' }))
    const [meant = NaN] = weigh(card('h', 0, { group: 'hand', touch: 'hand:h' }), ['hand:h'])
    expect([board, usual, hand, meant]).toEqual([board, usual, hand, meant].toSorted((a, b) => a - b))
    expect(new Set([board, usual, hand, meant]).size).toBe(4)
    expect(paperObstacle(ROOM).weight).toBeGreaterThan(meant)
  })

  it('is a mark only where the paper speaks of it', () => {
    const mark = card('m', 0, { kind: 'mark', face: 'mark/place', touch: 'square:9' })
    expect(obstaclesOf([mark], eye, new Set())).toEqual([])
    expect(obstaclesOf([mark], eye, new Set(['square:9']))).toHaveLength(1)
  })
})
