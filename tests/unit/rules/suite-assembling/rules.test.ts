import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suiteAssembling, type SuiteAssemblingView } from '../../../../src/rules/forty-nine-outfit/suite-assembling'
import { codeOf, compareGames, packOf, tableOf } from '../beside-model'
import { deal } from './oracle'
import { listTexts } from '../../../../src/rules/kit'

const id = 'suite-assembling'
const options = fc.record({ passes: fc.constantFrom(0, 0, 1, 2, 3), packCards: fc.constantFrom('heap', 'lot', 'any') })
const words = [
  'deal',
  'C@up',
  '50@1',
  '9@8',
  '9@0',
  ...Array.from({ length: 49 * 8 }, (_, i) => `${Math.floor(i / 8) + 1}@${i % 8 === 7 ? 'up' : (i % 8) + 1}`),
]

/**
 * Tape with tops 10, 44, 9, 4, 6, 47, 45, so that 9 fits on 10 and 44 on 45. The 30 lies under the 9, and the 20 under
 * the 44. The pack begins with 3 13 2 5.
 */
const tape = packOf(
  '10 20 44 39 30 9 36 46 35 4 42 17 27 14 6 34 21 24 28 40 47 31 49 7 16 33 32 45 3 13 2 5 11 12 1',
  49,
)
const stateOf = (moves: readonly string[], chosen: object = {}, pack = tape) => {
  return tableOf(id, pack, moves, chosen).game.dump(tableOf(id, pack, moves, chosen).state) as SuiteAssemblingView
}

describe('Suite Assembling', () => {
  it('stands as a plain model of the page does, after every move and for every text', () => {
    compareGames(suiteAssembling, options, deal, words, 12)
  })

  it.each<[string, string[], string | null]>([
    ['a run onto its next higher card', ['A 9@1'], null],
    ['a word that is none', ['A dealt'], 'bad-move'],
    ['an unknown seat', ['B deal'], 'bad-move'],
    ['a card that there is not', ['A 50@1'], 'bad-move'],
    ['a pile that there is not', ['A 9@8'], 'bad-move'],
    ['a face-down card', ['A 30@1'], 'not-available'],
    ['a card of the pack that is not dealt', ['A 3@4'], 'not-available'],
    ['a card of the lot under its top', ['A deal', 'A 13@4'], 'not-available'],
    ['a card of a run that is not its last, up', ['A 9@1', 'A 10@up'], 'not-last-of-run'],
    ['a card whose next lower is not up', ['A 9@up'], 'does-not-follow'],
    ['a part of a run', ['A 9@1', 'A 9@2'], 'not-whole-run'],
    ['a run onto its own pile', ['A 9@3'], 'does-not-follow'],
    ['a run onto a card that is not the next higher', ['A 9@2'], 'does-not-follow'],
  ])('%s: %s', (_what, moves, code) => {
    expect(codeOf(id, tape, moves)).toBe(code)
  })

  it('turns up what a run lay on, and leaves a space where nothing did', () => {
    const { piles } = stateOf(['A 9@1'])
    expect([piles[0]!.up, piles[2]]).toEqual([['10', '9'], { down: ['39'], up: ['30'] }])
    const space = packOf('9 20 10 39 30 44', 49)
    expect(stateOf(['A 9@2'], {}, space).piles[0]).toEqual({ down: [], up: [] })
    // A run may go to a space only if there is a card under it to turn up. A card of the pack may always go there.
    const moves = tableOf(id, space, ['A 9@2'])
    const texts = listTexts(suiteAssembling, moves.state as never, 0)
    expect(texts).toContain('44@1')
    expect(codeOf(id, space, ['A 9@2', 'A 10@1'])).toBeNull()
    expect(codeOf(id, space, ['A 9@2', 'A 44@1', 'A 9@1'])).toBe('not-whole-run')
  })

  it('refuses a run for a space where there is nothing to turn', () => {
    const pack = packOf('9 30 10 39 44 31', 49)
    expect(codeOf(id, pack, ['A 9@2', 'A 10@1', 'A 30@3', 'A 10@2'])).toBe('nothing-to-turn')
  })

  it('deals three and the third is on top; heap, lot and any differ in what may be played', () => {
    expect(stateOf(['A deal'])).toMatchObject({ heap: ['3', '13', '2'], available: ['2'], lot: 3, pass: 1 })
    expect(stateOf(['A deal'], { packCards: 'any' }).available).toEqual(['2', '13', '3'])
    expect(stateOf(['A deal', 'A deal'], { packCards: 'any' }).available).toEqual(['12', '11', '5'])
  })

  it('turns the heap over as it lies when the pack is used up', () => {
    const seven = Array.from({ length: 7 }, () => 'A deal')
    const around = [...seven, 'A deal']
    expect(stateOf(seven).stock).toEqual([])
    const { heap, pass } = stateOf(around)
    expect([heap, pass]).toEqual([(stateOf(seven).heap as string[]).slice(0, 3), 2])
    expect(codeOf(id, tape, around, { passes: 1 })).toBe('no-more-passes')
    expect(codeOf(id, tape, around, { passes: 2 })).toBeNull()
  })

  it('sends foundation cards up by themselves, one after another, as they turn up in piles and in the pack', () => {
    const piles = ['1', '9', '8', ...packOf('', 28).filter((card) => !['1', '8', '9'].includes(card))]
    const pack = packOf([...piles, '30', '36', '29'].join(' '), 49)
    const { events } = tableOf(id, pack, [])
    expect(events.filter(({ type }) => type === 'up')).toEqual([
      { type: 'up', seat: 0, card: '1', from: 1, byItself: true },
      { type: 'up', seat: 0, card: '8', from: 2, byItself: true },
      { type: 'up', seat: 0, card: '15', from: 5, byItself: true },
    ])
    const [one, two, , , five] = stateOf([], {}, pack).piles
    expect([one, two?.up, five?.up]).toEqual([{ down: [], up: [] }, ['9'], ['14']])
    const fromPack = { foundations: [1, 1, 1, 0, 1, 1, 0], heap: ['30'], available: ['30'], lot: 1 }
    expect(stateOf(['A deal'], {}, pack)).toMatchObject(fromPack)
    // The 29 lies under a card that stays, so it must wait, unless each card of a lot may be played.
    const covered = packOf([...piles, '29', '30', '36'].join(' '), 49)
    expect(stateOf(['A deal'], {}, covered).heap).toEqual(['29', '30'])
    expect(stateOf(['A deal'], { packCards: 'any' }, covered)).toMatchObject(fromPack)
  })

  it('is blocked before deals that would bring nothing, and not before a deal that brings something', () => {
    // No top fits on another, and no third card of a lot can be played. But the first card of the pack is the 1.
    const stuck = '42 19 9 43 21 44 2 15 47 16 32 33 28 4 35 10 23 30 3 24 14 38 26 36 49 45 8 37'
    const { outcome, seen, events } = tableOf(id, packOf(stuck, 49), [])
    expect(outcome).toMatchObject({ over: true, winners: [], scores: [0], reason: 'blocked' })
    expect(seen.state).toMatchObject({ heap: [], pass: 1 })
    expect(events.at(-1)).toMatchObject({ type: 'ended', reason: 'blocked' })
    expect(codeOf(id, packOf(stuck, 49), ['A deal'])).toBe('game-over')
    expect(tableOf(id, packOf(stuck, 49), ['A deal'], { packCards: 'any' }).outcome.over).toBe(false)
  })

  it('hides face-down cards, pack and heap, and opens all when it is over', () => {
    const { seen } = tableOf(id, tape, ['A deal'])
    expect(seen.state).toMatchObject({ stock: 18, heap: 3, available: ['2'] })
    expect((seen.state as SuiteAssemblingView).piles.map(({ down }) => down)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
})
