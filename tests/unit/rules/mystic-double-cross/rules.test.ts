import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mysticDoubleCross } from '../../../../src/rules/forty-nine-outfit/mystic-double-cross'
import { viewTable, createSeededRng } from '../../../../src/rules/kit'
import { codeOf, compareGames, packOf, tableOf } from '../beside-model'
import { deal } from './oracle'

const id = 'mystic-double-cross'
const words = ['draw', 'draw', 'C@50', 'C@0', 'c@5', ...Array.from({ length: 49 }, (_, i) => `C@${i + 1}`)]
const options = fc.record({ cheater: fc.boolean(), target: fc.constantFrom(0, 100, 150, 265) })
const tape = packOf('40 C 45', 49, ['C'])
const draws = (many: number) => Array.from({ length: many }, () => 'A draw')

describe('the Mystic Double Cross', () => {
  it('stands as a plain model of the page does, after every move and for every text', () => {
    compareGames(mysticDoubleCross, options, deal, words, 60)
  })

  it.each<[string, string[], string | null]>([
    ['a draw', ['A draw'], null],
    ['a word that is none', ['A drew'], 'bad-move'],
    ['an unknown seat', ['B draw'], 'bad-move'],
    ['a square that there is not', ['A C@50'], 'bad-move'],
    ['another card put somewhere', ['A 5@5'], 'bad-move'],
    ['a draw with the Cheater in hand', [...draws(2), 'A draw'], 'place-cheater-first'],
    ['the Cheater before it turns up', ['A C@5'], 'no-cheater'],
    ['the Cheater where a card lies, before it turns up', ['A draw', 'A C@40'], 'no-cheater'],
    ['the Cheater where a card lies', [...draws(2), 'A C@40'], 'square-taken'],
    ['the Cheater a second time', [...draws(2), 'A C@45', 'A C@44'], 'no-cheater'],
  ])('%s: %s', (_what, moves, code) => {
    expect(codeOf(id, tape, moves)).toBe(code)
  })

  it('takes no Cheater without the option', () => {
    expect(codeOf(id, tape, [], { cheater: false })).toBe('tape-bad')
    expect(codeOf(id, packOf('', 49), [...draws(1), 'A C@45'], { cheater: false })).toBe('no-cheater')
  })

  it('waits for the Cheater that is the last of the 25', () => {
    const last = packOf(Array.from({ length: 24 }, (_, i) => `${i + 1}`).join(' ') + ' C', 49, ['C'])
    expect(tableOf(id, last, draws(25)).outcome).toMatchObject({ over: false })
    expect(tableOf(id, last, [...draws(25), 'A C@25']).outcome).toMatchObject({ over: true, scores: [75 + 30] })
  })

  it('counts the Cheater as the card that it replaces, and that card nothing', () => {
    const { seen, events } = tableOf(id, tape, [...draws(2), 'A C@45', 'A draw'])
    expect(seen.state).toMatchObject({ fives: 85, score: 85, aside: '45', inHand: null })
    expect(events.map(({ type }) => type)).toEqual([
      'dealt',
      'turned',
      'laid',
      'scored',
      'turned',
      'held',
      'laid',
      'scored',
      'turned',
      'aside',
    ])
  })

  it('is won from the target on', () => {
    const { score } = tableOf(id, tape, [...draws(2), 'A C@35', ...draws(23)]).seen.state as { score: number }
    for (const [target, winners] of [
      [score, [0]],
      [score + 1, []],
    ] as const) {
      const { outcome } = tableOf(id, tape, [...draws(2), 'A C@35', ...draws(23)], { target })
      expect(outcome.winners).toEqual(winners)
    }
  })

  it('shows neither the stack nor the rest, and imagines each hidden card anywhere', () => {
    const { seen, state } = tableOf(id, tape, draws(2))
    expect(seen.state).toMatchObject({ stack: 23, rest: 25, inHand: 'C' })
    const rng = createSeededRng('determinize')
    const tops = new Set<number>()
    for (let i = 0; i < 800; i++) {
      const imagined = mysticDoubleCross.determinize(viewTable(mysticDoubleCross, state, 0) as never, rng)
      tops.add(imagined.pack[imagined.drawn]!)
    }
    expect(tops.size).toBe(48)
  })
})
