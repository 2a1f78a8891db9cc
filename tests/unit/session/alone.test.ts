import { describe, expect, test } from 'vitest'
import { gameById } from '../../../src/rules/catalogue'
import { defaults, type AnyGame } from '../../../src/rules/kit'
import { resumeTable, type Table } from '../../../src/session'
import { createRandomThinker, createTestTable, person, playRandomMoves, type PlayedTable } from './help'

/** The puzzles in which something lies hidden until their end. */
const HIDING = [
  { game: 'suite-assembling', options: {} },
  { game: 'blind-forty-nine', options: {} },
  { game: 'mystic-double-cross', options: {} },
  { game: 'colorow-solitaire', options: { mode: 'dealt' } },
] as const

const gameOf = (id: string) => gameById(id) as AnyGame

/** Plays a puzzle at random until it is lost. */
async function lose(game: string, options = {}): Promise<PlayedTable> {
  for (let deal = 0; ; deal++) {
    const setup = { game, options: { ...defaults(gameOf(game).info), ...options }, chairs: [person('Ann')] }
    const played = createTestTable({ ...setup, seed: `deal ${deal}` })
    await playRandomMoves(played.table, 400)
    if (played.table.viewFor(0).winners?.length === 0) return played
  }
}

/** The table that its journal describes. */
function resumed({ setup, journal }: PlayedTable): Table {
  const { version } = gameOf(setup.game).info
  const table = resumeTable({ format: 'parlor-journal/1', id: 'x', version, at: 1, ...setup }, journal, {
    game: gameOf(setup.game),
    journal: { append: () => Promise.resolve() },
    thinker: createRandomThinker(),
    now: () => 7,
  })
  if (!table.ok) throw new Error(table.error.message)
  return table.value
}

const stateOf = (table: Table) => JSON.stringify(table.viewFor(0).state)

describe('a puzzle that is lost', () => {
  test.each(HIDING)('$game keeps hidden what lay hidden until the player gives up', async ({ game, options }) => {
    const { table } = await lose(game, options)
    const closed = stateOf(table)
    expect((await table.resign(0)).ok).toBe(true)
    expect(table.viewFor(0)).toMatchObject({ over: true, winners: [] })
    expect(table.undoableCount(0)).toBe(0)
    expect((await table.startOver()).ok).toBe(false)
    if (game !== 'colorow-solitaire') expect(stateOf(table)).not.toBe(closed)
    expect((await table.resign(0)).ok).toBe(false)
  })

  test.each(HIDING)('$game can be taken back, or begun again as it was dealt, which is noted', async (hiding) => {
    const played = await lose(hiding.game, hiding.options)
    const { table } = played
    const moves = table.record().moves.length
    expect(table.help).toEqual({ hints: 0, peeks: 0 })
    expect(table.undoableCount(0)).toBe(1)
    await table.undo(0)
    expect(table.over).toBe(false)
    expect(table.record().moves).toHaveLength(moves - 1)
    expect((await table.startOver()).ok).toBe(true)
    expect(table.record().moves).toEqual([])
    expect(table.help.peeks).toBeGreaterThan(0)
    const again = resumed(played)
    expect(again.help).toEqual(table.help)
    expect(stateOf(again)).toBe(stateOf(table))
  })

  test('in an open puzzle taking back is no help, and a hint is', async () => {
    const played = await lose('reverse-puzzle')
    await played.table.startOver()
    expect(played.table.help).toEqual({ hints: 0, peeks: 0 })
    played.journal.push({ kind: 'hint', seat: 'A', at: 7 })
    expect(resumed(played).help).toEqual({ hints: 1, peeks: 0 })
  })
})

test('a puzzle that is solved stays solved', async () => {
  const { table } = createTestTable({
    game: 'thirteen-puzzle',
    options: defaults(gameOf('thirteen-puzzle').info),
    chairs: [person('Ann')],
    seed: 'home',
    tape: ['1', '2', '3', '4', '5', '7', '13', '8', '9', '10', '11', '12', '6'],
  })
  await table.run()
  for (const move of ['7-14', '6-7', '13-6', '14-13']) await table.play(0, move)
  expect(table.viewFor(0).winners).toEqual(['A'])
  expect((await table.startOver()).ok).toBe(false)
})
