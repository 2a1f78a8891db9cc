import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pittsburghDraw } from '../../../../src/rules/forty-nine-outfit/pittsburgh-draw'
import type { PittsburghState } from '../../../../src/rules/forty-nine-outfit/pittsburgh-draw/state'
import {
  defaults,
  LineOfPlay,
  listTexts,
  viewTable,
  ONLOOKER,
  createSeededRng,
  createSeedSource,
} from '../../../../src/rules/kit'
import type { Rng } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import { begin, movesOf, play, refusal, type Oracle } from './oracle'

const tables = fc.record({
  seed: fc.string({ maxLength: 8 }),
  seats: fc.integer({ min: 2, max: 8 }),
  cheater: fc.boolean(),
  target: fc.oneof(fc.constant(21), fc.integer({ min: 1, max: 40 })),
})

type Setting = { seed: string; seats: number; cheater: boolean; target: number }

function sit({ seed, seats, cheater, target }: Setting) {
  const options = { ...defaults(pittsburghDraw.info), cheater, target }
  const line = new LineOfPlay(pittsburghDraw, options, seats, createSeedSource(seed))
  line.settleChance()
  let used = 0
  const oracle = begin(seats, cheater, target, (count) => line.tape.slice(used, (used += count)))
  return { line, oracle, isUsedUp: () => used === line.tape.length }
}

function movesFrom(line: LineOfPlay, seat: number): string[] {
  const state = line.state as PittsburghState
  return listTexts(pittsburghDraw, state, seat).sort()
}

function compare(line: LineOfPlay, o: Oracle): void {
  const { over, toMove, scores, winners, state } = viewTable(pittsburghDraw, line.state, ONLOOKER)
  expect({ over, toMove, scores, winners, deal: (state as { deal: number }).deal }).toEqual({
    over: o.winners !== null,
    toMove: o.turn === null ? [] : [o.turn],
    scores: o.scores,
    winners: o.winners,
    deal: o.deal,
  })
  const { deal, dealer, turn, stock, hands, discards, shown, deals } = o
  const ours = pittsburghDraw.dump(line.state as PittsburghState)
  const theirs = { deal, dealer, turn, stock, hands, discards, shown, deals }
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs)
}

/** Returns a legal text with a fault somewhere, or a text of another hand. */
function spoilt(text: string, o: Oracle, rng: Rng): string {
  const words = text.split(' ')
  const at = rng.below(text.length)
  const cards = Object.values(o.hands).flat()
  const texts = [
    words.toReversed().join(' '),
    [...words, cards[rng.below(cards.length)]].join(' '),
    `discard ${cards[rng.below(cards.length)]}`,
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + ' 0C19d'.charAt(rng.below(6)) + text.slice(at + 1),
    `${text} C`,
    `discard 0${rng.below(10)}`,
    'discard',
    'stand ',
  ]
  return texts[rng.below(texts.length)]!
}

describe('beside a plain model of the page', () => {
  it('the engine stands the same after every move of random games and refuses the same with the same code', () => {
    let reshuffles = 0
    fc.assert(
      fc.property(tables, (setting) => {
        const { line, oracle, isUsedUp } = sit(setting)
        const rng = createSeededRng(setting.seed)
        compare(line, oracle)
        while (!line.isOver) {
          const seat = 'ABCDEFGH'.indexOf(oracle.turn!)
          const moves = movesFrom(line, seat)
          expect(moves).toEqual(movesOf(oracle))
          const text = moves[rng.below(moves.length)]!
          for (const other of [text, spoilt(text, oracle, rng), spoilt(text, oracle, rng)]) {
            const by = rng.below(4) === 0 ? rng.below(setting.seats) : seat
            const read = pittsburghDraw.read(line.state as PittsburghState, by, other)
            const code = refusal(oracle, 'ABCDEFGH'.charAt(by), other)
            expect([other, read.ok ? null : read.error.code]).toEqual([other, code])
          }
          expect(line.playText(`${oracle.turn} ${text}`)).toBeNull()
          if (line.awaitsChance && line.game.chance(line.state) < 49) reshuffles++
          line.settleChance()
          play(oracle, text)
          compare(line, oracle)
          expect(isUsedUp()).toBe(true)
        }
        expect(refusal(oracle, 'A', 'stand')).toBe('game-over')
      }),
      { numRuns: runCount(40) },
    )
    expect(reshuffles).toBeGreaterThan(0)
  })
})
