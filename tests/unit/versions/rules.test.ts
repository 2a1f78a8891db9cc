import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { JournalEntry } from '../../../src/ports/journal'
import { replay, type AnyGame, type GameLookup, type GameRecord } from '../../../src/rules/kit'
import { createTable, type Table } from '../../../src/session'
import type { Thinker } from '../../../src/ports/thinker'
import { second } from '../conformance/highest-2'
import { highest } from '../conformance/template'
import { codeOf, freshFolder, openSaves } from '../node/storage/help'

/** Lookups of two programs: one has the first edition of a game, one has the second. */
const FIRST: GameLookup = (id) => (id === 'highest' ? highest : undefined)
const SECOND: GameLookup = (id) => (id === 'highest' ? second : undefined)

const nobody: Thinker = { think: () => Promise.reject(new Error('nobody thinks here')) }
const chairs = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bob' },
] as const

/** Lets both players lay their lowest card, so many times. */
async function lay(table: Table, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const seat of [0, 1]) expect(await table.play(seat, table.moves(seat)[0] ?? '')).toMatchObject({ ok: true })
  }
}

/** Begins a game by the present rules of a program, saves it, and leaves it after a round. */
async function begun(folder: string, find: GameLookup): Promise<{ id: string; entries: JournalEntry[]; path: string }> {
  const service = await openSaves(folder, { find })
  const game = find('highest') as AnyGame
  const setup = { game: 'highest', options: { prize: 2 }, chairs, seed: 'an old game' }
  const id = await service.saves.create({ format: 'parlor-journal/1', version: game.info.version, at: 1, ...setup })
  const entries: JournalEntry[] = []
  const append = async (entry: JournalEntry) => {
    await service.saves.append(id, entries.length, entry)
    entries.push(entry)
  }
  const table = createTable(setup, { game, journal: { append }, thinker: nobody, now: () => 2 })
  await table.run()
  await lay(table, 1)
  table.close()
  await service.close()
  return { id, entries, path: join(service.savesFolder, `${id}.parlor-journal`) }
}

test('a game of older rules is refused by name, and its file stays as it was', async () => {
  const folder = freshFolder()
  const { id, entries, path } = await begun(folder, FIRST)
  const before = readFileSync(path)
  const service = await openSaves(folder, { find: SECOND })
  const fault: unknown = await service.saves.load(id).catch((reason: unknown) => reason)
  expect(fault).toMatchObject({
    code: 'older-rules',
    message: expect.stringMatching(/older rules of Highest Card/u) as string,
  })
  expect(await codeOf(service.saves.append(id, entries.length, { kind: 'hint', seat: 'A', at: 3 }))).toBe('older-rules')
  expect(await codeOf(service.saves.exportRecord(id))).toBe('older-rules')
  expect((await service.saves.list())[0]).toMatchObject({ id, fault: (fault as Error).message })
  expect(readFileSync(path)).toEqual(before)
  expect(readdirSync(service.savesFolder).filter((name) => name.endsWith('.lock'))).toEqual([])
})

test('a game and a record of newer rules are refused by name in a program that has only the older ones', async () => {
  const folder = freshFolder()
  const { id, path } = await begun(folder, SECOND)
  const newer = await openSaves(folder, { find: SECOND })
  const text = await newer.saves.exportRecord(id)
  await newer.close()
  const record = JSON.parse(text) as GameRecord
  expect(record.rules).toBe(2)
  expect(Object.keys(record).slice(0, 3)).toEqual(['format', 'game', 'rules'])
  const before = readFileSync(path)
  const older = await openSaves(folder, { find: FIRST })
  expect(await codeOf(older.saves.load(id))).toBe('newer-rules')
  expect(await codeOf(older.saves.importRecord(text))).toBe('newer-rules')
  expect(replay(FIRST, record)).toMatchObject({ ok: false, fault: { code: 'newer-rules', ply: null, move: null } })
  expect(replay(SECOND, { ...record, rules: undefined })).toMatchObject({ ok: false, fault: { code: 'older-rules' } })
  expect(readFileSync(path)).toEqual(before)
})

test.each([0, -1, 1.5, '1', null, 1e300])('rules %j of a record are none', (rules) => {
  const record = {
    format: 'parlor-record/1',
    game: 'highest',
    rules,
    seats: ['A', 'B'],
    chance: { seed: 'x' },
    moves: [],
  }
  expect(replay(SECOND, record)).toMatchObject({ ok: false, fault: { code: 'bad-record', ply: null } })
})
