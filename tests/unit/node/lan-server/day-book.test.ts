import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importDayBook } from '../../../../src/node/lan-server/day-book'
import { encodeLine } from '../../../../src/node/storage/journal-codec'
import type { JournalEntry } from '../../../../src/ports/journal'
import { codeOf, entriesOf, headOf, openSaves } from '../storage/help'

/** Makes two games of which the journal has a part, and the bytes of the log that an earlier version left with the rest. */
async function leftBehind() {
  const service = await openSaves()
  const games: { id: string; entries: JournalEntry[]; rest: { save: string; index: number; entry: JournalEntry }[] }[] =
    []
  for (const seed of ['one', 'two']) {
    const id = await service.saves.create(headOf(seed))
    const entries = await entriesOf(seed, 7)
    for (const [index, entry] of entries.slice(0, 3).entries()) await service.saves.append(id, index, entry)
    // A line that the journal has already, as where a host was killed between copying the log and emptying it.
    games.push({ id, entries, rest: entries.slice(2).map((entry, at) => ({ save: id, index: at + 2, entry })) })
  }
  const [one, two] = games as [(typeof games)[0], (typeof games)[0]]
  const lines = one.rest.flatMap((line, at) => [line, two.rest[at]!])
  let sum = 0
  const texts = lines.map((line) => {
    const coded = encodeLine(line, sum)
    sum = coded.sum
    return coded.text
  })
  const path = join(service.folder, 'day.book')
  const counts = async () => {
    const found: number[] = []
    for (const { id } of games) found.push((await service.saves.load(id)).entries.length)
    return found
  }
  return { service, games, path, texts, bytes: Buffer.from(texts.join('')), counts }
}

describe('the log that an earlier version left', () => {
  test('is taken into the journals it belongs to, once, and is gone then', async () => {
    const { service, games, path, bytes } = await leftBehind()
    writeFileSync(path, bytes)
    expect(await importDayBook(path, service)).toBeNull()
    expect(existsSync(path)).toBe(false)
    for (const { id, entries } of games) expect((await service.saves.load(id)).entries).toEqual(entries)
    expect(await importDayBook(path, service)).toBeNull()
  })

  test('is gone where it was empty, and so are lines of a game that is no more', async () => {
    const { service, path, games, bytes, counts } = await leftBehind()
    writeFileSync(path, '')
    expect(await importDayBook(path, service)).toBeNull()
    await service.discard(games[1]!.id)
    writeFileSync(path, bytes)
    expect(await importDayBook(path, service)).toBeNull()
    expect(existsSync(path)).toBe(false)
    await expect(counts()).rejects.toMatchObject({ code: 'no-such-save' })
    expect((await service.saves.load(games[0]!.id)).entries).toEqual(games[0]!.entries)
  })

  type Damage = readonly [what: string, change: (bytes: Buffer, texts: readonly string[]) => Buffer, left: number[]]
  const DAMAGES: readonly Damage[] = [
    ['cut off in its last line', (bytes) => bytes.subarray(0, -9), [8, 7]],
    ['filled with zeros', (bytes) => Buffer.alloc(bytes.length), [3, 3]],
    ['filled with zeros from its middle on', (bytes) => Buffer.from(bytes).fill(0, bytes.length >> 1), [5, 5]],
    // The sixth line is of the second game.
    ['hit in one line', (bytes, texts) => flip(bytes, texts.slice(0, 5).join('').length + 60), [8, 4]],
    ['hit in the checksum of a line', (bytes, texts) => flip(bytes, texts.slice(0, 5).join('').length + 10), [5, 4]],
  ]

  test.each(DAMAGES)(
    '%s is told truly and kept, and costs only the games behind the damage',
    async (_, change, left) => {
      const { service, path, bytes, texts, counts } = await leftBehind()
      const damaged = change(bytes, texts)
      writeFileSync(path, damaged)
      const told = await importDayBook(path, service)
      expect(told).toContain("whether anything of that was acknowledged can't be told")
      expect(await counts()).toEqual(left)
      expect(existsSync(path)).toBe(false)
      const [kept = ''] = readdirSync(join(service.folder, 'removed'))
      expect(told).toContain(join(service.folder, 'removed', kept))
      expect(readFileSync(join(service.folder, 'removed', kept))).toEqual(damaged)
    },
  )

  test('stays while the disk refuses its entries', async () => {
    const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    const { service, path, bytes } = await leftBehind()
    await service.close()
    writeFileSync(path, bytes)
    const refusing = await openSaves(service.folder, { openFile: full })
    expect(await codeOf(importDayBook(path, refusing))).toBe('disk-full')
    expect(readFileSync(path)).toEqual(bytes)
  })
})

function flip(bytes: Buffer, at: number): Buffer {
  const damaged = Buffer.from(bytes)
  damaged[at]! ^= 1
  return damaged
}
