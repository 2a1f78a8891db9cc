import { describe, expect, it } from 'vitest'
import { BOX_IDS } from '../../../../src/rules/manifest'
import { boxScene, type BoxContext, type BoxPhase } from '../../../../src/renderer/games/boxes/scene'
import { diffPieces } from '../../../../src/renderer/stage/model/piece-diff'
import { overhangOf, cornersOf, seatCamera } from '../geometry'

const PHASES: readonly BoxPhase[] = ['closed', 'lid-off', 'board-out', 'open']

const context = (phase: BoxPhase, change: Partial<BoxContext> = {}): BoxContext => ({
  phase,
  touchable: new Set(),
  wasOpened: phase !== 'closed',
  portrait: false,
  ...change,
})

describe.each(BOX_IDS)('the box %s', (box) => {
  it('shows the four boxes from outside alone, and nothing of what is in them, until one is opened', () => {
    const pieces = boxScene(box, context('closed'))
    expect(pieces.map((piece) => piece.touch).sort()).toEqual(BOX_IDS.map((id) => `box:${id}`).sort())
    for (const piece of pieces) expect(piece.face).toMatch(/^shelf\//)
  })

  it('has pieces with names of their own on the table at every step of opening', () => {
    for (const phase of PHASES)
      for (const portrait of [false, true]) {
        const pieces = boxScene(box, context(phase, { portrait }))
        expect(new Set(pieces.map((piece) => piece.id)).size).toBe(pieces.length)
        for (const piece of pieces)
          for (const { x, y, z } of cornersOf(piece))
            if (y < 6 && (Math.abs(x) > 33 || z < -22.4 || z > 28)) throw new Error(`${piece.id} is off the table`)
      }
  })

  it('comes from where it lay shut: its lid and tray take its place', () => {
    const { changes } = diffPieces(boxScene(box, context('closed')), boxScene(box, context('lid-off')))
    const lid = changes.find(({ piece }) => piece.id === `lid:${box}`)
    expect(lid?.previous?.id).toBe(`box:${box}`)
  })

  it('lays its contents where the seat sees them', () => {
    const camera = seatCamera(16 / 9)
    const open = boxScene(box, context('open'))
    const inside = open.filter((piece) => ['card', 'board', 'dial', 'sheet'].includes(piece.kind))
    expect(inside.length).toBeGreaterThan(0)
    for (const piece of inside) expect(overhangOf(piece, camera), piece.id).toBeLessThanOrEqual(0)
  })
})
