import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { DiscoveredTable } from '../../src/node/discovery/service-cache'
import { IS_FULL_DEPTH } from '../scale'
import { programFile } from '../programs/program'
import { describeOnNetwork } from './net/describe'
import type { Machine, RunningProgram } from './net/namespaces'

/** A machine may stand still for a second in the middle of a test; three times in a row, the fault is ours. */
const TRIES = { retry: 2 }

/** Starts a headless host with a table, as from the command line. */
function hostOn(machine: Machine, ...words: string[]): RunningProgram {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-networks-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'page'))
  writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html><title>Parlor Box</title>')
  const place = ['--page', join(folder, 'page'), '--data', join(folder, 'data'), '--port', '0', '--no-open']
  return machine.run(['node', programFile('src/host/main.ts'), ...place, '--lan', '--table', 'forty-nine', ...words])
}

async function ip(machine: Machine, ...words: string[]): Promise<void> {
  await machine.run(['sh', '-c', `ip ${words.join(' ')} && echo done`]).line((text) => text === 'done')
}

/** Opens the lobby on a machine; returns a function that waits until it shows certain tables. */
async function lobbyOn(machine: Machine) {
  const running = machine.run(['node', programFile('tests/lan/programs/watch.ts')])
  await running.line((text) => text === 'watching')
  return (isWished: (tables: DiscoveredTable[]) => boolean, since = 0) =>
    running.line((text) => text.startsWith('[') && isWished(JSON.parse(text) as DiscoveredTable[]), since)
}

/** Resolves with the status that a machine gets for the page at an address. */
async function statusAt(machine: Machine, url: string): Promise<string> {
  const script = `fetch(${JSON.stringify(url)}).then((r) => console.log('status', r.status), (e) => console.log('status', e.message))`
  const { text } = await machine.run(['node', '-e', script]).line((line) => line.startsWith('status'))
  return text
}

const leadsTo = (address: string) => (tables: DiscoveredTable[]) =>
  tables.some(({ addresses }) => addresses.includes(address))

describeOnNetwork('a host', (network) => {
  it('whose address comes up after its start listens, opens its table and announces it then', TRIES, async () => {
    const house = await network()
    const [there, here] = [await house.machine(), await house.machine()]
    await ip(there, 'address', 'del', `${there.ipv4}/24`, 'dev', 'eth0')
    const host = hostOn(there, '--lan-address', there.ipv4)
    await host.line((text) => text.includes(there.ipv4) && text.endsWith('It is tried again every two seconds.'))
    // Who plays alone does not wait for it.
    await host.line((text) => text.startsWith('Parlor Box is at'))
    const shows = await lobbyOn(here)

    await ip(there, 'address', 'add', `${there.ipv4}/24`, 'dev', 'eth0')
    await host.line((text) => text === `Guests find the tables at http://${there.ipv4}:4989/`)
    await host.line((text) => /^Parlor: Forty-Nine, .* code \w{6}$/u.test(text))
    await shows(leadsTo(there.ipv4))
    expect(await statusAt(here, `http://${there.ipv4}:4989/`)).toBe('status 200')

    const pulled = Date.now()
    await there.pullCable()
    await shows((tables) => tables.length === 0, pulled)
    await there.plugCable()
    await shows(leadsTo(there.ipv4), pulled)

    // The address moves to another interface, as to a dock.
    const moved = Date.now()
    await ip(there, 'address', 'del', `${there.ipv4}/24`, 'dev', 'eth0')
    await shows((tables) => tables.length === 0, moved)
    await ip(there, 'link', 'add', 'dock0', 'link', 'eth0', 'type', 'macvlan', 'mode', 'bridge')
    await ip(there, 'link', 'set', 'dock0', 'up')
    await ip(there, 'address', 'add', `${there.ipv4}/24`, 'dev', 'dock0')
    await shows(leadsTo(there.ipv4), moved)
  })

  if (!IS_FULL_DEPTH) return

  it('on every interface is found at the address that it gets anew', TRIES, async () => {
    const house = await network()
    const [there, here] = [await house.machine(), await house.machine()]
    const host = hostOn(there)
    await host.line((text) => text.includes(`http://${there.ipv4}:4989/`))
    const shows = await lobbyOn(here)
    await shows(leadsTo(there.ipv4))
    const changed = Date.now()
    await ip(there, 'address', 'del', `${there.ipv4}/24`, 'dev', 'eth0')
    await ip(there, 'address', 'add', '10.77.0.99/24', 'dev', 'eth0')
    await shows((tables) => leadsTo('10.77.0.99')(tables) && !leadsTo(there.ipv4)(tables), changed)
    await expect.poll(() => statusAt(here, 'http://10.77.0.99:4989/'), { timeout: 20_000 }).toBe('status 200')
  })

  it('on a network of IPv6 alone, or on none, starts and says where it can be reached', TRIES, async () => {
    const house = await network()
    const [there, here] = [await house.machine(), await house.machine()]
    for (const [address, device] of [
      [`${there.ipv4}/24`, 'eth0'],
      ['127.0.0.1/8', 'lo'],
    ] as const)
      await ip(there, 'address', 'del', address, 'dev', device)
    const host = hostOn(there)
    await host.line((text) => text === `Guests find the tables at http://[${there.ipv6}]:4989/`)
    const { text } = await host.line((line) => line.startsWith('Parlor Box is at'))
    const [own = ''] = /http:\/\/\[::1\]:\d+\//u.exec(text) ?? []
    expect(await statusAt(there, own)).toBe('status 200')
    expect(await statusAt(here, `http://[${there.ipv6}]:4989/`)).toBe('status 200')

    await ip(here, 'link', 'set', 'eth0', 'down')
    const alone = hostOn(here)
    await alone.line((line) => line.startsWith('This machine is on no network now: only it can reach the tables, at'))
    await alone.line((line) => line.startsWith('Parlor Box is at http://127.0.0.1:'))
  })

  it('in a network of addresses that a VPN shares out is joined by them', TRIES, async () => {
    const house = await network()
    const [there, here] = [await house.machine(), await house.machine()]
    await ip(there, 'address', 'add', '100.64.0.1/32', 'dev', 'eth0')
    await ip(there, 'route', 'add', '100.64.0.2/32', 'dev', 'eth0')
    await ip(here, 'address', 'add', '100.64.0.2/32', 'dev', 'eth0')
    await ip(here, 'route', 'add', '100.64.0.1/32', 'dev', 'eth0')
    const [host, guest] = [hostOn(there), hostOn(here)]
    await host.line((text) => text.startsWith('Guests find'))
    const { text } = await guest.line((line) => line.startsWith('Parlor Box is at'))
    const [own = ''] = /http:\/\/[^/]+/u.exec(text) ?? []
    const script = `
      const { WebSocket } = require(${JSON.stringify(createRequire(import.meta.url).resolve('ws'))});
      fetch(${JSON.stringify(own)} + '/').then((page) => {
        const Cookie = page.headers.getSetCookie()[0].split(';')[0];
        const url = ${JSON.stringify(own.replace('http', 'ws'))} + '/relay/' + encodeURIComponent('100.64.0.1:4989');
        const socket = new WebSocket(url, { headers: { Cookie, Origin: ${JSON.stringify(own)} } });
        socket.on('open', () => console.log('joined'));
        socket.on('error', (fault) => console.log(fault.message));
      });`
    const joined = here.run(['node', '-e', script])
    expect((await joined.line(() => true)).text).toBe('joined')
  })
})
