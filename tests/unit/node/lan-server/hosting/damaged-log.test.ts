import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../host/folders'
import { waitUntilAllKnow, playTogether, sitDown } from '../guest'
import { startMachine } from './machine-process'

/**
 * Kills a machine in a game for two of which so many moves were acknowledged. These moves stand in the log alone,
 * unless the log was copied to the journal meanwhile.
 */
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
  const path = pathOf(folder, 'tables', 'day.book')
  return { folder, path, bytes: readFileSync(path), plies }
}

/** Returns the number of entries in the journal of the only table's game. */
function entriesIn(folder: string): number {
  const saves = pathOf(folder, 'tables', 'saves')
  const [name = ''] = readdirSync(saves).filter((one) => one.endsWith('.parlor-journal'))
  return readFileSync(pathOf(saves, name), 'utf8').trimEnd().split('\n').length - 1
}

it('a log that was damaged is laid aside, and whoever hosts its table is told that moves are lost', async () => {
  let killed = await killedInPlay(6)
  // On a slow machine the log may have been copied out meanwhile; then the game is played once more.
  while (killed.bytes.length === 0) killed = await killedInPlay(6)
  const { folder, bytes } = killed
  const lines = bytes.toString('utf8').trimEnd().split('\n')
  const middle = lines.slice(0, lines.length >> 1).join('\n').length + 40
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  writeFileSync(killed.path, bytes)

  const second = await startMachine(folder, '0')
  const [table] = second.tables
  const trouble = table?.troubles.find(({ code }) => code === 'log-moves-lost')
  expect(readFileSync(trouble?.params['copy'] ?? '')).toEqual(bytes)
  expect(table?.lobby).toMatchObject({ phase: 'playing' })
  expect(entriesIn(folder)).toBeLessThan(killed.plies)
  expect(readFileSync(killed.path)).toHaveLength(0)
})

it('a log that was not damaged has nothing to tell of, and every acknowledged move is there', async () => {
  const { folder, plies } = await killedInPlay(6)
  const second = await startMachine(folder, '0')
  expect(second.tables[0]?.troubles.map(({ code }) => code)).toEqual(['unannounced'])
  expect(entriesIn(folder)).toBeGreaterThanOrEqual(plies)
})
