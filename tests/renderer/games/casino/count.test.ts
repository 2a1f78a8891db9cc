import { describe, expect, it } from 'vitest'
import { cassino21Face } from '../../../../src/renderer/games/cassino-21'
import { cassino25Face } from '../../../../src/renderer/games/cassino-25'
import { chicagoCasinoFace } from '../../../../src/renderer/games/chicago-casino'
import { colorCasinoFace } from '../../../../src/renderer/games/color-casino'
import type { GameFace } from '../../../../src/renderer/games/types'
import { ONLOOKER, type Options } from '../../../../src/rules/kit'
import { wander } from '../contract'

interface Rounds {
  readonly rounds: readonly { readonly points: Readonly<Record<string, number>> }[]
}

const TABLES: readonly (readonly [face: GameFace, seats: number, options: Options])[] = [
  [cassino25Face, 2, { target: 11 }],
  [cassino21Face, 4, { target: 11 }],
  [cassino21Face, 4, { target: 11, partners: false }],
  [colorCasinoFace, 2, { target: 8 }],
  [colorCasinoFace, 4, { target: 8, partners: true }],
  [chicagoCasinoFace, 3, { target: 60 }],
]

describe.each(TABLES)('%# the count', (face, seats, options) => {
  it('adds up, item by item, to what every seat was given in the last round, during the game and at its end', () => {
    let counted = 0
    wander(face.id, { name: 'count', seats, options, plies: 400 }, `count ${face.id}`, ({ seen, line }) => {
      const view = seen(ONLOOKER)
      const { rounds } = view.state as Rounds
      const last = rounds.at(-1)
      if (last === undefined) return expect(face.count!(view)).toEqual([])
      const steps = face.count!(view)
      const partners = options['partners'] !== false && seats === 4
      const counts = Object.entries(last.points).filter(([seat]) => !partners || seat < 'C')
      for (const [seat, points] of counts)
        expect(steps.reduce((sum, step) => (step.seat === seat ? sum + step.points : sum), 0)).toBe(points)
      const { lines, totals } = face.pad(view)
      expect(totals).toEqual(Object.values(view.scores).map(String))
      expect(lines.at(-1)!.cells).toEqual(Object.values(last.points).map(String))
      if (line.over) counted += 1
    })
    expect(counted).toBe(1)
  })
})
