import { describe, expect, it } from 'vitest'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { createPreparedBoxes } from '../../../../src/renderer/stage/render/picture-supply'

const lying = (...faces: string[]): Piece[] =>
  faces.map((face) => ({ id: face, kind: 'card', face, pose: { x: 0, y: 0, z: 0 } }))

describe('boxes whose pictures lie on the graphics card', () => {
  it('are prepared once, and given back when nothing of them is shown any more', () => {
    const boxes = createPreparedBoxes()
    expect([...boxes.addNew(lying('49/1', 'chip/red', 'shelf/deco-lid'))]).toEqual(['49', 'chip'])
    expect([...boxes.addNew(lying('49/2'))]).toEqual([])
    expect([...boxes.removeUnused(lying('49/2'))]).toEqual([])
    expect([...boxes.removeUnused(lying('shelf/outfit-lid', 'deco/lid'))]).toEqual(['49', 'chip'])
    expect([...boxes.addNew(lying('49/1'))]).toEqual(['49'])
  })

  it('keep chips and men while their board lies there', () => {
    const boxes = createPreparedBoxes()
    boxes.addNew(lying('49/board', 'man/red', 'chip/red'))
    expect([...boxes.removeUnused(lying('49/board'))]).toEqual([])
  })
})
