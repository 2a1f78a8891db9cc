import { describe, expect, test } from 'vitest'
import { proveCut, readCuts, type Cut } from '../../../src/exhibit/cuts'
import { hasEnoughDecisions } from '../../../build/cut-finder/assess'
import { measure } from '../../../build/cut-finder/measure'
import { createTableOpener } from '../../../build/cut-finder/played-table'
import { recipeFor } from '../../../build/cut-finder/recipes'
import { GAME_IDS } from '../../../src/rules/manifest'
import { everyOther, runCount, SEED } from '../../scale'
import { CUT_GAMES, cutJson, cutsOf, firstCut } from './cut-files'

/** Fewest cuts of a game, so that visitors who come again do not meet the same deals. */
const FEWEST = 50

test('every game has at least fifty cuts', () => {
  expect([...CUT_GAMES].sort()).toEqual([...GAME_IDS].sort())
  expect(GAME_IDS.filter((game) => cutsOf(game).length < FEWEST)).toEqual([])
})

/** Games in which the cards decide most of the visitor's moves. */
const FORCED = ['blind-forty-nine', 'mystic-double-cross']
/** Visits of a child by which the share of its decisions is measured at full depth. */
const MOST_VISITS = 60

test('in two games the cards decide most moves', () => {
  expect(GAME_IDS.filter((game) => recipeFor(game)!.hasForcedMoves === true).sort()).toEqual(FORCED)
})

describe.each(everyOther(CUT_GAMES))('the cuts of %s', (game) => {
  const cuts = cutsOf(game)

  test('can be won and lost, and their help helps', () => {
    // The gate checks only some cuts, spread over the file.
    const step = Math.ceil(cuts.length / runCount(cuts.length))
    for (const cut of cuts.filter((_cut, at) => at % step === 0))
      expect([cut.id, proveCut(cut)]).toEqual([cut.id, null])
  })

  test('leave at least two moves to choose from at 60 of 100 own moves, unless the cards decide', () => {
    const recipe = recipeFor(game)!
    // The children's visits take long: every other cut at full depth, which ones differs with the seed.
    const step = Math.ceil(cuts.length / runCount(cuts.length / 2))
    for (const cut of cuts.filter((_cut, at) => at % step === SEED % step)) {
      const context = { draft: cut, recipe, open: createTableOpener(cut) }
      const child = measure(context, recipe.visitors.child, runCount(MOST_VISITS, 20), `decisions/${cut.id}`)
      expect([cut.id, hasEnoughDecisions(recipe, child)]).toEqual([cut.id, true])
    }
  })

  test('are positions that differ, each of its class', () => {
    const places = cuts.map(({ record: { options, chance, moves } }) => JSON.stringify([options, chance, moves]))
    expect(new Set(places).size).toBe(cuts.length)
    for (const { id, class: kind, shares, seconds } of cuts) {
      const { novice, child, adult } = shares
      expect([id, child >= 0.4 && child <= 0.6, seconds <= 180]).toEqual([id, true, true])
      if (kind !== 'luck') expect([id, adult >= 0.65, novice >= 0.2]).toEqual([id, true, kind === 'full'])
    }
  })
})

/** Reads a file whose only cut is the first one with some changes; returns the error message, or undefined. */
function said(changes: Readonly<Record<string, unknown>>, game = 'forty-nine'): string | undefined {
  const { format, cuts } = cutJson(game) as { readonly format: string; readonly cuts: readonly Cut[] }
  const read = readCuts({ format, game, cuts: [{ ...cuts[0]!, ...changes }] })
  return read.ok ? undefined : read.error.message
}

describe('a bad file', () => {
  const { id, record } = firstCut('forty-nine')
  const cut = `Cut 1 (${id}):`
  test.each([
    [{ shown: 0 }, 'Cut 1: shown: Too small: expected number to be >=1'],
    [{ shown: 150 }, `${cut} shown is 150, but the record has ${record.moves.length} moves.`],
    [{ tries: 5 }, 'Cut 1: tries: Too big: expected number to be <=4'],
    [{ visitor: 'C' }, `${cut} visitor C sits at no seat of the record.`],
    [{ rival: null }, `${cut} rival is a level in a game for several, else null.`],
    [{ lights: 'green' }, 'Cut 1: lights: Invalid option'],
    [{ size: 3 }, 'Cut 1: Unrecognized key: "size"'],
    [{ help: ['B draw'] }, `${cut} help holds a move of somebody else.`],
    [{ record: { ...record, game: 'isolation' } }, 'record.game is isolation, but the file is of forty-nine'],
    [{ record: { ...record, options: { cheese: 1 } } }, `${cut} record: `],
  ])('is refused by name: %o', (changes, words) => {
    expect(said(changes)).toContain(words)
  })

  test('is no file of cuts at all, of no game, or tells of one cut twice', () => {
    const { cuts } = cutJson('isolation') as { readonly cuts: readonly unknown[] }
    const message = (json: unknown) =>
      (readCuts(json) as { readonly error?: { readonly message: string } }).error?.message
    expect(message([])).toContain('expected object')
    expect(message({ format: 'parlor-exhibit-cuts/1', game: 'chess', cuts })).toBe('There is no game "chess".')
    expect(message({ format: 'parlor-exhibit-cuts/1', game: 'isolation', cuts: [cuts[0], cuts[0]] })).toBe(
      `Cut 2 (${firstCut('isolation').id}): another cut has the same id.`,
    )
  })
})

describe('a line that proves nothing', () => {
  const cut = firstCut('isolation')
  test.each([
    ['won', [], 'The won line ends as not over.'],
    ['won', cut.lost.moves, 'The won line ends as lost.'],
    ['lost', [...cut.lost.moves, cut.lost.moves[0]!], 'The lost line is refused at '],
    ['lost', ['A @1', 'A @2'], 'The lost line has A @2, which is not lit.'],
  ] as const)('is found out: %s %j', (name, moves, words) => {
    expect(proveCut({ ...cut, [name]: { moves } })).toContain(words)
  })

  test('so is help that leads nowhere, and a record that ends in the wrong place', () => {
    const puzzle = firstCut('forty-nine-puzzle')
    expect(proveCut({ ...puzzle, help: puzzle.help!.slice(1) })).toContain('The help is refused at ')
    expect(proveCut({ ...puzzle, help: puzzle.help!.slice(0, 2) })).toBe('The help does not end the puzzle.')
    const whist = firstCut('new-york-whist')
    const record = { ...whist.record, moves: whist.record.moves.slice(0, -1) }
    expect(proveCut({ ...whist, record })).toMatch(/not the visitor|refused/)
  })
})
