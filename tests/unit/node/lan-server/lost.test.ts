import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { lostTableSchema } from '../../../../src/protocol/app/hosting-schemas'
import { createCode } from '../../../../src/node/lan-server/tokens'
import { join, playTogether, sitDown } from './guest'
import { startTestHost, HIGH_LIMITS, type TestLanHost } from './host'

const filesIn = (...folder: string[]) => (existsSync(pathOf(...folder)) ? readdirSync(pathOf(...folder)).sort() : [])
const journalsOf = ({ folder }: Pick<TestLanHost, 'folder'>) =>
  filesIn(folder, 'tables', 'saves').filter((name) => name.endsWith('.parlor-journal'))

/** Closes a host in mid-game that has one table for two; returns its folder, the table and a guest. */
async function closedInPlay() {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const wish = { game: 'forty-nine', name: 'Attic', chairs: ['open', 'open'], settings: { autoStart: true } } as const
  const table = await host.lan.open(wish)
  const guests = await sitDown(host.url, table.room.spec.code)
  for (const guest of guests) await guest.ask('ready', { ready: true })
  await playTogether(guests, 'before', 4)
  const { id, code } = table.room.spec
  await host.close()
  return { folder: host.folder, id, code, guest: guests[0]!, file: pathOf(host.folder, 'tables', `${id}.table.json`) }
}

type Damage = readonly [what: string, code: string, change: (text: string) => string]
const DAMAGES: readonly Damage[] = [
  ['was cut off in the middle', 'damaged-table', (text) => text.slice(0, -40)],
  ['has a field of a wrong kind', 'damaged-table', (text) => text.replace('"paused":false', '"paused":7')],
  ['is of a newer Parlor Box', 'newer-format', (text) => text.replace('parlor-table/1', 'parlor-table/2')],
]

describe('a table whose file', () => {
  it.each(DAMAGES)('%s is told of, kept for its guests, and set aside only when told to', async (_, code, change) => {
    const { folder, id, file, guest, ...table } = await closedInPlay()
    const damaged = change(readFileSync(file, 'utf8'))
    writeFileSync(file, damaged)
    const { lan, url } = await startTestHost(folder, { limits: HIGH_LIMITS })
    expect(await lan.resumeTables()).toBe(0)
    expect(lan.lost).toMatchObject([{ id, name: 'Attic', code }])
    const back = { kind: 'resume', seat: guest.seat ?? '', token: guest.token ?? '' } as const
    await expect(join(url, back)).rejects.toThrow('table-unreadable')
    for (let tries = 0; tries < 12; tries++) {
      await expect(join(url, { kind: 'code', code: table.code })).rejects.toThrow('table-unreadable')
    }
    expect(readFileSync(file, 'utf8')).toBe(damaged)
    expect(journalsOf({ folder })).toHaveLength(1)

    await lan.setAside(id)
    expect(lan.lost).toEqual([])
    expect(readFileSync(pathOf(folder, 'tables', 'removed', `${id}.table.json`), 'utf8')).toBe(damaged)
    expect(filesIn(folder, 'tables').filter((name) => name.endsWith('.table.json'))).toEqual([])
    await expect(lan.setAside(id)).rejects.toMatchObject({ code: 'no-such-table' })
  })
})

it('a table of whose file another program has made a copy stands once, and the copy can be set aside', async () => {
  const { folder, id, file, guest } = await closedInPlay()
  const text = readFileSync(file, 'utf8')
  const copies = [
    `${id} (1)`,
    `${id}.sync-conflict-20261128-150501-ABCDEFG`,
    process.platform === 'win32' ? 'a' : 'a\u202Eb\n',
  ].sort()
  for (const name of copies) writeFileSync(pathOf(folder, 'tables', `${name}.table.json`), text)
  for (const name of ['', `._${id}`, `~$${id}`])
    writeFileSync(pathOf(folder, 'tables', `${name}.table.json`), 'no table')
  // An editor has rewritten the file itself.
  writeFileSync(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`)
  const { lan, url } = await startTestHost(folder, { limits: HIGH_LIMITS })
  expect(await lan.resumeTables()).toBe(1)
  expect(z.array(lostTableSchema).parse(lan.lost)).toMatchObject(
    copies.map((name) => ({ id: name, code: 'copied-table' })),
  )
  await join(url, { kind: 'resume', seat: guest.seat ?? '', token: guest.token ?? '' })
  for (const name of copies) await lan.setAside(name)
  expect(lan.lost).toEqual([])
  expect(journalsOf({ folder })).toHaveLength(1)
  expect(existsSync(file)).toBe(true)
})

it('a table whose game’s journal is damaged is told of, and both files are set aside', async () => {
  const { folder, id } = await closedInPlay()
  const [journal = ''] = journalsOf({ folder })
  const path = pathOf(folder, 'tables', 'saves', journal)
  const bytes = readFileSync(path)
  bytes[100] = (bytes[100] ?? 0) ^ 1
  writeFileSync(path, bytes)
  const { lan } = await startTestHost(folder)
  await lan.resumeTables()
  expect(lan.lost).toMatchObject([{ id, name: 'Attic', code: 'damaged-save' }])
  await lan.setAside(id)
  expect(filesIn(folder, 'tables', 'removed')).toEqual([journal, `${id}.table.json`].sort())
  expect(readFileSync(pathOf(folder, 'tables', 'removed', journal))).toEqual(bytes)
})

it('a code that another table has is given to none', () => {
  const draws = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
  expect(createCode(new Set(['222222']), () => draws.shift() ?? 9)).toBe('322222')
})

it('the journal of a game that was broken off is laid aside with its table', async () => {
  const { folder, id } = await closedInPlay()
  const { lan } = await startTestHost(folder)
  await lan.resumeTables()
  await lan.end(id)
  expect(journalsOf({ folder })).toEqual([])
  expect(filesIn(folder, 'tables', 'saves', 'removed')).toHaveLength(1)
})
