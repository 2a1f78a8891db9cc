import { describe, expect, it } from 'vitest'
import { boardTop, squareCentre } from '../../../../src/renderer/games/layout/board'
import {
  JUMP_BEATS,
  menOnBoard,
  landingMarks,
  capturedMen,
  walkOf,
  walkFromHops,
  walkTouches,
} from '../../../../src/renderer/games/layout/men'
import { sizeOf } from '../../../../src/renderer/stage/model/sizes'
import { IDLE_CONTEXT } from '../contract'

const ROW = { side: 1, start: -7, columns: 5 } as const
const jumped = walkFromHops([
  { from: 17, over: 25, to: 33 },
  { from: 33, over: 39, to: 45 },
])

describe('the walk of a man', () => {
  it('is read from the text of a move, with the men that were jumped', () => {
    expect(walkOf('39-31')).toEqual({ from: 39, to: 31, squares: [39, 31], over: [] })
    expect(walkOf('17x33x45')).toEqual({ from: 17, to: 45, squares: [17, 33, 45], over: [25, 39] })
    expect(walkOf('25x11')).toEqual({ from: 25, to: 11, squares: [25, 11], over: [18] })
    for (const text of [null, '', 'draw', '17', '17@25', '17-33-45']) expect(walkOf(text)).toBeNull()
  })

  it('is read from what was told of it as from its text', () => {
    expect(jumped).toEqual(walkOf('17x33x45'))
    expect(walkFromHops([{ from: 39, to: 31 }])).toEqual(walkOf('39-31'))
    expect(walkFromHops([])).toBeNull()
  })

  it('touches every square on which he stands, in order', () => {
    expect(walkTouches('17x33x45')).toEqual(['square:17', 'square:33', 'square:45'])
    expect(walkTouches('pass')).toEqual([])
  })
})

describe('men on the board', () => {
  it('stand on their squares; who walked comes from the square that he left', () => {
    const [stood, walked] = menOnBoard({ owner: 'A', face: 'man/peg', squares: [9, 45] }, IDLE_CONTEXT, jumped)
    expect(stood!.from).toBeUndefined()
    expect([walked!.from, walked!.zone]).toEqual(['man:17', 'man:45'])
  })

  it('come down on every square of a long jump, and go straight on a short one', () => {
    const [walked] = menOnBoard({ owner: 'A', face: 'man/peg', squares: [45] }, IDLE_CONTEXT, jumped)
    expect(walked!.path?.map(({ x, z }) => ({ x, z }))).toEqual([17, 33].map(squareCentre))
    const [hopped] = menOnBoard(
      { owner: 'A', face: 'man/peg', squares: [33] },
      IDLE_CONTEXT,
      walkFromHops([{ from: 17, over: 25, to: 33 }]),
    )
    expect(hopped!.path).toBeUndefined()
  })

  it('hover over the square that was touched last, and can be let down on what can be reached', () => {
    const context = { ...IDLE_CONTEXT, picked: ['square:9', 'square:25'], touchable: new Set(['square:41']) }
    const [man] = menOnBoard({ owner: 'A', face: 'man/red', squares: [9] }, context, null)
    const { x, z } = squareCentre(25)
    expect(man!.pose).toMatchObject({ x, z, y: boardTop(x) + 0.004 })
    expect(landingMarks(context, new Set([9])).map((mark) => mark.touch)).toEqual(['square:41'])
  })
})

describe('men that were taken', () => {
  it('are lifted off when the one who jumps them has come down for good', () => {
    const [first, second] = capturedMen('B', 'man/black', 2, ROW, jumped!.over).map(({ beat = 0 }) => beat)
    expect(first).toBeGreaterThanOrEqual(JUMP_BEATS)
    expect(second).toBeGreaterThan(first!)
  })

  it('stand in rows that do not overlap, the last ones come from where they were jumped', () => {
    const men = capturedMen('B', 'man/black', 12, ROW, jumped!.over)
    expect(men.slice(-3).map((man) => man.from)).toEqual([undefined, 'man:25', 'man:39'])
    const { w } = sizeOf('man', 'man/black')
    men.forEach((one, i) => {
      for (const other of men.slice(i + 1)) {
        expect(Math.hypot(one.pose.x - other.pose.x, one.pose.z - other.pose.z)).toBeGreaterThan(w * 0.95)
      }
    })
  })
})
