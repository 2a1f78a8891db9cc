import { appendFileSync, cpSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openWalFile, type WalLine } from '../../../../../src/node/lan-server/wal/wal-file'
import { waitUntilAllKnow, join, playRandomMoves, playTogether, sitDown, type Guest } from '../guest'
import { freshFolder, startTestHost, HIGH_LIMITS } from '../host'

const line = (index: number, move = 'A 7H@1'): WalLine => ({
  save: 'forty-nine-0123456789ab',
  index,
  entry: { kind: 'move', move, at: 1_000 + index },
})

/** What may follow the last whole line after a loss of power: nothing, zeros, noise, or another line. */
const GARBAGE: readonly (readonly [what: string, bytes: Buffer])[] = [
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(600)],
  ['noise', Buffer.from([0x0a, 0xff, 0x00, 0x7b, 0x0a, 0x22, 0x7d, 0x0a])],
  [
    'another line',
    Buffer.from('\n{"crc":"00000000","line":{"save":"x","index":1,"entry":{"kind":"undo","moves":1}}}\n'),
  ],
]

describe('a book that was torn', () => {
  it.each(GARBAGE)(
    'anywhere in its last line, with %s behind it, holds all lines before, and goes on',
    async (_, bytes) => {
      const path = pathOf(freshFolder(), 'day.book')
      const first = await openWalFile(path, () => Promise.resolve(0))
      first.append([line(0), line(1)])
      const whole = first.size
      first.append([line(2, 'B 8C@12')])
      const written = readFileSync(path)
      await first.close()
      for (let cut = whole; cut < written.length; cut += 13) {
        writeFileSync(path, written)
        truncateSync(path, cut)
        appendFileSync(path, bytes)
        const before = readFileSync(path)
        const torn = await openWalFile(path, () => Promise.resolve(0))
        expect(torn.intactLines).toEqual([line(0), line(1)])
        if (torn.gap) expect(readFileSync(torn.gap.copy)).toEqual(before)
        else expect(before.length).toBe(whole)
        torn.append([line(2, 'A *')])
        await torn.close()
        const again = await openWalFile(path, () => Promise.resolve(0))
        expect(again.intactLines).toEqual([line(0), line(1), line(2, 'A *')])
        await again.close()
      }
    },
  )
})

it('a host that finds its book torn has lost nothing that a guest was told, and plays on', async () => {
  const first = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const table = await first.lan.open({ game: 'forty-nine', name: 'Parlor', chairs: ['open', 'open'] })
  const guests = await sitDown(first.url, table.room.spec.code)
  await table.start()
  const torn = await tornCopy(first.folder, guests)
  const seen = [0, 1].map((seat) => torn.seen[seat])
  await first.close()

  const second = await startTestHost(torn.folder, { limits: HIGH_LIMITS })
  expect(await second.lan.resumeTables()).toBe(1)
  expect(second.faults.map(String)).toEqual([
    expect.stringMatching(/^Error: The end of the log of the tables was torn .* laid aside: /u),
  ])
  const back = ({ seat, token }: Guest) => join(second.url, { kind: 'resume', seat: seat ?? '', token: token ?? '' })
  const again = await Promise.all(guests.map(back))
  expect(again.map((guest) => guest.seen)).toEqual(seen)
  await Promise.all(again.map((guest, index) => playRandomMoves(guest, `again ${String(index)}`)))
  expect((await again[0]?.heard('result'))?.record.moves.length).toBeGreaterThan(10)
})

/**
 * Returns a copy of a host's folder as if the host had died while it wrote a move. All that was answered stands in the
 * log, followed by half a line of the next move with garbage behind it.
 */
async function tornCopy(folder: string, guests: readonly Guest[]) {
  const book = (at: string) => pathOf(at, 'tables', 'day.book')
  for (let tries = 0; ; tries++) {
    await playTogether(guests, `before ${String(tries)}`, 2)
    await waitUntilAllKnow(guests)
    const copy = freshFolder()
    // The copy is made in one step, so that nothing is written meanwhile.
    cpSync(folder, copy, { recursive: true, filter: (name) => !name.endsWith('.lock') })
    const seen = guests.map((guest) => guest.seen)
    const before = readFileSync(book(copy))
    await playTogether(guests, `after ${String(tries)}`, 1)
    const next = readFileSync(book(folder))
    // On a slow machine the log may have been copied out and begun again between the two reads; then this is tried
    // again.
    if (before.length === 0 || next.length <= before.length || !next.subarray(0, before.length).equals(before)) continue
    const half = next.subarray(before.length, (before.length + next.length) >> 1)
    writeFileSync(book(copy), Buffer.concat([before, half, Buffer.from('\n\0\0\0{"crc":"'), Buffer.alloc(64)]))
    return { folder: copy, seen }
  }
}
