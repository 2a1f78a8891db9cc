import { afterEach, expect, it } from 'vitest'
import { eventually } from '../../../../eventually'
import type { LanClient, LanState } from '../../../../../src/lan-client'
import type { HostedTable } from '../../../../../src/protocol/app/services'
import { createSeededRng } from '../../../../../src/rules/kit'
import { temporaryFolder } from '../../../host/folders'
import { closeClients, createGuest, isConnected, isJudged, playOn, waitForState } from '../../../lan-client/guests'
import { choose } from '../choose'
import { canFill, freeDisk, fillDisk } from '../full-disk'
import { IS_FULL_DEPTH } from '../../../../scale'
import { openMachine } from './house'
import { startMachine, type MachineProcess } from './machine-process'

afterEach(closeClients)

const codes = ([table]: readonly HostedTable[]) => table?.troubles.map(({ code }) => code) ?? []

/** Resolves when the owner of the only table is told that it is not saved, or is no longer told so. */
async function told(host: MachineProcess, unsaved: boolean): Promise<void> {
  await eventually(async () => expect(codes(await host.hosted()).includes('unsaved-disk-full')).toBe(unsaved))
}

/** Starts a machine with a table at which two people sit and are about to begin. */
async function twoAtATable() {
  const folder = await temporaryFolder()
  const host = await startMachine(folder, '0')
  const { address = '', token = '' } = host.tables[0] ?? {}
  const people = [0, 1].map(() => createGuest(`ws://${address}/lan`, { kind: 'token', token }))
  for (const [index, one] of people.entries()) await one.sit(`Guest ${String(index)}`)
  const port = address.split(':')[1] ?? ''
  return { folder, host, people, port, begin: () => Promise.all(people.map((one) => one.setReady(true))) }
}

/** Kills the host and starts another with its folder and port; everybody comes back and sees what they saw before. */
async function outlive(table: Omit<Awaited<ReturnType<typeof twoAtATable>>, 'begin'>): Promise<MachineProcess> {
  const { folder, host, people, port } = table
  const seen = people.map(({ state }) => state.seen)
  const gone = Promise.all(people.map((one) => waitForState(one, (state) => !isConnected(state))))
  await Promise.all([host.kill(), gone])
  const second = await startMachine(folder, port)
  await Promise.all(people.map((one) => waitForState(one, isConnected)))
  expect(people.map(({ state }) => state.seen)).toEqual(seen)
  return second
}

const playAll = (people: readonly LanClient[], luck: string) =>
  Promise.all(people.map((one, index) => playOn(one, `${luck} ${String(index)}`)))

const isDue = (state: LanState) => choose(state, createSeededRng('')) !== null

/** Lets people make so many moves, each when it is due; resolves when everybody has seen them. */
async function playSome(people: readonly LanClient[], luck: string, moves: number): Promise<void> {
  const rng = createSeededRng(luck)
  for (let made = 0; made < moves;) {
    const one = await Promise.race(people.map((each) => waitForState(each, isDue).then(() => each)))
    const text = choose(one.state, rng)
    const moved = text === null ? null : await one.move(text)
    if (moved?.ok) made++
  }
  const latest = Math.max(...people.map(({ state }) => state.turn))
  await Promise.all(people.map((one) => waitForState(one, ({ turn }) => turn >= latest)))
}

if (IS_FULL_DEPTH) {
  it.skipIf(!canFill)(
    'a game that begins on a full disk is told to be unsaved, and is kept with all that was played once there is room',
    async () => {
      const { folder, host, people, port, begin } = await twoAtATable()
      expect(codes(await host.hosted())).not.toContain('unsaved-disk-full')
      fillDisk(host.pid)
      await begin()
      await playSome(people, 'no room', 6)
      await told(host, true)
      freeDisk(host.pid)
      // What is missing is written although nobody moves.
      await told(host, false)
      const second = await outlive({ folder, host, people, port })
      expect(codes(second.tables)).not.toContain('unsaved-disk-full')
      await playAll(people, 'to the end')
      for (const one of people) expect((await waitForState(one, isJudged)).verdict).toMatchObject({ isFair: true })
    },
  )
}

it.skipIf(!canFill)('a disk that fills in mid-game is told, and so is that all is on it again', async () => {
  const { folder, host, people, port, begin } = await twoAtATable()
  await begin()
  await playSome(people, 'room', 3)
  fillDisk(host.pid)
  await playSome(people, 'no room', 4)
  await told(host, true)
  freeDisk(host.pid)
  await told(host, false)
  await outlive({ folder, host, people, port })
})

if (IS_FULL_DEPTH) {
  it.skipIf(!canFill)('a game that was played on a full disk from its deal to its end is shelved later', async () => {
    const { folder, host, people, begin } = await twoAtATable()
    fillDisk(host.pid)
    await begin()
    await playAll(people, 'no room')
    await told(host, true)
    freeDisk(host.pid)
    await told(host, false)
    await host.kill()
    const again = await openMachine({ dataFolder: folder })
    // The host may have been killed before it made the copy; then the copy is made when its tables are asked for.
    await again.lan.hosted()
    await eventually(async () =>
      expect(await again.services.saves.list()).toMatchObject([
        { game: 'forty-nine', players: [{ name: 'Guest 0' }, { name: 'Guest 1' }], over: true },
      ]),
    )
  })
}
