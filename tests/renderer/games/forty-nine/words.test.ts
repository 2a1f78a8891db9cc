import { describe, expect, it } from 'vitest'
import { fortyNineFace } from '../../../../src/renderer/games/forty-nine/face'
import { fortyNine } from '../../../../src/rules/forty-nine-outfit/forty-nine'
import type { FortyNineReasonKey } from '../../../../src/bots/reasons/forty-nine'
import { letterOf, type Options } from '../../../../src/rules/kit'
import { createReader } from '../contract'
import { playRandomGame } from './support'

const words = createReader(fortyNineFace)

const TABLES: readonly (readonly [string, number, Options])[] = [
  ['plain', 2, {}],
  ['everything counted', 3, { combinations: true, style: 'baltimore' }],
  ['strict', 4, { referee: 'strict', combinations: true }],
  ['crowded', 8, { style: 'baltimore', referee: 'strict' }],
]

describe.each(TABLES)('words at a table: %s', (name, seats, options) => {
  it('keep the pad equal to the scores', () => {
    playRandomGame(`pad ${name}`, seats, options, (play) => {
      const seen = play.seen(-1)
      const { lines, totals } = fortyNineFace.pad(seen)
      const sums = totals.map((_, seat) => lines.reduce((sum, line) => sum + Number(line.cells[seat]), 0))
      expect(sums).toEqual(totals.map(Number))
      expect(totals.map(Number)).toEqual(totals.map((_, seat) => seen.scores[letterOf(seat)]))
    })
  })
})

describe('words', () => {
  it('tell the points that a play then makes', () => {
    for (const options of [{}, { combinations: true }])
      for (const seats of [2, 5])
        playRandomGame(`worth ${seats}`, seats, options, (play) => {
          if (play.over) return
          const seat = play.turn
          const seen = play.seen(seat)
          const named = new Map(
            play.moves().map((move) => [move, fortyNineFace.moveWords(seen, seat, move).params?.['points'] ?? 0]),
          )
          const before = play.state.points[letterOf(seat)]!
          const state = fortyNine.clone(play.line.state as never)
          for (const [move, points] of named) {
            const read = fortyNine.read(state, seat, move)
            if (!read.ok) throw new Error(move)
            const after = fortyNine.clone(state)
            fortyNine.apply(after, seat, read.value)
            expect(fortyNine.dump(after).points[letterOf(seat)]! - before, move).toBe(points)
          }
        })
  })

  it('exist for everything that may be said with a play', () => {
    playRandomGame('extras', 2, { referee: 'strict', combinations: true }, (play) => {
      if (play.last) return
      for (const extra of fortyNineFace.extras!.offered(play.seen(0))) expect(words.say(extra.words)).not.toBe('')
    })
  })

  it('exist for every reason that the bots give', () => {
    const keys: Record<FortyNineReasonKey, true> = {
      'opening-card': true,
      'ends-ahead': true,
      'ends-level': true,
      'ends-cheaply': true,
      'scores-square': true,
      'completes-row': true,
      'scores-square-and-row': true,
      'completes-fifty': true,
      'completes-hundred': true,
      'cheater-takes': true,
      'keeps-open-for': true,
      'prepares-row': true,
      'opens-nothing': true,
      'sheds-card': true,
      'draws-for-more': true,
      'draws-nothing-fits': true,
      'passes-holding': true,
      'passes-nothing-fits': true,
    }
    for (const key of Object.keys(keys)) expect(words.has(`reason.${key}`), key).toBe(true)
  })
})
