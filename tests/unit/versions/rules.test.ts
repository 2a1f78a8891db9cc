import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveRequests } from '../../../src/bots/worker/request-loop'
import { botFor } from '../../../src/bots/all-bots'
import type { Answer } from '../../../src/bots/worker/messages'
import type { JournalEntry } from '../../../src/ports/journal'
import { replay, type AnyGame, type GameLookup, type GameRecord } from '../../../src/rules/kit'
import { createTable, resumeTable, type Table } from '../../../src/session'
import type { Thinker, ThinkRequest } from '../../../src/ports/thinker'
import { secondWithFirst, secondAlone } from '../conformance/highest-2'
import { highest } from '../conformance/template'
import { codeOf, freshFolder, openSaves } from '../node/storage/help'

/**
 * Lookups of three programs: one has only the first edition of a game, one has the second and keeps the first, and one
 * has only the second.
 */
const FIRST: GameLookup = (id) => (id === 'highest' ? (highest as AnyGame) : undefined)
const KEEPS: GameLookup = (id) => (id === 'highest' ? secondWithFirst : undefined)
const LET_GO: GameLookup = (id) => (id === 'highest' ? secondAlone : undefined)

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

const points = (table: Table) => (table.viewFor(-1).state as { points: Record<string, number> }).points
const total = (table: Table) => Object.values(points(table)).reduce((sum, one) => sum + one, 0)

test('a game of older rules is played to its end by them where they are kept, and its record says nothing new', async () => {
  const folder = freshFolder()
  const { id } = await begun(folder, FIRST)
  const service = await openSaves(folder, { find: KEEPS })
  const { head, entries } = await service.saves.load(id)
  const game = secondWithFirst.rulesAt?.(head.version) as AnyGame
  const journal = {
    async append(entry: JournalEntry) {
      await service.saves.append(id, count++, entry)
    },
  }
  let count = entries.length
  const resumed = resumeTable(head, entries, { game, journal, thinker: nobody, now: () => 3 })
  if (!resumed.ok) throw new Error(resumed.error.message)
  await lay(resumed.value, 3)
  expect(resumed.value.over).toBe(true)
  expect(total(resumed.value)).toBe(4 * 2)
  const text = await service.saves.exportRecord(id)
  expect(JSON.parse(text)).not.toHaveProperty('rules')
  for (const find of [FIRST, KEEPS]) {
    const replayed = replay(find, JSON.parse(text))
    expect(replayed.line?.game.outcome(replayed.line.state)).toMatchObject({
      over: true,
      scores: resultOf(resumed.value),
    })
  }
  expect((await service.saves.list())[0]).toMatchObject({ id, over: true })
  const copy = await service.saves.importRecord(text)
  expect((await service.saves.load(copy)).head.version).toBe(1)
})

const resultOf = (table: Table) => Object.values(points(table))

test('a game of older rules that are not kept is refused by name, and its file stays as it was', async () => {
  const folder = freshFolder()
  const { id, entries, path } = await begun(folder, FIRST)
  const before = readFileSync(path)
  const service = await openSaves(folder, { find: LET_GO })
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
  const { id, path } = await begun(folder, KEEPS)
  const newer = await openSaves(folder, { find: KEEPS })
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
  expect(replay(LET_GO, { ...record, rules: undefined })).toMatchObject({ ok: false, fault: { code: 'older-rules' } })
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
  expect(replay(KEEPS, record)).toMatchObject({ ok: false, fault: { code: 'bad-record', ply: null } })
})

test('a bot at a game of older rules thinks by them', async () => {
  const asked: ThinkRequest[] = []
  const older = secondWithFirst.rulesAt?.(1) as AnyGame
  let answered: (answer: Answer) => void = () => undefined
  const ask = serveRequests((id) => botFor(KEEPS(id)!), {
    post: (answer) => answered(answer),
    yieldToMessages: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => performance.now(),
  })
  const thinker: Thinker = {
    think(request) {
      asked.push(request)
      ask({ kind: 'think', id: asked.length, request, capMs: 60_000 })
      return new Promise((resolve, reject) => {
        answered = (answer) => {
          if (answer.kind === 'thought') resolve(answer.thought)
          else if (answer.kind === 'failed') reject(new Error(answer.reason))
        }
      })
    },
  }
  const bots = [1, 2].map((level) => ({ kind: 'bot', name: `Bot ${String(level)}`, level: level as 1 | 2 }) as const)
  const setup = { game: 'highest', options: { prize: 3 }, chairs: bots, seed: 'bots' }
  const report = (fault: unknown) => {
    throw fault
  }
  const table = createTable(setup, { game: older, journal: { append: () => undefined }, thinker, now: () => 0, report })
  await table.run()
  expect(table.over).toBe(true)
  expect(total(table)).toBe(4 * 3)
  expect(asked.length).toBeGreaterThan(0)
  for (const { rules } of asked) expect(rules).toBe(1)
})
