import { writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect as tcp, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Places, Sources } from '../../../../src/node/lan-server/limits'
import { connect, join as enter } from './guest'
import { startTestHost } from './host'

describe('places that strangers share', () => {
  /** Places of a listener; `taken` lists the addresses that hold one now. */
  function places(all: number, each: number) {
    const sources = new Sources()
    const shared = new Places(all, each, sources)
    const taken: string[] = []
    const take = (address: string) => {
      const giveBack = shared.take(address, () => void taken.splice(taken.indexOf(address), 1))
      if (giveBack) taken.push(address)
      return giveBack !== null
    }
    const of = (address: string) => taken.filter((one) => one === address).length
    return { sources, take, of, taken }
  }
  const inHouse = (i: number) => `fd77::1000:${i.toString(16)}`

  it('an address has its share of them, and the others go to others', () => {
    const { take, taken } = places(100, 4)
    const asked = Array.from({ length: 6 }, () => take('192.168.1.5'))
    expect(asked).toEqual([true, true, true, true, false, false])
    // The same address, as another kind of socket writes it.
    expect(take('::ffff:192.168.1.5')).toBe(false)
    expect(take('192.168.1.6')).toBe(true)
    expect(taken).toHaveLength(5)
  })

  it('all addresses of an IPv6 network together have four shares, of which a newcomer there gets one', () => {
    const { take, of, taken } = places(100, 4)
    for (let k = 0; k < 4; k++) for (let i = 1; i <= 40; i++) take(inHouse(i))
    expect(taken).toHaveLength(16)
    expect([take('fd77::2'), take('fd77::2'), of('fd77::2')]).toEqual([true, true, 2])
    expect(taken).toHaveLength(16)
    expect(take('fd78::2')).toBe(true)
  })

  it.each([
    ['one IPv6 network', inHouse],
    ['many IPv6 networks', (i: number) => `fd${i.toString(16).padStart(2, '0')}::1`],
    ['many IPv4 addresses', (i: number) => `10.0.0.${String(i)}`],
  ])('a crowd from %s displaces itself only', (_, address) => {
    const { sources, take, of } = places(40, 32)
    for (let k = 0; k < 6; k++) take('192.168.1.5')
    sources.recognize('192.168.1.5')
    for (let k = 0; k < 8; k++) for (let i = 1; i <= 200; i++) take(address(i))
    // Who plays keeps what they have, and gets more; a newcomer gets in.
    expect(of('192.168.1.5')).toBe(6)
    expect([take('192.168.1.5'), of('192.168.1.5')]).toEqual([true, 7])
    expect([take('192.168.1.6'), of('192.168.1.6')]).toEqual([true, 1])
    // The crowd goes on, a place for each of its addresses.
    for (let i = 1; i <= 20; i++) take(address(i))
    expect([of('192.168.1.5'), of('192.168.1.6')]).toEqual([7, 1])
  })

  it('whoever has shown a pass no longer counts with their neighbours', () => {
    const { sources, take, of } = places(100, 4)
    for (let k = 0; k < 4; k++) take('fd77::2')
    sources.recognize('fd77::2')
    for (let k = 0; k < 4; k++) for (let i = 1; i <= 40; i++) take(inHouse(i))
    expect(of('fd77::2')).toBe(4)
    expect(sources.of('fd77::2%eth0')).toBe('fd77::2')
    expect(sources.of('fd77::3')).toBe(sources.of('fd77::4'))
  })
})

describe('eight guests behind one router', () => {
  it('load the page at once, and all of it arrives', async () => {
    const host = await startTestHost()
    const files = Array.from({ length: 40 }, (_, i) => `part-${String(i)}.js`)
    for (const name of files) writeFileSync(join(host.folder, 'page', name), `// ${'x'.repeat(200_000)}`)
    const table = await host.lan.open({ game: 'forty-nine', name: 'The parlor', chairs: ['open', 2] })
    const code = { kind: 'code', code: table.room.spec.code } as const
    const load = (agent: Agent, name: string) =>
      new Promise<number>((resolve, reject) => {
        const request = get({ agent, host: '127.0.0.1', port: host.server.port, path: `/${name}` }, (answer) => {
          let length = 0
          answer.on('data', (bytes: Buffer) => (length += bytes.length)).on('end', () => resolve(length))
          answer.on('error', reject)
        })
        request.on('error', reject)
      })
    const browse = async () => {
      // As many connections as a browser opens.
      const agent = new Agent({ keepAlive: true, maxSockets: 6 })
      onTestFinished(() => agent.destroy())
      const lengths = await Promise.all(files.map((name) => load(agent, name)))
      expect(new Set(lengths)).toEqual(new Set([200_003]))
    }
    await Promise.all(Array.from({ length: 8 }, browse))
    // One after another: of those that have not said hello, four may wait at an address.
    for (let i = 0; i < 8; i++) expect(await (await enter(host.url, code)).ask('ping')).toMatchObject({ ok: true })
  })
})

describe('a host whose connections a crowd takes, again and again', () => {
  /**
   * Holds connections from 30 addresses, and replaces each that ends. Resolves once the host is full. With as many
   * addresses as there are places, a newcomer would have to be faster than the crowd.
   */
  async function crowdAround(port: number): Promise<void> {
    const open = new Set<Socket>()
    let goesOn = true
    let ended = 0
    let crowded: () => void = () => undefined
    const begin = (from: string) => {
      const socket = tcp({ port, host: '127.0.0.1', localAddress: from }).on('error', () => undefined)
      open.add(socket)
      socket.resume().once('close', () => {
        open.delete(socket)
        if (++ended > 100) crowded()
        if (goesOn) setTimeout(() => begin(from), 20)
      })
    }
    onTestFinished(() => {
      goesOn = false
      for (const socket of open) socket.destroy()
    })
    for (let i = 0; i < 160; i++) begin(`127.0.1.${String(1 + (i % 30))}`)
    await new Promise<void>((resolve) => (crowded = resolve))
  }

  it('lets newcomers with the code in, and players back to their chairs', async () => {
    const host = await startTestHost(undefined, { limits: { connections: 40, connectBurst: 10_000 } })
    const table = await host.lan.open({ game: 'forty-nine', name: 'The parlor', chairs: ['open', 2] })
    const code = { kind: 'code', code: table.room.spec.code } as const
    const ada = await enter(host.url, code, { from: '127.0.0.2' })
    const { token, seat } = await ada.ask('sit', { name: 'Ada' })
    await crowdAround(host.server.port)
    expect(await ada.ask('ping')).toMatchObject({ ok: true })
    for (let i = 0; i < 5; i++) {
      const newcomer = await enter(host.url, code, { from: `127.0.0.${String(3 + i)}` })
      expect(await newcomer.ask('ping')).toMatchObject({ ok: true })
      newcomer.drop()
    }
    ada.drop()
    const back = await enter(host.url, { kind: 'resume', seat: seat ?? '', token: token ?? '' }, { from: '127.0.0.2' })
    expect(await back.ask('ping')).toMatchObject({ ok: true })
    expect(host.faults).toEqual([])
  })

  it('gives a chair back even when as many onlookers are there as there may be', async () => {
    const host = await startTestHost(undefined, { limits: { sockets: 3 } })
    const table = await host.lan.open({ game: 'forty-nine', name: 'The parlor', chairs: ['open', 2] })
    const code = { kind: 'code', code: table.room.spec.code } as const
    const ada = await enter(host.url, code)
    const { token, seat } = await ada.ask('sit', { name: 'Ada' })
    ada.drop()
    await expect.poll(() => table.room.guests.size).toBe(0)
    for (let i = 0; i < 3; i++) await enter(host.url, code)
    await expect(enter(host.url, code)).rejects.toThrow('crowded')
    const back = await enter(host.url, { kind: 'resume', seat: seat ?? '', token: token ?? '' })
    expect(await back.ask('ping')).toMatchObject({ ok: true })
    await expect(enter(host.url, { kind: 'resume', seat: 'A', token: '0'.repeat(32) })).rejects.toThrow('wrong-pass')
  })

  it('drops who waits longest without a hello for a newcomer from elsewhere', async () => {
    const host = await startTestHost(undefined, { limits: { sockets: 4, connectBurst: 1_000 } })
    const silent = []
    for (let i = 0; i < 4; i++) silent.push(await connect(host.url, { from: '127.0.0.2' }))
    await connect(host.url, { from: '127.0.0.3' })
    await silent[0]?.closed
    expect(silent[0]?.messages.at(-1)).toMatchObject({ type: 'refused', code: 'crowded' })
  })
})
