import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { LanClient } from '../../../../../src/lan-client'
import { temporaryFolder } from '../../../host/folders'
import { closeClients, createGuest, isConnected, isJudged, playOn, waitForState } from '../../../lan-client/guests'
import { runCount } from '../../../../scale'
import { openMachine } from './house'
import { startMachine } from './machine-process'

afterEach(closeClients)

/** Plays to the end, however often the connection is lost in the middle of a move. */
async function playThrough(one: LanClient, luck: string): Promise<void> {
  while (!isJudged(one.state)) {
    await playOn(one, luck).catch((fault: unknown) => {
      if (!(fault instanceof Error) || !fault.message.startsWith('not-connected')) throw fault
      return waitForState(one, isConnected)
    })
  }
}

it('a killed program hosts its table again as soon as it is asked, guests find back, and the game is kept once', async () => {
  const folder = await temporaryFolder()
  const first = await startMachine(folder, '0')
  const [table] = first.tables
  const { address = '', token = '', id = '', code = '' } = table ?? {}
  const people = [0, 1].map(() => createGuest(`ws://${address}/lan`, { kind: 'token', token }))
  for (const [index, one] of people.entries()) await one.sit(`Guest ${String(index)}`)
  await Promise.all(people.map((one) => one.setReady(true)))
  const playing = people.map((one, index) => playThrough(one, `luck ${String(index)}`))
  await Promise.all(people.map((one) => waitForState(one, ({ turn }) => turn > 8)))
  await first.kill()

  const second = await startMachine(folder, address.split(':')[1] ?? '')
  expect(second.tables).toMatchObject([{ id, code, address, lobby: { phase: 'playing' } }])
  // The program announces its tables nowhere.
  expect(second.tables[0]?.troubles).toMatchObject([{ code: 'unannounced' }])
  await Promise.all(playing)
  expect(people.map(({ state }) => state.seat)).toEqual(['A', 'B'])
  for (const one of people) expect((await waitForState(one, isJudged)).verdict).toMatchObject({ isFair: true })
  closeClients()
  await second.kill()

  const home = await openMachine({ dataFolder: folder })
  await home.lan.hosted()
  await home.close()
  const again = await openMachine({ dataFolder: folder })
  expect(await again.services.saves.list()).toMatchObject([
    { game: 'forty-nine', players: [{ name: 'Guest 0' }, { name: 'Guest 1' }], over: true },
  ])
}, 300_000)

/** Number of times that the program is killed. */
const KILLS = runCount(2, 1)

it('after many kills in mid-game, and the end of its table, the folder of the tables holds nothing but what it should', async () => {
  const folder = await temporaryFolder()
  let running = await startMachine(folder, '0')
  const [table] = running.tables
  const { address = '', token = '' } = table ?? {}
  const people = [0, 1].map(() => createGuest(`ws://${address}/lan`, { kind: 'token', token }))
  for (const [index, one] of people.entries()) await one.sit(`Guest ${String(index)}`)
  await Promise.all(people.map((one) => one.setReady(true)))
  const playing = people.map((one, index) => playThrough(one, `kills ${String(index)}`))
  for (let kill = 0; kill < KILLS; kill++) {
    const turn = people[0]?.state.turn ?? 0
    await Promise.race([...people.map((one) => waitForState(one, (state) => state.turn > turn + 2)), ...playing])
    await running.kill()
    running = await startMachine(folder, address.split(':')[1] ?? '')
  }
  await Promise.all(playing)
  closeClients()
  await running.kill()

  const home = await openMachine({ dataFolder: folder })
  const [kept] = await home.lan.hosted()
  await home.lan.end(kept?.id ?? '')
  await home.close()
  const namesIn = async (...parts: string[]) => (await readdir(join(folder, ...parts))).sort()
  expect(await namesIn('tables')).toEqual(['listener.json', 'saves'])
  // A kill may tear the last line of a journal, which is then laid aside. Nothing else is laid aside.
  expect((await namesIn('tables', 'saves')).filter((name) => name !== 'removed')).toEqual([])
  expect((await namesIn('tables', 'saves', 'removed')).filter((name) => !name.endsWith('.torn'))).toEqual([])
  const others = (await namesIn('saves')).filter((name) => name !== 'removed' && name !== 'summaries.index')
  expect(others).toEqual([expect.stringMatching(/\.parlor-journal$/u)])
  expect(await namesIn('saves', 'removed')).toEqual([])
})
