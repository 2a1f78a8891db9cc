import { describe, expect, it } from 'vitest'
import { cassino21Face, cassino25Face } from '../../../../src/renderer/games/casino/pack/sheets'
import { chicagoCasinoFace } from '../../../../src/renderer/games/chicago-casino'
import { colorCasinoFace } from '../../../../src/renderer/games/color-casino'
import type { GameFace } from '../../../../src/renderer/games/types'
import { ONLOOKER, type GameEvent, type Options } from '../../../../src/rules/kit'
import { playRandomGame } from '../contract'

interface Rounds {
  readonly rounds: readonly { readonly points: Readonly<Record<string, number>> }[]
}

const TABLES: readonly (readonly [face: GameFace, seats: number, options: Options])[] = [
  [cassino25Face, 2, { target: 11 }],
  [cassino21Face, 4, { target: 21 }],
  [cassino21Face, 4, { target: 11, partners: false }],
  [colorCasinoFace, 2, { target: 8 }],
  [colorCasinoFace, 4, { target: 8, partners: true }],
  [chicagoCasinoFace, 3, { target: 60 }],
]

describe.each(TABLES)('%# the count', (face, seats, options) => {
  it('adds up, item by item, to what every seat was given in the last round, during the game and at its end', () => {
    let counted = 0
    playRandomGame(face.id, { name: 'count', seats, options, plies: 400 }, `count ${face.id}`, ({ seen, line }) => {
      const view = seen(ONLOOKER)
      const { rounds } = view.state as Rounds
      const last = rounds.at(-1)
      if (last === undefined) return expect(face.count!(view)).toEqual([])
      const steps = face.count!(view)
      const counts = Object.entries(last.points).filter(([seat]) => !isPartners(options, seats) || seat < 'C')
      for (const [seat, points] of counts)
        expect(steps.reduce((sum, step) => (step.seat === seat ? sum + step.points : sum), 0)).toBe(points)
      const { lines, totals } = face.pad(view)
      expect(totals).toEqual(Object.values(view.scores).map(String))
      expect(lines.at(-1)!.cells).toEqual(Object.values(last.points).map(String))
      if (line.isOver) counted += 1
    })
    expect(counted).toBe(1)
  })

  it('turns the cards up between rounds too, from what was told, exactly as the open piles show them at the end', () => {
    const story: GameEvent[] = []
    let between = 0
    playRandomGame(
      face.id,
      { name: 'count', seats, options, plies: 400 },
      `count ${face.id}`,
      ({ seen, line, events }) => {
        story.push(...events)
        const view = seen(ONLOOKER)
        const last = (view.state as Rounds).rounds.at(-1)
        if (last === undefined) return
        const told = face.count!(view, () => story)
        for (const [seat, points] of Object.entries(last.points).filter(
          ([one]) => !isPartners(options, seats) || one < 'C',
        ))
          expect(told.reduce((sum, step) => (step.seat === seat ? sum + step.points : sum), 0)).toBe(points)
        // Points without the names of their cards would be a sum of cards that nobody knows.
        expect(told.filter(({ words }) => /\.(extras|scoring)$/.test(words.key))).toEqual([])
        if (line.isOver) expect(sorted(told)).toEqual(sorted(face.count!(view)))
        else between++
      },
    )
    expect(between).toBeGreaterThan(0)
  })

  it('is kept up to date on the pad for whoever saw all of the round: cards, and what counts among them', () => {
    const story: GameEvent[] = []
    let before: Readonly<Record<string, readonly number[]>> = {}
    let compared = 0
    playRandomGame(face.id, { name: 'count', seats, options, plies: 400 }, `count ${face.id}`, ({ seen, events }) => {
      story.push(...events)
      const view = seen(ONLOOKER)
      const lines = face.pad(view, () => story).lines.filter(({ label }) => label.key.startsWith('pad.so-far-'))
      const now = Object.fromEntries(lines.map(({ label, cells }) => [label.key, cells.map(Number)]))
      const { piles } = view.state as { readonly piles: Readonly<Record<string, unknown>> }
      const held = Object.values(piles).map((pile) => (Array.isArray(pile) ? pile.length : Number(pile)))
      const sides = isPartners(options, seats) ? held.map((_, i) => held[i % 2]! + held[(i % 2) + 2]!) : held
      if (lines.length > 0) expect(now['pad.so-far-cards']).toEqual(sides)
      const newRound = events.some(({ type }) => type === 'counted')
      // Within a round no count becomes smaller, because no card that was taken is lost again.
      for (const [key, counts] of newRound ? [] : Object.entries(before)) {
        compared += 1
        for (const [seat, count] of counts.entries()) expect(now[key]?.[seat] ?? count).toBeGreaterThanOrEqual(count)
      }
      before = now
    })
    expect(compared).toBeGreaterThan(10)
  })
})

const isPartners = (options: Options, seats: number) => options['partners'] !== false && seats === 4

/** Returns the steps of a count in a fixed order. The cards of a step are sorted, because they may lie in any order. */
const sorted = (steps: ReturnType<NonNullable<GameFace['count']>>) =>
  steps
    .map(({ faces, ...step }) => ({ ...step, faces: [...faces].sort() }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
