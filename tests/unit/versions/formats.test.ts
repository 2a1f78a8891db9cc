import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decodeLine, encodeLine } from '../../../src/node/storage/journal-codec'
import { tableFileSchema } from '../../../src/node/lan-server/table-files'
import { hashOfLine } from '../../../src/drawer/game-card'
import { readDealCode, recordOfDeal } from '../../../src/drawer/deals'
import { HEIRLOOM_DATA, type HeirloomData } from '../../../src/drawer/heirloom'
import { checkFormat, replay, type Format, type GameRecord } from '../../../src/rules/kit'
import { gameById } from '../../../src/rules/catalogue'
import { freshFolder, startTestHost } from '../node/lan-server/host'
import { codeOf, openSaves } from '../node/storage/help'

/**
 * Returns the path of a file of version 1 of a format, as the program wrote it. These files are never written again.
 */
const gold = (name: string) => join(import.meta.dirname, '../../fixtures/formats', name)
const SAVE = 'cassino-25-2026-11-24-3ab278393daa'
const TABLE = 'cassino-25-924739483ef6'

/** Makes a data folder as a killed host left it: with a table, its journal, and the log of an earlier version with its last moves. */
function leftBehind(): { folder: string; tables: string } {
  const folder = freshFolder()
  const tables = join(folder, 'tables')
  mkdirSync(join(tables, 'saves'), { recursive: true })
  copyFileSync(gold('table-1.parlor-table'), join(tables, `${TABLE}.table.json`))
  copyFileSync(gold('journal-1.parlor-journal'), join(tables, 'saves', `${SAVE}.parlor-journal`))
  copyFileSync(gold('day-1.book'), join(tables, 'day.book'))
  return { folder, tables }
}

/** Returns the lines of a journal or of the log of all tables that hold any values, with correct checksums. */
function summed(...values: object[]): string {
  let sum = 0
  return values
    .map((value) => {
      const line = encodeLine(value, sum)
      sum = line.sum
      return line.text
    })
    .join('')
}

test('a table, its journal and the log of all tables of version 1 become the game that they were, byte for byte', async () => {
  const { folder, tables } = leftBehind()
  const host = await startTestHost(folder)
  expect(await host.lan.resumeTables()).toBe(1)
  const record = `${JSON.stringify(host.lan.tables[0]?.room.activeGame?.table.record())}\n`
  expect(record).toBe(readFileSync(gold('record-1.parlor'), 'utf8'))
  await host.close()
  expect(host.faults).toEqual([])
  const journal = readFileSync(join(tables, 'saves', `${SAVE}.parlor-journal`))
  const before = readFileSync(gold('journal-1.parlor-journal'))
  expect(journal.subarray(0, before.length)).toEqual(before)
  expect(journal.toString().trimEnd().split('\n')).toHaveLength(11)
})

test('what is written now is written as in the files of version 1', () => {
  for (const name of ['journal-1.parlor-journal', 'day-1.book']) {
    const text = readFileSync(gold(name), 'utf8')
    let sum = 0
    const values = text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const read = decodeLine(Buffer.from(line), sum)
        if (!read) throw new Error(`a line of ${name} could not be read`)
        sum = read.sum
        return read.value as object
      })
    expect(summed(...values)).toBe(text)
  }
  const table = readFileSync(gold('table-1.parlor-table'), 'utf8')
  expect(`${JSON.stringify(tableFileSchema.parse(JSON.parse(table)))}\n`).toBe(table)
})

test('a record and settings of version 1 are read and kept as they are', async () => {
  const text = readFileSync(gold('record-1.parlor'), 'utf8')
  expect(replay(gameById, JSON.parse(text))).toMatchObject({ ok: true })
  const service = await openSaves()
  expect(await service.saves.exportRecord(await service.saves.importRecord(text))).toBe(text)
  const path = join(service.folder, 'settings.json')
  copyFileSync(gold('settings-1.json'), path)
  await service.settings.save({})
  const { crc, ...kept } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  expect(JSON.stringify(kept)).toBe(JSON.stringify(JSON.parse(readFileSync(gold('settings-1.json'), 'utf8'))))
  expect(crc).toMatch(/^[0-9a-f]{8}$/u)
})

test('a record, the code of its deal and its page of this release are the game that they were', () => {
  const { code, hash } = JSON.parse(readFileSync(gold('deal-1.json'), 'utf8')) as { code: string; hash: string }
  const record = JSON.parse(readFileSync(gold('deal-1.parlor'), 'utf8')) as GameRecord
  const hashOf = (document: unknown) => {
    const replayed = replay(gameById, document)
    if (!replayed.ok) throw new Error(replayed.fault.message)
    return hashOfLine(replayed.line)
  }
  expect(hashOf(record)).toBe(hash)
  const deal = readDealCode(code)
  if (!deal.ok) throw new Error(deal.error.message)
  // The seed of the code deals the same cards: with it the tape follows again.
  const { seed } = recordOfDeal(deal.value, gameById('mystic-double-cross')).chance ?? {}
  expect(hashOf({ ...record, chance: { seed } })).toBe(hash)
  const page = readFileSync(gold('heirloom-1.html'), 'utf8')
  const [, data = ''] = new RegExp(`id="${HEIRLOOM_DATA}">(.*?)</script>`, 'u').exec(page) ?? []
  expect(hashOf((JSON.parse(data) as HeirloomData).record)).toBe(hash)
})

test('settings of a newer Parlor Box are refused by name and never written over', async () => {
  const service = await openSaves()
  const path = join(service.folder, 'settings.json')
  const newer = '{ "format": "parlor-settings/2", "volume": { "music": 1 } }'
  writeFileSync(path, newer)
  const fault: unknown = await service.settings.load().catch((reason: unknown) => reason)
  expect(fault).toMatchObject({ code: 'newer-format', message: expect.stringContaining('newer Parlor Box') as string })
  expect(await codeOf(service.settings.save({ volume: 0 }))).toBe('newer-format')
  expect(readFileSync(path, 'utf8')).toBe(newer)
})

test('a table of a newer Parlor Box is told of by name and left on the disk', async () => {
  const { folder, tables } = leftBehind()
  const path = join(tables, `${TABLE}.table.json`)
  const newer = readFileSync(path, 'utf8').replace('parlor-table/1', 'parlor-table/2')
  writeFileSync(path, newer)
  const host = await startTestHost(folder)
  expect(await host.lan.resumeTables()).toBe(0)
  expect(host.faults.map(String).join()).toContain('newer Parlor Box')
  await host.close()
  expect(readFileSync(path, 'utf8')).toBe(newer)
})

test('a log of all tables of a newer Parlor Box keeps a host from beginning, and keeps its lines', async () => {
  const { folder, tables } = leftBehind()
  const newer = summed({ format: 'parlor-day-book/2' }, { save: SAVE, index: 7, what: 'a later kind of line' })
  writeFileSync(join(tables, 'day.book'), newer)
  expect(await codeOf(startTestHost(folder))).toBe('newer-format')
  expect(readFileSync(join(tables, 'day.book'), 'utf8')).toBe(newer)
})

test('a journal and a record of a newer Parlor Box are refused with its name', async () => {
  const service = await openSaves()
  const path = join(service.savesFolder, `${SAVE}.parlor-journal`)
  const [head = ''] = readFileSync(gold('journal-1.parlor-journal'), 'utf8').split('\n')
  const { line } = JSON.parse(head) as { line: object }
  const newer = summed({ ...line, format: 'parlor-journal/2' })
  writeFileSync(path, newer)
  const fault: unknown = await service.saves.load(SAVE).catch((reason: unknown) => reason)
  expect(fault).toMatchObject({ code: 'newer-format', message: expect.stringContaining('newer Parlor Box') as string })
  expect(readFileSync(path, 'utf8')).toBe(newer)
  const record = { ...(JSON.parse(readFileSync(gold('record-1.parlor'), 'utf8')) as object), format: 'parlor-record/2' }
  const replayed = replay(gameById, record)
  expect(replayed).toMatchObject({ ok: false, fault: { code: 'bad-record' } })
  expect(!replayed.ok && replayed.fault.message).toContain('newer Parlor Box')
})

test('a document is of the format that it names, of another one, or of a newer version', () => {
  const diary: Format = { name: 'diary', title: 'The diary' }
  expect(checkFormat(diary, { format: 'diary/1', day: 'Monday' })).toEqual({ ok: true, value: undefined })
  expect(checkFormat(diary, { format: 'diary/4' })).toMatchObject({ error: { code: 'newer-format' } })
  for (const other of [null, [], {}, { format: 'diary/0' }, { format: 'diary/01' }, { format: 'diaries/1' }]) {
    expect(checkFormat(diary, other)).toMatchObject({ error: { code: 'foreign-file' } })
  }
  expect(checkFormat({ ...diary, acceptsUnmarked: true }, { day: 'Monday' })).toMatchObject({ ok: true })
})
