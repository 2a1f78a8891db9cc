import { STUDY_METHOD } from '../../../../src/drawer/study/kept-study'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { dateNow } from '../../../../src/async/clock'
import { seedOfDeal } from '../../../../src/drawer/deals'
import { CALL_TABLE } from '../../../../src/protocol/app/calls'
import type { SettingsMerge } from '../../../../src/protocol/app/settings-changes'
import { games } from '../../../../src/rules/catalogue'
import { defaults, lettersOf } from '../../../../src/rules/kit'
import { resumeTable } from '../../../../src/session'
import { leaflet, upTo } from '../../cli/examples'
import { playedGame } from '../../../played-game'
import { programFile } from '../../../programs/program'
import { codeOf, entriesOf, fortyNine, freshFolder, headOf, openSaves, createSave } from './help'

describe('closing', () => {
  test('waits for settings that are still being written: the last of them are there, and nothing comes later', async () => {
    const service = await openSaves()
    const writing = [1, 2, 3].map((volume) => service.settings.save({ volume }))
    await service.close()
    const at = (name: string) => JSON.parse(readFileSync(join(service.folder, name), 'utf8')) as unknown
    expect(at('settings.json')).toMatchObject({ volume: 3 })
    expect(at('settings.previous.json')).toMatchObject({ volume: 2 })
    await Promise.all(writing)
  })
})

describe('a save', () => {
  test('comes back as it was written, in a new process’s service too', async () => {
    const first = await openSaves()
    const { id, entries } = await createSave(first, 'one', 25)
    expect(entries.length).toBeGreaterThan(20)
    expect((await first.saves.load(id)).entries).toEqual(entries)
    await first.close()
    const second = await openSaves(first.folder)
    const { head, entries: again, mended } = await second.saves.load(id)
    expect(again).toEqual(entries)
    expect(head).toEqual({ ...headOf('one'), id })
    expect(mended).toBeUndefined()
    const resumed = resumeTable(head, again, {
      game: fortyNine,
      journal: { append: () => Promise.resolve() },
      thinker: { think: () => Promise.reject(new Error('no bots here')) },
      now: () => 0,
    })
    expect(resumed.ok && resumed.value.record().moves).toHaveLength(entries.length - 1)
  })

  test.each(['1969-11-22', '+012000-01-01'])('can be begun and goes on where the clock says %s', async (date) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${date}T00:00:00.000Z`) })
    onTestFinished(() => void vi.useRealTimers())
    const service = await openSaves()
    const [entry] = await entriesOf('one', 1)
    if (!entry) throw new Error('A game begins with an entry.')
    const at = dateNow()
    const id = await service.saves.create({ ...headOf('one'), at })
    await service.saves.append(id, 0, { ...entry, at })
    expect((await service.saves.load(id)).entries).toHaveLength(1)
    expect(await service.saves.list()).toMatchObject([{ id }])
  })

  test('a repeated append is one; a lost or wrong one is refused and writes nothing', async () => {
    const service = await openSaves()
    const { id, entries } = await createSave(service, 'two', 6)
    const last = entries.length - 1
    await service.saves.append(id, last, entries[last]!)
    expect(await codeOf(service.saves.append(id, last, { kind: 'hint', seat: 'A', at: 1 }))).toBe('out-of-step')
    expect(await codeOf(service.saves.append(id, last + 2, { kind: 'hint', seat: 'A', at: 1 }))).toBe('out-of-step')
    expect((await service.saves.load(id)).entries).toEqual(entries)
  })

  test('appends that arrive together are written in order', async () => {
    const service = await openSaves()
    const id = await service.saves.create(headOf('three'))
    const entries = await entriesOf('three', 12)
    await Promise.all(entries.map((entry, index) => service.saves.append(id, index, entry)))
    expect((await service.saves.load(id)).entries).toEqual(entries)
  })

  test('is listed with names, moves and whether it is over; a changed one anew', async () => {
    const service = await openSaves()
    const whole = await createSave(service, 'over', 400)
    const begun = await createSave(service, 'begun', 4)
    const listed = await service.saves.list()
    expect(listed.map(({ id }) => id).sort()).toEqual([whole.id, begun.id].sort())
    expect(listed.find(({ id }) => id === whole.id)).toMatchObject({ over: true, game: 'forty-nine' })
    expect(listed.find(({ id }) => id === begun.id)).toEqual({
      id: begun.id,
      game: 'forty-nine',
      rules: 1,
      options: {},
      moves: 4,
      over: false,
      begun: 1_000,
      touched: 2_000,
      players: ['Player 0', 'Player 1'].map((name) => ({ kind: 'person', name })),
      hash: expect.stringMatching(/^[0-9a-f]{32}$/u) as string,
      scores: [0, 0],
      winners: [],
      reason: null,
      awaited: [expect.any(Number)],
    })
    await service.saves.append(begun.id, begun.entries.length, { kind: 'resign', seat: 'A', at: 3_000 })
    expect(await service.saves.list()).toContainEqual(
      expect.objectContaining({ id: begun.id, over: true, touched: 3_000 }),
    )
  })

  test('is listed with the code of its deal, and with the game from which it was taken over', async () => {
    const service = await openSaves()
    const deal = { game: 'forty-nine', seats: 2, options: headOf('').options, number: 1_800_321_398 }
    const parent = { hash: '0'.repeat(32), ply: 3 }
    const id = await service.saves.create({ ...headOf(seedOfDeal(deal, fortyNine.info)), parent })
    await service.saves.create(headOf('parlor-deal/1 ["forty-nine",1,2,[],8589934592]'))
    const listed = await service.saves.list()
    expect(listed.map(({ code }) => code).toSorted()).toEqual(['FN-G1NM-XEBP-V', undefined])
    expect(listed.find((save) => save.id === id)?.parent).toEqual(parent)
    expect(JSON.parse(await service.saves.exportRecord(id))).toMatchObject({ parent })
  })

  test('is listed among the newest even while nothing is known of the others', async () => {
    const service = await openSaves()
    const days = ['2026-11-03', '2026-01-02', '2026-11-04', '2026-07-01']
    const { id } = await createSave(service, 'listed', 3)
    const text = readFileSync(join(service.savesFolder, `${id}.parlor-journal`))
    await service.saves.remove(id)
    for (const day of days)
      writeFileSync(join(service.savesFolder, `forty-nine-${day}-0123456789ab.parlor-journal`), text)
    const listed = await service.saves.list(1)
    expect(listed.map((save) => save.id)).toEqual(['forty-nine-2026-11-04-0123456789ab'])
    expect(await service.saves.list(4)).toEqual(await service.saves.list())
  })

  test('comes back after it was removed, with what was noted on it', async () => {
    const service = await openSaves()
    const { id } = await createSave(service, 'back', 5)
    await service.saves.note(id, { marked: true, remark: 'long chain' })
    const before = await service.saves.list()
    await service.saves.remove(id)
    await service.saves.restore(id)
    expect(await service.saves.list()).toEqual(before)
    expect(before[0]?.note).toEqual({ marked: true, remark: 'long chain' })
    expect(await codeOf(service.saves.restore(id))).toBe('no-such-save')
    await service.saves.remove(id)
    const copy = join(service.savesFolder, 'removed', `${id}.parlor-journal`)
    writeFileSync(join(service.savesFolder, `${id}.parlor-journal`), readFileSync(copy))
    expect(await codeOf(service.saves.restore(id))).toBe('in-use')
  })

  test('takes the studies of its game along when it is removed, and back, unless another save is of that game', async () => {
    const service = await openSaves()
    const record = readFileSync(join(import.meta.dirname, '../../../fixtures/formats/deal-1.parlor'), 'utf8')
    const [id, other] = [await service.saves.importRecord(record), await service.saves.importRecord(record)]
    const [{ hash } = { hash: '' }] = await service.saves.list()
    const names = ['A', 'B'].map((seat) => `${hash}-${seat}`)
    for (const name of names) await service.saves.keepStudy(name, `of ${name}`)
    const foreign = `${'0'.repeat(32)}-A`
    const luck = { method: STUDY_METHOD, hash: '0'.repeat(32), seat: 0, luck: { value: 0.2, margin: 0.1 } }
    await service.saves.keepStudy(foreign, JSON.stringify(luck))
    // Texts that are no studies tell nothing.
    expect(await service.saves.studiedLuck()).toEqual([{ hash: luck.hash, seat: 0, ...luck.luck }])
    const kept = () => Promise.all([...names, foreign].map((name) => service.saves.study(name)))
    const all = await kept()
    expect(all).not.toContain(null)
    await service.saves.remove(other)
    expect(await kept()).toEqual(all)
    await service.saves.remove(id)
    expect(await kept()).toEqual([null, null, JSON.stringify(luck)])
    await service.saves.list()
    await service.saves.restore(id)
    expect(await kept()).toEqual(all)
  })

  test('keeps the notes on all whole lines of a damaged file of notes, and those written later', async () => {
    const service = await openSaves()
    const { id } = await createSave(service, 'noted', 2)
    const file = join(service.folder, 'drawer.notes')
    await service.saves.note(id, { marked: true, remark: 'first' })
    await service.saves.note(id, { marked: true, remark: 'second' })
    const [first = '', second = ''] = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, `${first}\n${second.replace('second', 'SECOND')}\n${second.slice(0, 40)}`)
    const later = await openSaves(service.folder)
    expect((await later.saves.list())[0]?.note?.remark).toBe('first')
    await later.saves.note(id, { marked: false, remark: 'third' })
    expect((await later.saves.list())[0]?.note).toEqual({ marked: false, remark: 'third' })
  })

  /** How editors write a text anew. */
  const REWRITERS: readonly (readonly [how: string, rewrite: (text: string) => string | Uint8Array])[] = [
    ['with line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
    ['with a byte order mark', (text) => `\uFEFF${text}`],
    ['in UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['without the end of the last line', (text) => text.trimEnd()],
  ]

  test.each(REWRITERS)('keeps its note in a file of notes that an editor has written %s', async (_, rewrite) => {
    const folder = freshFolder()
    const before = await openSaves(folder)
    const ids = [(await createSave(before, 'one', 2)).id, (await createSave(before, 'two', 2)).id] as const
    await before.saves.note(ids[0], { marked: true, remark: 'Zoë’s' })
    await before.saves.note(ids[1], { remark: 'second' })
    const file = join(folder, 'drawer.notes')
    writeFileSync(file, rewrite(readFileSync(file, 'utf8')))
    // A program that has seen the file before, and one that has not.
    for (const service of [before, await openSaves(folder)]) {
      const noteOf = async (id: string) => (await service.saves.list()).find((save) => save.id === id)?.note
      expect(await noteOf(ids[0])).toMatchObject({ marked: true, remark: 'Zoë’s' })
      expect((await noteOf(ids[1]))?.remark).toBe('second')
      await service.saves.note(ids[1], { marked: true })
      expect(await noteOf(ids[1])).toEqual({ marked: true, remark: 'second' })
      writeFileSync(file, rewrite(readFileSync(file, 'utf8')))
    }
  })

  test('keeps its note when the file of notes is removed, or an older one is put in its place', async () => {
    const service = await openSaves()
    const { id } = await createSave(service, 'noted', 2)
    const file = join(service.folder, 'drawer.notes')
    const noted = async () => (await (await openSaves(service.folder)).saves.list())[0]?.note
    await service.saves.note(id, { marked: true, remark: 'old' })
    const older = readFileSync(file)
    await service.saves.note(id, { remark: 'new' })
    rmSync(file)
    await service.saves.list()
    expect(await noted()).toEqual({ marked: true, remark: 'new' })
    writeFileSync(file, older)
    await service.saves.note(id, { marked: false })
    expect(await noted()).toEqual({ marked: false, remark: 'new' })
  })

  test('keeps what each of two pages has noted on it', async () => {
    const service = await openSaves()
    const { id } = await createSave(service, 'noted', 2)
    await Promise.all([service.saves.note(id, { marked: true }), service.saves.note(id, { remark: 'long chain' })])
    expect((await service.saves.list())[0]?.note).toEqual({ marked: true, remark: 'long chain' })
  })

  test('is moved away when it is removed, and its file kept', async () => {
    const service = await openSaves()
    const { id } = await createSave(service, 'gone', 5)
    await service.saves.remove(id)
    expect(await service.saves.list()).toEqual([])
    expect(await codeOf(service.saves.load(id))).toBe('no-such-save')
    expect(await codeOf(service.saves.remove(id))).toBe('no-such-save')
    expect(readdirSync(join(service.savesFolder, 'removed'))).toEqual([`${id}.parlor-journal`])
  })

  test('needs no more than a few open files, however many games go on', async () => {
    const service = await openSaves(freshFolder(), { maxOpen: 2 })
    const entries = await entriesOf('many', 8)
    const ids = await Promise.all(Array.from({ length: 7 }, () => service.saves.create(headOf('many'))))
    for (const [index, entry] of entries.entries()) {
      await Promise.all(ids.map((id) => service.saves.append(id, index, entry)))
      const locks = readdirSync(service.savesFolder).filter((name) => name.endsWith('.lock'))
      expect(locks.length).toBeLessThanOrEqual(2)
    }
    for (const id of ids) expect((await service.saves.load(id)).entries).toEqual(entries)
  })

  test.each(['../settings', '..', 'a/b', 'A', '', 'x'.repeat(200), 'no-such-game'])(
    'has no name like %j',
    async (id) => {
      const service = await openSaves()
      expect(await codeOf(service.saves.load(id))).toBe('no-such-save')
      expect(await codeOf(service.saves.remove(id))).toBe('no-such-save')
      expect(await codeOf(service.saves.exportRecord(id))).toBe('no-such-save')
    },
  )
})

describe('records', () => {
  test('an imported record is exported as the same game, and can be played on', async () => {
    const service = await openSaves()
    const record = { ...upTo(leaflet, 30), names: { A: 'Ann', B: 'Bob\u0007' } }
    const id = await service.saves.importRecord(JSON.stringify(record))
    const out = JSON.parse(await service.saves.exportRecord(id)) as Record<string, unknown>
    expect(out).toEqual({ ...record, names: { A: 'Ann', B: 'Bob' } })
    await service.saves.append(id, 31, { kind: 'move', move: leaflet.record.moves[30]!, at: 1 })
    expect((await service.saves.load(id)).entries).toHaveLength(32)
  })

  test('a record from a seed keeps its luck', async () => {
    const service = await openSaves()
    const entries = await entriesOf('a seed', 9)
    const moves = entries.flatMap((entry) => (entry.kind === 'move' ? [entry.move] : []))
    const record = {
      format: 'parlor-record/1',
      game: 'forty-nine',
      seats: ['A', 'B'],
      chance: { seed: 'a seed' },
      moves,
    }
    const id = await service.saves.importRecord(JSON.stringify(record))
    const loaded = await service.saves.load(id)
    expect(loaded.head.seed).toBe('a seed')
    expect(loaded.entries.map((entry) => ({ ...entry, at: 2_000 }))).toEqual(entries)
  })

  test.each([
    ['not-json', 'A 17'],
    ['bad-record', '[]'],
    ['too-deep', '['.repeat(100)],
    ['too-large', `"${'x'.repeat(1_100_000)}"`],
    ['unsafe-key', '{"__proto__":{}}'],
    ['bad-move', JSON.stringify({ ...leaflet.record, moves: ['A 3', 'B fly'] })],
    ['tape-short', JSON.stringify({ ...leaflet.record, chance: { tape: ['1'] } })],
  ])('what is no record is refused with %s and leaves nothing behind', async (code, text) => {
    const service = await openSaves()
    expect(await codeOf(service.saves.importRecord(text))).toBe(code)
    expect(await codeOf(service.saves.examineRecord(text))).toBe(code)
    expect(readdirSync(service.savesFolder)).toEqual(['removed'])
  })
})

describe('settings', () => {
  test('are kept whole; a damaged file falls back to the one before', async () => {
    const service = await openSaves()
    expect(await service.settings.load()).toBeNull()
    await Promise.all([1, 2, 3].map((volume) => service.settings.save({ volume })))
    expect(await service.settings.load()).toEqual({ volume: 3 })
    writeFileSync(join(service.folder, 'settings.json'), '{"volume": 4')
    expect(await service.settings.load()).toEqual({ volume: 2 })
    await service.settings.save({ volume: 5 })
    expect(JSON.parse(readFileSync(join(service.folder, 'settings.previous.json'), 'utf8'))).toMatchObject({
      volume: 2,
    })
  })

  test('a change leaves alone what it does not name, and what two count at once is all counted', async () => {
    const first = await openSaves()
    await first.settings.save({ name: 'Ada', volume: 0.5, results: { '13': { played: 1, won: 0, highest: 40 } } })
    const second = await openSaves(first.folder)
    const count = (game: string, highest: number | null): readonly SettingsMerge[] => [
      { path: ['results', game, 'played'], how: 'add', value: 1 },
      { path: ['results', game, 'highest'], how: 'most', value: highest },
    ]
    const answers = await Promise.all([
      first.settings.save({}, count('13', 70)),
      second.settings.save({ volume: 0.25 }, count('13', 55)),
      first.settings.save({}, [...count('forty-nine', null), { path: ['albums', '13'], how: 'union', value: [7, 2] }]),
      second.settings.save({}, [{ path: ['albums', '13'], how: 'union', value: [2, 4] }]),
      first.settings.save({}, [{ path: ['best', '13'], how: 'least', value: { moves: 9, seconds: null } }]),
      second.settings.save({}, [{ path: ['best', '13'], how: 'least', value: { moves: 9, seconds: 30 } }]),
      first.settings.save({}, [{ path: ['best', '13'], how: 'least', value: { moves: 10, seconds: 5 } }]),
    ])
    const all = {
      name: 'Ada',
      volume: 0.25,
      results: { '13': { played: 3, won: 0, highest: 70 }, 'forty-nine': { played: 1, highest: null } },
      albums: { '13': [2, 4, 7] },
      best: { '13': { moves: 9, seconds: 30 } },
    }
    expect(await second.settings.load()).toEqual(all)
    expect(answers).toContainEqual(all)
    expect(readdirSync(first.folder)).not.toContain('settings.lock')
  })

  test('are whole after their file was removed, and are on the disk again', async () => {
    const service = await openSaves()
    for (const won of [1, 2]) await service.settings.save({ won })
    const file = join(service.folder, 'settings.json')
    rmSync(file)
    expect(await service.settings.load()).toEqual({ won: 2 })
    expect(await (await openSaves(service.folder)).settings.load()).toEqual({ won: 2 })
    rmSync(file)
    expect(await service.settings.save({ muted: true })).toEqual({ won: 2, muted: true })
  })

  test('are whole after something else has taken the place of their files, and are on the disk again', async () => {
    const service = await openSaves()
    for (const won of [1, 2]) await service.settings.save({ won })
    const putFolders = () => {
      for (const name of ['settings.json', 'settings.previous.json']) {
        rmSync(join(service.folder, name), { recursive: true, force: true })
        mkdirSync(join(service.folder, name))
      }
    }
    putFolders()
    expect(await service.settings.load()).toEqual({ won: 2 })
    expect(service.settings.damaged).toBeUndefined()
    putFolders()
    expect(await service.settings.save({ muted: true })).toEqual({ won: 2, muted: true })
    expect(await (await openSaves(service.folder)).settings.load()).toEqual({ won: 2, muted: true })
  })

  test('are counted by two programs at once without losing one', async () => {
    const service = await openSaves()
    const rounds = 30
    const programs = Array.from({ length: 2 }, async () => {
      const child = spawn(process.execPath, [
        programFile('tests/unit/node/storage/settings-counter.ts'),
        service.folder,
        String(rounds),
      ])
      let complaint = ''
      child.stderr.on('data', (part: Buffer) => (complaint += part.toString()))
      return new Promise((resolve) => child.on('close', (code) => resolve([code, complaint])))
    })
    expect(await Promise.all(programs)).toEqual([
      [0, ''],
      [0, ''],
    ])
    expect(await service.settings.load()).toEqual({ solved: { '13': 2 * rounds } })
  }, 60_000)

  test('that would outgrow their limit are refused, and the stored ones stay', async () => {
    const service = await openSaves()
    await service.settings.save({ one: 'x'.repeat(200_000) })
    expect(await codeOf(service.settings.save({ two: 'x'.repeat(200_000) }))).toBe('too-large')
    expect(Object.keys((await service.settings.load()) as object)).toEqual(['one'])
  })

  test('a fault leaves the old ones', async () => {
    const service = await openSaves()
    await service.settings.save({ a: 1 })
    const loop: Record<string, unknown> = {}
    loop['self'] = loop
    await expect(service.settings.save(loop)).rejects.toThrow()
    expect(await service.settings.load()).toEqual({ a: 1 })
  })
})

test('every answer passes the schema of its call', async () => {
  const service = await openSaves()
  const { id } = await createSave(service, 'schema', 7)
  expect(CALL_TABLE['saves.list'].result.safeParse(await service.saves.list()).success).toBe(true)
  expect(CALL_TABLE['saves.load'].result.safeParse(await service.saves.load(id)).success).toBe(true)
  expect(existsSync(join(service.savesFolder, `${id}.parlor-journal`))).toBe(true)
})

describe('a record that was imported', () => {
  test.each(games.map((game) => [game.info.id, game] as const))(
    'or a new save of %s that nobody has begun, is exported so that it can be imported again, and the same game',
    async (id, game) => {
      const service = await openSaves()
      const seats = lettersOf(game.info.seats.min)
      const chance = game.info.hasChance ? { chance: { seed: 'not dealt' } } : {}
      const record = { format: 'parlor-record/1', game: id, seats, ...chance, moves: [] }
      const imported = await service.saves.importRecord(JSON.stringify(record))
      const chairs = seats.map((name) => ({ kind: 'person' as const, name }))
      const head = {
        ...headOf('not dealt'),
        game: id,
        version: game.info.version,
        options: defaults(game.info),
        chairs,
      }
      const created = await service.saves.create(head)
      const once = await service.saves.exportRecord(imported)
      expect(await service.saves.exportRecord(created)).toBe(once)
      expect(await service.saves.exportRecord(await service.saves.importRecord(once))).toBe(once)
    },
  )

  test('is over where its game ended with luck, as with a last spin', async () => {
    const service = await openSaves()
    const line = playedGame('deck-o-cards-roulette', { seed: 'last spin', levels: [1, 1], options: { spins: 3 } })
    await service.saves.importRecord(JSON.stringify(line.record()))
    const { scores } = line.game.outcome(line.state)
    expect(await service.saves.list()).toMatchObject([{ over: true, scores, moves: line.plyCount }])
  })

  test.each(['not a game', '{"title":"My film"}', '[1, 2]', '"text"', '\uFEFF{}'])(
    'but is %j is answered as no Parlor Box game',
    async (text) => {
      await expect((await openSaves()).saves.importRecord(text)).rejects.toThrow(/^This is not a Parlor Box game/u)
    },
  )

  test('with a byte order mark is the same', async () => {
    const service = await openSaves()
    const id = await service.saves.importRecord(`\uFEFF${JSON.stringify(leaflet.record)}\r\n`)
    expect((await service.saves.load(id)).entries.length).toBeGreaterThan(10)
  })

  test.each([
    ['\u202Eada', 'ada'],
    ['A\u2067d\u200Fa\u2069', 'Ada'],
    [`${'x'.repeat(59)}🎲`, 'x'.repeat(59)],
    [`${'x'.repeat(55)}👩‍👩‍👧‍👦`, 'x'.repeat(55)],
    ['\ud83cAda\udfb2', 'Ada'],
    ['A\u2028d\na', 'A d a'],
    ['\u200B\u2060', 'A'],
    [`A${'\u0335'.repeat(300)}`, `A${'\u0335'.repeat(4)}`],
  ])('with the name %j has the name %j', async (name, shown) => {
    const service = await openSaves()
    const id = await service.saves.importRecord(JSON.stringify({ ...leaflet.record, names: { A: name } }))
    expect((await service.saves.list())[0]?.players[0]?.name).toBe(shown)
    expect((await service.saves.load(id)).head.chairs[0]?.name).toBe(shown)
  })
})

describe('settings of which a byte was changed', () => {
  const settings = { volume: 0.5, name: 'Ada', results: { 'forty-nine': { played: 3, won: 2, highest: 40 } } }

  test('are noticed wherever it was, and the previous ones are used', async () => {
    const service = await openSaves()
    await service.settings.save({ ...settings, name: 'Bob' })
    await service.settings.save(settings)
    const path = join(service.folder, 'settings.json')
    const whole = readFileSync(path)
    for (let at = 0; at < whole.lastIndexOf('"crc"') - 1; at++) {
      const changed = Buffer.from(whole)
      changed[at]! ^= 1
      writeFileSync(path, changed)
      const loaded = (await service.settings.load()) as typeof settings
      // A bit of the white space between two words means nothing.
      expect(['Ada', 'Bob']).toContain(loaded.name)
      expect(loaded).toEqual({ ...settings, name: loaded.name })
    }
    writeFileSync(path, whole.toString().replace('"volume"', '"rolume"'))
    expect(await service.settings.load()).toEqual({ ...settings, name: 'Bob' })
    expect(service.settings.damaged).toBe('previous')
  })

  test.each<[string, (text: string) => string | Buffer]>([
    ['line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text) => `\uFEFF${text}`],
    ['no last line end', (text) => text.trimEnd()],
    ['no spaces', (text) => JSON.stringify(JSON.parse(text))],
    ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('are not those that an editor has written with %s', async (_, rewrite) => {
    const service = await openSaves()
    await service.settings.save(settings)
    const path = join(service.folder, 'settings.json')
    writeFileSync(path, rewrite(readFileSync(path, 'utf8')))
    expect(await service.settings.load()).toEqual(settings)
    expect(service.settings.damaged).toBeUndefined()
  })

  test('are not those of an earlier version, or written by hand, without a checksum', async () => {
    const service = await openSaves()
    writeFileSync(join(service.folder, 'settings.json'), JSON.stringify(settings))
    expect(await service.settings.load()).toEqual(settings)
  })
})

describe('whatever lies in the place of a part of the data folder', () => {
  const PARTS = [
    'settings.json',
    'settings.previous.json',
    'summaries.index',
    'drawer.notes',
    'studies',
    'saves',
    'saves/removed',
    'sweep.lock',
  ]
  const LAID: Record<string, (path: string) => void> = {
    'a folder': (path) => mkdirSync(path),
    'an empty file': (path) => writeFileSync(path, ''),
    'a file of bytes': (path) => writeFileSync(path, Buffer.from([0, 255, 254, 10, 13, 0])),
    'a dangling link': (path) => symlinkSync('nowhere', path),
    'a link to itself': (path) => symlinkSync('.', path),
  }

  test.each(Object.entries(LAID))('%s: the program starts, and says what it can’t do', async (_, lay) => {
    for (const part of PARTS) {
      const folder = freshFolder()
      if (part.includes('/')) mkdirSync(join(folder, 'saves'))
      lay(join(folder, part))
      const service = await openSaves(folder)
      const said = [
        await codeOf(service.settings.load()),
        await codeOf(service.saves.list()),
        await codeOf(service.saves.create(headOf('anew'))),
      ]
      for (const code of said) expect(['no fault', 'disk-fault', 'not-a-file'], part).toContain(code)
      if (part !== 'saves') expect(said.slice(1), part).toEqual(['no fault', 'no fault'])
    }
  })
})
