import { appendFileSync, copyFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeLine, scanJournal } from '../../../../src/node/storage/journal-codec'
import type { JournalEntry, JournalHead } from '../../../../src/ports/journal'
import { runCount } from '../../../scale'
import { codeOf, entriesOf, headOf, openSaves, createSave } from './help'

/** Makes a save of a game and closes it; returns it with the path of its file. */
async function closedSave(moves = 10) {
  const service = await openSaves()
  const { id, entries } = await createSave(service, 'damage', moves)
  await service.close()
  const path = join(service.savesFolder, `${id}.parlor-journal`)
  return { service, id, entries, path }
}

/** Returns the text of a journal that holds any values, with correct checksums. */
function journal(...values: unknown[]): string {
  let sum = 0
  return values
    .map((value) => {
      const line = encodeLine(value as JournalEntry, sum)
      sum = line.sum
      return line.text
    })
    .join('')
}

describe('a torn last line', () => {
  test('is cut back at any byte, told in a sentence, laid aside, and the game goes on', async () => {
    const { service, id, entries, path } = await closedSave()
    const whole = readFileSync(path)
    const before = whole.lastIndexOf(0x0a, whole.length - 2) + 1
    for (const length of [before + 1, Math.floor((before + whole.length) / 2), whole.length - 2]) {
      writeFileSync(path, whole)
      truncateSync(path, length)
      const loaded = await service.saves.load(id)
      expect(loaded.entries).toEqual(entries.slice(0, -1))
      expect(loaded.mended).toMatch(/torn/u)
      expect(readFileSync(path)).toEqual(whole.subarray(0, before))
      expect(readFileSync(join(service.savesFolder, 'removed', `${id}.torn`))).toEqual(whole.subarray(before, length))
      await service.saves.append(id, entries.length - 1, entries.at(-1)!)
      expect((await service.saves.load(id)).mended).toBeUndefined()
      await service.close()
      expect(readFileSync(path)).toEqual(whole)
    }
  })

  test('made of zeros, as some file systems leave it, is one too', async () => {
    const { service, id, entries, path } = await closedSave()
    appendFileSync(path, Buffer.alloc(4096))
    const loaded = await service.saves.load(id)
    expect(loaded.entries).toEqual(entries)
    expect(loaded.mended).toMatch(/4096/u)
  })

  test('listing and exporting leave the file alone', async () => {
    const { service, id, path } = await closedSave()
    appendFileSync(path, '{"crc":"00')
    const before = readFileSync(path)
    expect((await service.saves.list())[0]).toMatchObject({ id, moves: 10 })
    await service.saves.exportRecord(id)
    expect(readFileSync(path)).toEqual(before)
  })
})

describe('refused with a sentence, the file left as it is', () => {
  const head = { ...headOf('x'), id: 'x' } as JournalHead

  test.each<[string, string, (whole: Buffer) => string | Buffer | Promise<string>]>([
    ['a flipped bit in the middle', 'damaged-save', (whole) => flip(whole, Math.floor(whole.length / 2))],
    ['a lost line', 'damaged-save', (whole) => withoutLine(whole, 4)],
    ['a doubled line', 'damaged-save', (whole) => doubledLine(whole, 4)],
    ['two torn ends', 'damaged-save', (whole) => `${whole.toString().slice(0, -5)}\n{"crc":"1`],
    ['a damaged head', 'damaged-save', (whole) => flip(whole, 40)],
    ['nothing', 'foreign-file', () => ''],
    ['a photograph', 'foreign-file', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x0a, 0, 1, 2, 0x0a])],
    ['a record in place of a journal', 'foreign-file', () => '{"format":"parlor-record/1"}\n'],
    ['a head of another kind', 'foreign-file', () => journal({ format: 'diary/1' })],
    ['a head with a field too many', 'foreign-file', () => journal({ ...head, extra: 1 })],
    ['a newer format', 'newer-format', () => journal({ ...head, format: 'parlor-journal/2', more: {} })],
    ['newer rules', 'newer-rules', () => journal({ ...head, version: 99_999 })],
    ['an unknown game', 'unknown-game', () => journal({ ...head, game: 'chess' })],
    ['too many seats', 'bad-head', () => journal({ ...head, game: 'forty-nine', chairs: [head.chairs[0]] })],
    ['an option that there is not', 'bad-head', () => journal({ ...head, options: { style: 'poker' } })],
    ['an entry of no kind', 'damaged-save', () => journal(head, { kind: 'cheat', at: 1 })],
    ['a poisonous key', 'damaged-save', () => poisoned(head) + journal(head)],
    ['a move before the deal', 'illegal-save', () => journal(head, { kind: 'move', move: 'A 3', at: 1 })],
    ['a short deal', 'illegal-save', () => journal(head, { kind: 'chance', outcomes: ['1', '2'], at: 1 })],
    [
      'an illegal move',
      'illegal-save',
      async () => journal(head, (await entriesOf('x', 0))[0], move('A 49'), move('A 1')),
    ],
    [
      'more taken back than was played',
      'illegal-save',
      async () => journal(head, (await entriesOf('x', 0))[0], undo(1)),
    ],
    ['a seat that there is not', 'illegal-save', () => journal(head, { kind: 'resign', seat: 'H', at: 1 })],
  ])('%s: %s', async (_name, code, damage) => {
    const { service, id, path } = await closedSave()
    const damaged = Buffer.from(await damage(readFileSync(path)))
    writeFileSync(path, damaged)
    const fault = await service.saves.load(id).catch((reason: unknown) => reason)
    expect(fault).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].{10,200}\.$/u) as string })
    expect(await codeOf(service.saves.append(id, 0, { kind: 'hint', seat: 'A', at: 1 }))).toBe(code)
    expect((await service.saves.list())[0]).toMatchObject({ id, fault: (fault as Error).message })
    expect(readFileSync(path)).toEqual(damaged)
    expect(readdirSync(service.savesFolder).sort()).toEqual([`${id}.parlor-journal`, 'removed'])
  })

  test('a file far too large', async () => {
    const { service, id, path } = await closedSave()
    truncateSync(path, 17 * 1_048_576)
    expect(await codeOf(service.saves.load(id))).toBe('too-large')
  })

  test('a game that has reached the size of a file that is opened grows no further, and can still be opened', async () => {
    const service = await openSaves()
    const id = await service.saves.create({ ...headOf('long'), tape: [] })
    const [deal] = await entriesOf('long', 0)
    const hint = { kind: 'hint', seat: 'A', at: 1 } as const
    const { file } = await service.open(id)
    file.append(0, [deal!])
    const many = Array<JournalEntry>(20_000).fill(hint)
    const fill = () => {
      for (;;) file.append(file.count, many)
    }
    expect(fill).toThrow('16 MB')
    expect(fill).toThrow('16 MB')
    await file.close()
    let count = file.count
    await service.saves.append(id, count++, hint)
    await service.close()
    expect((await service.saves.load(id)).entries).toHaveLength(count)
  })

  test('a copy under another name is a save of its own', async () => {
    const { service, id, entries, path } = await closedSave()
    copyFileSync(path, join(service.savesFolder, 'a-copy.parlor-journal'))
    const copy = await service.saves.load('a-copy')
    expect(copy.head.id).toBe('a-copy')
    await service.saves.append('a-copy', entries.length, { kind: 'hint', seat: 'A', at: 1 })
    expect((await service.saves.load(id)).entries).toEqual(entries)
  })
})

describe('whatever the bytes', () => {
  test('one flipped bit is noticed, or is in the last line, which is cut', async () => {
    const { entries, path } = await closedSave(6)
    const whole = readFileSync(path)
    const last = whole.lastIndexOf(0x0a, whole.length - 2) + 1
    fc.assert(
      fc.property(fc.nat(whole.length * 8 - 1), (bit) => {
        const damaged = Buffer.from(whole)
        damaged[bit >> 3] = damaged[bit >> 3]! ^ (1 << (bit & 7))
        const scanned = scanJournal(damaged)
        if (scanned.ok) {
          // A lost newline joins two lines into one torn end.
          const kept = bit >> 3 === last - 1 ? -2 : -1
          expect(bit >> 3).toBeGreaterThanOrEqual(last - 1)
          expect(scanned.value.entries).toEqual(entries.slice(0, kept))
        }
      }),
      { numRuns: runCount(2_000) },
    )
  })

  test('a file cut anywhere keeps every whole line', async () => {
    const { entries, path } = await closedSave(6)
    const whole = readFileSync(path)
    for (let length = 0; length <= whole.length; length++) {
      const scanned = scanJournal(whole.subarray(0, length))
      // A line that lacks nothing but its end is whole.
      const text = whole.subarray(0, whole[length] === 0x0a ? length + 1 : length)
      const lines = text.toString('latin1').split('\n').length - 1
      expect(scanned.ok).toBe(lines > 0)
      if (scanned.ok) expect(scanned.value.entries).toEqual(entries.slice(0, lines - 1))
    }
  })

  test('no text breaks the reader, not even one with right sums', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: 6 }), (values) => {
        expect(() => scanJournal(Buffer.from(journal(...values)))).not.toThrow()
      }),
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(scanJournal(Buffer.from(bytes)).ok).toBe(false)
      }),
    )
  })

  test('a line nested without end is refused at once', () => {
    const deep = `{"crc":"00000000","line":{"a":${'['.repeat(2_000_000)}\n`
    const begun = process.cpuUsage()
    expect(scanJournal(Buffer.from(deep)).ok).toBe(false)
    expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000)
  })
})

function move(text: string): JournalEntry {
  return { kind: 'move', move: text, at: 1 }
}

function undo(moves: number): JournalEntry {
  return { kind: 'undo', moves, at: 1 }
}

function flip(whole: Buffer, at: number): Buffer {
  const damaged = Buffer.from(whole)
  damaged[at] = damaged[at]! ^ 4
  return damaged
}

function withoutLine(whole: Buffer, index: number): string {
  return whole.toString().split('\n').toSpliced(index, 1).join('\n')
}

function doubledLine(whole: Buffer, index: number): string {
  const lines = whole.toString().split('\n')
  return lines.toSpliced(index, 0, lines[index]!).join('\n')
}

/** Returns a journal whose second line has the key `__proto__`, with a correct checksum. */
function poisoned(head: JournalHead): string {
  return journal(head, JSON.parse('{"kind":"hint","seat":"A","at":1,"__proto__":{"kind":"resign"}}'))
}
