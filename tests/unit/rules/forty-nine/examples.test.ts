import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import { viewTable, replay } from '../../../../src/rules/kit'

const leaflet = new URL('../../../fixtures/forty-nine/leaflet.json', import.meta.url)
const { record } = JSON.parse(readFileSync(leaflet, 'utf8')) as { record: { moves: string[] } }

describe("the leaflet's game", () => {
  it.each([
    [16, 0, 0],
    [17, 10, 0],
    [23, 10, 25],
    [25, 10, 25],
    [26, 65, 25],
    [27, 65, 40],
    [28, 95, 40],
    [39, 95, 40],
    [40, 135, 40],
    [47, 135, 40],
    [48, 135, 75],
    [53, 145, 75],
    [54, 145, 155],
  ])('stands after move %i at %i to %i', (ply, A, B) => {
    const replayed = replay(gameById, { ...record, moves: record.moves.slice(0, ply) })
    expect(replayed.ok && replayed.line.plyCount).toBe(ply)
    expect(replayed.line && gameById('forty-nine').dump(replayed.line.state)).toMatchObject({ points: { A, B } })
  })

  it.each([
    [{}, { A: 145, B: 155 }],
    [{ style: 'baltimore' }, { A: -10, B: 10 }],
    [{ combinations: true }, { A: 160, B: 170 }],
    [{ referee: 'strict' }, { A: 125, B: 135 }],
  ])('with %j ends with %j', (options, scores) => {
    const replayed = replay(gameById, { ...record, options })
    expect(replayed.ok && viewTable(replayed.line.game, replayed.line.state, -1).scores).toEqual(scores)
  })
})
