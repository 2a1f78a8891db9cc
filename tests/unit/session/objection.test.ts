import { expect, test } from 'vitest'
import type { Refusal } from '../../../src/rules/kit'
import { createManualThinker, person, playRandomMoves, seatToMove, setupOf, snapshotOf, createTestTable } from './help'

const PEOPLE = [person('Ada'), person('Ben')]
const STALE: Refusal = { code: 'stale', message: 'The table has changed meanwhile.' }

/** Returns a table in mid-game whose journal takes an entry only when the test lets it. */
async function slowTable() {
  const open: (() => void)[] = []
  let slow = false
  const append = () => (slow ? new Promise<void>((resolve) => open.push(resolve)) : Promise.resolve())
  const { table, journal } = createTestTable(setupOf(PEOPLE), undefined, append)
  await playRandomMoves(table, 6)
  slow = true
  const written = async () => {
    await expect.poll(() => open.length).toBe(1)
    open.shift()?.()
  }
  return { table, journal, written }
}

test('what is objected to when its turn comes is not done, though nothing was objected to when it was asked for', async () => {
  const { table, journal, written } = await slowTable()
  const seat = seatToMove(table)
  const [text = ''] = table.moves(seat)
  const plies = table.steps.length
  const unchanged = () => (table.steps.length === plies ? null : STALE)
  const first = table.play(seat, text, unchanged)
  const later = [table.play(1 - seat, '*', unchanged), table.undo(seat, unchanged), table.resign(1 - seat, unchanged)]
  expect(unchanged()).toBeNull()
  await written()
  expect((await first).ok).toBe(true)
  expect(await Promise.all(later)).toEqual(later.map(() => ({ ok: false, error: STALE })))
  expect(table.resigned).toEqual([])
  expect(journal.filter(({ kind }) => kind === 'undo' || kind === 'resign')).toEqual([])
})

test('a move that was found for somebody is void when they have moved themselves', async () => {
  const { thinker, open } = createManualThinker()
  const { table, setup } = createTestTable(setupOf(PEOPLE), thinker)
  await table.run()
  const seat = seatToMove(table)
  const [text = ''] = table.moves(seat)
  const found = table.playFor(seat, 3)
  expect(open[0]?.request).toMatchObject({ seat, level: 3 })
  expect(open[0]?.request.seed).not.toContain(setup.seed)
  expect((await table.play(seat, text)).ok).toBe(true)
  const after = snapshotOf(table)
  open[0]?.answer(text)
  expect(await found).toMatchObject({ ok: false, error: { code: 'stale' } })
  expect(snapshotOf(table)).toEqual(after)
})

test('somebody is played for where a thinker fails, too', async () => {
  const { thinker, open } = createManualThinker()
  const { table, reports } = createTestTable(setupOf(PEOPLE), thinker)
  await table.run()
  const seat = seatToMove(table)
  const played = table.playFor(seat, 3)
  open[0]?.fail(new Error('no idea'))
  expect(await played).toMatchObject({ ok: true, value: { seat } })
  expect(reports).toHaveLength(1)
})
