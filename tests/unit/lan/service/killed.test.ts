import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, it } from 'vitest'
import type { HostedTable } from '../../../../src/protocol/services'
import { temporaryFolder } from '../../host/folders'
import { everybodyLeaves, guest, isConnected, isJudged, playOn, until } from '../../lan-client/guests'
import { machine } from './house'

const children: ChildProcess[] = []
afterEach(() => {
  everybodyLeaves()
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

async function start(folder: string, port: string): Promise<{ tables: HostedTable[]; kill(): Promise<void> }> {
  const script = resolve(import.meta.dirname, 'killed-machine.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, port], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    tables: JSON.parse(line) as HostedTable[],
    async kill() {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}

it('a killed program hosts its table again as soon as it is asked, guests find back, and the game is kept once', async () => {
  const folder = await temporaryFolder()
  const first = await start(folder, '0')
  const [table] = first.tables
  const { address = '', token = '', id = '', code = '' } = table ?? {}
  const ann = guest(`ws://${address}/lan`, { kind: 'token', token })
  await ann.sit('Ann')
  await ann.ready(true)
  await playOn(ann, 'before', 4)
  await first.kill()
  await until(ann, (state) => !isConnected(state))

  const second = await start(folder, address.split(':')[1] ?? '')
  expect(second.tables).toMatchObject([{ id, code, address, lobby: { phase: 'playing' } }])
  // It was told to announce nothing anywhere.
  expect(second.tables[0]?.trouble).toMatch(/find this table by themselves/)
  await until(ann, isConnected)
  expect(ann.state.lobby?.chairs[0]).toMatchObject({ state: 'here', name: 'Ann' })
  await playOn(ann, 'after')
  expect((await until(ann, isJudged)).verdict).toMatchObject({ fair: true })
  ann.close()
  await second.kill()

  const home = await machine({ dataFolder: folder })
  await home.lan.hosted()
  await home.close()
  const again = await machine({ dataFolder: folder })
  expect(await again.services.saves.list()).toMatchObject([{ game: 'forty-nine', names: ['Ann', 'Bot 2'], over: true }])
})
