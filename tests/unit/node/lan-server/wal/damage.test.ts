import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openWalFile, type WalFile, type WalLine } from '../../../../../src/node/lan-server/wal/wal-file'
import { freshFolder } from '../host'

const GAMES = ['forty-nine-0123456789ab', 'color-casino-ba9876543210', 'colorow-00112233aabb'] as const
/** Number of entries that each game's journal holds already. */
const LENGTHS: Readonly<Record<string, number>> = { [GAMES[0]]: 3, [GAMES[1]]: 0, [GAMES[2]]: 12 }
const lengthOf = (save: string) => Promise.resolve(LENGTHS[save] ?? null)

/** Returns lines as three games write them in turns, in no regular order. */
function acknowledged(): WalLine[] {
  const next = new Map(Object.entries(LENGTHS))
  return [0, 1, 0, 0, 2, 1, 1, 0, 2, 2, 1, 0].map((game, at) => {
    const save = GAMES[game] ?? ''
    const index = next.get(save) ?? 0
    next.set(save, index + 1)
    return { save, index, entry: { kind: 'move', move: `A ${String(at)}H@${String(index)}`, at: 1_000 + at } }
  })
}

/** Returns the bytes of a log with these lines. */
async function written(lines: readonly WalLine[]): Promise<Buffer> {
  const path = join(freshFolder(), 'day.book')
  const book = await openWalFile(path, lengthOf)
  for (const line of lines) book.append([line])
  await book.flush()
  await book.close()
  return readFileSync(path)
}

async function opened(bytes: Buffer): Promise<WalFile> {
  const path = join(freshFolder(), 'day.book')
  writeFileSync(path, bytes)
  const book = await openWalFile(path, lengthOf)
  await book.close()
  return book
}

/** Returns where each line of a log begins and ends. */
function spansOf(bytes: Buffer): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = []
  for (let from = 0; from < bytes.length; from = spans.at(-1)?.to ?? bytes.length) {
    spans.push({ from, to: bytes.indexOf(0x0a, from) + 1 })
  }
  return spans
}

/** Returns the lines of a game that come before its first damaged line. */
function provable(lines: readonly WalLine[], hit: ReadonlySet<number>, save: string): WalLine[] {
  const first = lines.findIndex((line, at) => line.save === save && hit.has(at))
  return lines.filter((line, at) => line.save === save && (first < 0 || at < first))
}

/**
 * Expects the log to say that entries of a game are lost: by the game's name and index, or as a loss that may affect
 * any game.
 */
function expectTold({ gap }: WalFile, save: string, index: number): void {
  const named = gap?.missing.get(save)
  if (named === undefined) expect(gap?.mayAffectAnyGame).toBe(true)
  else expect(named).toBe(index)
}

describe('a book in which one bit was flipped', () => {
  it('keeps every line but those of that game behind it, and says which; wherever it was', async () => {
    const lines = acknowledged()
    const bytes = await written(lines)
    const spans = spansOf(bytes)
    for (let at = 0; at < bytes.length; at += 13) {
      const damaged = Buffer.from(bytes)
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8))
      const book = await opened(damaged)
      const hit = new Set([spans.findIndex(({ from, to }) => at >= from && at < to)])
      expect(readFileSync(book.gap?.copy ?? '')).toEqual(damaged)
      for (const save of GAMES) {
        const due = provable(lines, hit, save)
        const all = lines.filter((line) => line.save === save)
        expect(book.intactLines.filter((line) => line.save === save)).toEqual(due)
        if (due.length < all.length) expectTold(book, save, (LENGTHS[save] ?? 0) + due.length)
      }
    }
  })

  it('is damaged, not torn, whichever of its lines it was', async () => {
    const bytes = await written(acknowledged())
    for (const { from, to } of spansOf(bytes)) {
      const damaged = Buffer.from(bytes)
      const at = (from + to) >> 1
      damaged[at] = (damaged[at] ?? 0) ^ 1
      expect((await opened(damaged)).gap?.isDamaged).toBe(true)
    }
  })
})

describe('a book of which a part was filled with zeros', () => {
  it('keeps what continues its own game, and nothing that stands behind a hole', async () => {
    const lines = acknowledged()
    const bytes = await written(lines)
    const spans = spansOf(bytes)
    for (let from = 0; from < bytes.length; from += 83) {
      for (const size of [1, 64, 300, 900]) {
        const damaged = Buffer.from(bytes)
        damaged.fill(0, from, Math.min(bytes.length, from + size))
        const book = await opened(damaged)
        const touched = spans.flatMap((span, at) => (span.to > from && span.from < from + size ? [at] : []))
        // Nothing proves the first line behind a hole, so it may be kept or not.
        const doubtful = new Set([...touched, (touched.at(-1) ?? 0) + 1])
        for (const save of GAMES) {
          const kept = book.intactLines.filter((line) => line.save === save)
          expect(kept).toEqual(provable(lines, new Set(touched), save).slice(0, kept.length))
          expect(kept.length).toBeGreaterThanOrEqual(provable(lines, doubtful, save).length)
          const all = lines.filter((line) => line.save === save)
          if (kept.length < all.length) expectTold(book, save, (LENGTHS[save] ?? 0) + kept.length)
        }
      }
    }
  })
})

describe('a book that was cut', () => {
  it('keeps all whole lines, and what is left of the next is laid aside', async () => {
    const lines = acknowledged()
    const bytes = await written(lines)
    const spans = spansOf(bytes)
    for (let size = 0; size <= bytes.length; size += 23) {
      const book = await opened(bytes.subarray(0, size))
      expect(book.intactLines).toEqual(lines.slice(0, spans.filter(({ to }) => to <= size).length))
      const isWhole = size === 0 || spans.some(({ to }) => to === size)
      if (isWhole) expect(book.gap).toBeNull()
      else expect(readFileSync(book.gap?.copy ?? '')).toEqual(bytes.subarray(0, size))
    }
  })
})

it('a book is whole again once it was opened, and goes on', async () => {
  const lines = acknowledged()
  const bytes = await written(lines)
  bytes[bytes.length >> 1] = 0
  const path = join(freshFolder(), 'day.book')
  writeFileSync(path, bytes)
  const first = await openWalFile(path, lengthOf)
  const next: WalLine = { save: GAMES[2], index: 15, entry: { kind: 'resign', seat: 'A', at: 2_000 } }
  first.append([next])
  await first.close()
  const second = await openWalFile(path, lengthOf)
  expect(second.gap).toBeNull()
  expect(second.intactLines).toEqual([...first.intactLines, next])
  await second.close()
})
