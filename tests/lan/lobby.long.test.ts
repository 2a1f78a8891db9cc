import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { FoundTable } from '../../src/protocol/app/services'
import { describeOnNetwork } from './net/describe'
import type { Machine, RunningProgram } from './net/namespaces'
import { programFile } from '../programs/program'

const [PAGE_PORT, LAN_PORT] = [4949, 4989]
/**
 * Longest time of a test, in milliseconds: two hosts and a page have to start, on a machine that has other things to
 * do.
 */
const PATIENCE_MS = 240_000

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Starts the headless host as `npm run host` starts it, with a page of its own. */
async function headless(machine: Machine, ...flags: string[]): Promise<RunningProgram> {
  const data = mkdtempSync(join(tmpdir(), 'parlor-house-'))
  folders.push(data)
  const page = join(data, 'page')
  mkdirSync(page)
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Parlor Box</title>')
  const given = [
    '--data',
    data,
    '--page',
    page,
    '--port',
    String(PAGE_PORT),
    '--lan-port',
    String(LAN_PORT),
    '--no-open',
  ]
  const running = machine.run(['node', programFile('src/host/main.ts'), ...given, ...flags])
  await running.line((text) => text.startsWith('Parlor Box is at '))
  return running
}

/**
 * Opens the page of the host on this machine, with its lobby. Returns a function that waits until the tables fit and
 * resolves with them.
 */
function lobbyOn(machine: Machine) {
  const running = machine.run([
    'node',
    programFile('tests/lan/programs/lobby.ts'),
    `http://127.0.0.1:${String(PAGE_PORT)}/`,
  ])
  return async (fits: (tables: readonly FoundTable[]) => boolean, since = 0): Promise<readonly FoundTable[]> => {
    const read = (text: string) => JSON.parse(text) as FoundTable[]
    return read((await running.line((text) => fits(read(text)), since)).text)
  }
}

describeOnNetwork('the lobby of a page', (network) => {
  it(
    'shows the table that a headless host has opened on another machine, with its address, until it ends',
    async () => {
      const house = await network()
      const [there, here] = [await house.machine(), await house.machine()]
      await headless(here)
      const shows = lobbyOn(here)
      await shows((tables) => tables.length === 0)
      const wish = ['--table', 'forty-nine', '--table-name', 'Parlour', '--chairs', 'open,open,3']
      const host = await headless(there, '--lan', ...wish)
      const addresses = [`${there.ipv4}:${String(LAN_PORT)}`, `[${there.ipv6}]:${String(LAN_PORT)}`]
      const [table] = await shows(([one]) => addresses.every((address) => one?.addresses.includes(address)))
      expect(table).toMatchObject({ name: 'Parlour', game: 'forty-nine', free: 2, compatible: true })

      const ended = Date.now()
      await host.end('SIGTERM')
      expect(await shows((tables) => tables.length === 0, ended)).toEqual([])
    },
    PATIENCE_MS,
  )
})
