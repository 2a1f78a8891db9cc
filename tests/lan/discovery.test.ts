import { expect, it } from 'vitest'
import type { DiscoveredTable } from '../../src/node/discovery/service-cache'
import { IS_FULL_DEPTH } from '../scale'
import { describeOnNetwork, itOnBadLines } from './net/describe'
import type { Machine, RunningProgram } from './net/namespaces'
import { programFile } from '../programs/program'

/** Longest time in which tables appear and disappear, in milliseconds. */
const SOON = 2000
/**
 * Retries of a test. A machine may stand still for a second in the middle of a test; if that happens three times in a
 * row, the fault is ours.
 */
const TRIES = { retry: 2 }

const command = (name: string) => ['node', programFile(`tests/lan/programs/${name}.ts`)]

async function host(machine: Machine, name: string, free = 3): Promise<RunningProgram> {
  const running = machine.run([...command('announce'), name, String(free)])
  await running.line((text) => text === 'announced')
  return running
}

/** Opens the lobby on a machine. */
async function lobby(machine: Machine) {
  const running = machine.run(command('watch'))
  await running.line((text) => text === 'watching')
  const tablesOf = (text: string) => (text.startsWith('[') ? (JSON.parse(text) as DiscoveredTable[]) : null)
  /** Returns when the lobby first showed the wished tables after the moment `since`, and those tables. */
  async function shows(isWished: (tables: DiscoveredTable[]) => boolean, since = 0) {
    const { at, text } = await running.line((line) => {
      const tables = tablesOf(line)
      return tables !== null && isWished(tables)
    }, since)
    return { at, tables: tablesOf(text) ?? [] }
  }
  return { running, shows }
}

describeOnNetwork('tables in the house', (network) => {
  it('appear within two seconds, by IPv4 and IPv6, follow their chairs and take their leave', TRIES, async () => {
    const house = await network()
    const [there, here] = [await house.machine(), await house.machine()]
    const { shows } = await lobby(here)
    const table = await host(there, 'Parlour')
    const announced = table.lines[0]?.at ?? 0
    const { at, tables } = await shows((tables) => tables.some(({ addresses }) => addresses.includes(there.ipv6)))
    expect(at - announced).toBeLessThan(SOON)
    expect(tables).toMatchObject([{ name: 'Parlour', game: 'forty-nine', free: 3, port: 4949 }])
    expect(tables[0]?.addresses[0]).toBe(there.ipv4)

    const taken = Date.now()
    table.tell('2')
    const less = await shows(([one]) => one?.free === 2, taken)
    expect(less.at - taken).toBeLessThan(SOON)

    const left = Date.now()
    await table.end('SIGTERM')
    const gone = await shows((tables) => tables.length === 0, left)
    expect(gone.at - left).toBeLessThan(SOON)
  })

  if (!IS_FULL_DEPTH) return

  it('disappear within two seconds when their host is killed, and others stay', TRIES, async () => {
    const house = await network()
    const [there, here] = [await house.machine(), await house.machine()]
    const { shows } = await lobby(here)
    const [doomed] = [await host(there, 'Doomed'), await host(here, 'Steady')]
    await shows((tables) => tables.length === 2)
    const killed = Date.now()
    await doomed.end('SIGKILL')
    const { at, tables } = await shows((tables) => tables.length === 1, killed)
    expect(at - killed).toBeLessThan(SOON)
    expect(tables[0]?.name).toBe('Steady')
  })

  it('disappear when the cable is pulled, and are back when it is plugged again', TRIES, async () => {
    const house = await network()
    const [there, here] = [await house.machine(), await house.machine()]
    const { shows } = await lobby(here)
    await host(there, 'Parlour')
    await shows((tables) => tables.length === 1)
    const pulled = Date.now()
    await there.pullCable()
    const gone = await shows((tables) => tables.length === 0, pulled)
    expect(gone.at - pulled).toBeLessThan(SOON)
    const plugged = Date.now()
    await there.plugCable()
    const back = await shows((tables) => tables.length === 1, plugged)
    expect(back.at - plugged).toBeLessThan(2 * SOON)
  })

  itOnBadLines(
    'are found on a bad line, each of the same name in its own place, and vanish there, too',
    TRIES,
    async () => {
      const house = await network()
      const here = await house.machine()
      const others = [await house.machine(), await house.machine()]
      const { shows } = await lobby(here)
      for (const machine of others) await machine.spoil({ delay: 200, loss: 10 })
      const hosts = await Promise.all(others.map((machine) => host(machine, 'Parlour')))
      const { tables } = await shows((tables) => tables.length === 2)
      expect(new Set(tables.map(({ id }) => id)).size).toBe(2)
      const killed = Date.now()
      await Promise.all(hosts.map((table) => table.end('SIGKILL')))
      const { at } = await shows((tables) => tables.length === 0, killed)
      // What the hosts had sent before they died still arrives.
      expect(at - killed).toBeLessThan(SOON + 200)
    },
  )
})
