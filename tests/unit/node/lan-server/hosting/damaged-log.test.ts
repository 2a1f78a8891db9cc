import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../host/folders'
import { waitUntilAllKnow, playTogether, sitDown } from '../guest'
import { startMachine } from './machine-process'

/** Kills a machine in a game for two of which so many moves were acknowledged. */
async function killedInPlay(moves: number) {
  const folder = await temporaryFolder()
  const first = await startMachine(folder, '0')
  const [table] = first.tables
  const { address = '', code = '' } = table ?? {}
  const guests = await sitDown(`ws://${address}/lan`, code)
  for (const guest of guests) await guest.ask('ready', { ready: true })
  await playTogether(guests, 'acknowledged', moves)
  await waitUntilAllKnow(guests)
  const plies = guests[0]?.messages.filter(({ type }) => type === 'step').length ?? 0
  await first.kill()
  return { folder, plies }
}

/** Returns the number of entries in the journal of the only table's game. */
function entriesIn(folder: string): number {
  const saves = pathOf(folder, 'tables', 'saves')
  const [name = ''] = readdirSync(saves).filter((one) => one.endsWith('.parlor-journal'))
  return readFileSync(pathOf(saves, name), 'utf8').trimEnd().split('\n').length - 1
}

it('every acknowledged move is in the journal of a killed host; of a damaged log of an earlier version its owner is told', async () => {
  const { folder, plies } = await killedInPlay(6)
  expect(entriesIn(folder)).toBeGreaterThanOrEqual(plies)
  const log = pathOf(folder, 'tables', 'day.book')
  writeFileSync(log, Buffer.alloc(500))

  const second = await startMachine(folder, '0')
  const [table] = second.tables
  expect(table?.lobby).toMatchObject({ phase: 'playing' })
  const told = table?.troubles.find(({ code }) => code === 'log-damaged')?.message ?? ''
  expect(told).toContain("whether anything of that was acknowledged can't be told")
  const kept = pathOf(folder, 'tables', 'removed', 'day.book')
  expect(told).toContain(kept)
  expect(readFileSync(kept)).toEqual(Buffer.alloc(500))
  expect(existsSync(log)).toBe(false)
  await second.kill()

  const third = await startMachine(folder, '0')
  expect(third.tables[0]?.troubles.map(({ code }) => code)).toEqual(['unannounced'])
  expect(entriesIn(folder)).toBeGreaterThanOrEqual(plies)
})
