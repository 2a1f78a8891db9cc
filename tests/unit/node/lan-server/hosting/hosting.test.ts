import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../../eventually'
import type { FoundTable, HostedTable, TableSettingsInput } from '../../../../../src/protocol/app/services'
import { closeClients, createGuest, isConnected, isJudged, playOn, waitForState } from '../../../lan-client/guests'
import { sendRequest } from '../../../host/raw-http'
import { openMachine, type Machine } from './house'

afterEach(closeClients)

const WISH: TableSettingsInput = {
  game: 'forty-nine',
  name: 'The parlor',
  options: {},
  chairs: ['open', 'open'],
  settings: { autoStart: true },
}

/** Creates a guest at the page of a machine, with the token of a table on any machine. */
const seated = (at: Machine, { address, token }: Pick<HostedTable, 'address' | 'token'>) =>
  createGuest('ws://over-the-relay/lan', { kind: 'token', token }, { open: () => at.socket(address) })

/** Lets two people at one page play a table of their own machine to its end. */
async function playWhole(at: Machine, table: HostedTable): Promise<void> {
  const players = [seated(at, table), seated(at, table)]
  for (const [index, player] of players.entries()) await player.sit(`Person ${String(index)}`)
  await Promise.all(players.map((player) => player.setReady(true)))
  await Promise.all(players.map((player, index) => playOn(player, `luck ${String(index)}`)))
  for (const player of players) {
    expect((await waitForState(player, isJudged)).verdict).toMatchObject({ isFair: true, isComplete: true })
  }
}

async function foundBy(at: Machine, fits: (tables: FoundTable[]) => boolean): Promise<FoundTable[]> {
  return eventually(async () => {
    const tables = await at.lan.found()
    if (!fits(tables)) throw new Error(`not yet: ${JSON.stringify(tables)}`)
    return tables
  })
}

describe('a table of this machine', () => {
  test('is opened, joined over the relay, played to its end, and lies among the saves once', async () => {
    const home = await openMachine()
    expect(await home.lan.hosted()).toEqual([])
    const table = await home.lan.open(WISH)
    expect(table.links).toEqual([`http://${table.address}/hand.html#join=${table.token}`])
    expect(table).toMatchObject({ troubles: [], lobby: { table: 'The parlor', phase: 'gathering' } })
    await playWhole(home, table)
    const saves = await eventually(async () => {
      const list = await home.services.saves.list()
      expect(list).toHaveLength(1)
      return list
    })
    expect(saves[0]).toMatchObject({
      game: 'forty-nine',
      players: [{ name: 'Person 0' }, { name: 'Person 1' }],
      over: true,
    })
    const { head } = await home.services.saves.load(saves[0]?.id ?? '')
    expect(head.chairs).toEqual([
      { kind: 'person', name: 'Person 0' },
      { kind: 'person', name: 'Person 1' },
    ])
    await home.close()
    const again = await openMachine({ dataFolder: home.dataFolder })
    expect(await again.lan.hosted()).toMatchObject([{ id: table.id, lobby: { phase: 'over' } }])
    await again.close()
    const third = await openMachine({ dataFolder: home.dataFolder })
    expect(await third.services.saves.list()).toHaveLength(1)
    await third.services.saves.remove(saves[0]?.id ?? '')
    await third.lan.hosted()
    await third.close()
    const fourth = await openMachine({ dataFolder: home.dataFolder })
    expect(await fourth.services.saves.list()).toEqual([])
    expect([home, again, third, fourth].flatMap(({ faults }) => faults)).toEqual([])
  })

  test('is taken up by the first question after a restart, with its code and everybody’s chair', async () => {
    const home = await openMachine()
    const { id, code, token, ...table } = await home.lan.open({ ...WISH, chairs: ['open', 3] })
    const ann = seated(home, { ...table, token })
    await ann.sit('Ann')
    await ann.setReady(true)
    await waitForState(ann, ({ seen }) => seen !== null)
    await home.close()
    const again = await openMachine({ dataFolder: home.dataFolder })
    const [kept] = await again.lan.hosted()
    expect(kept).toMatchObject({ id, code, lobby: { phase: 'playing', chairs: [{ state: 'away', name: 'Ann' }, {}] } })
    expect(kept?.token).toBe(token)
    expect((await sendRequest(`http://${kept?.address ?? ''}/`)).status).toBe(200)
  })

  test('does what its owner says, and ends', async () => {
    const home = await openMachine()
    const table = await home.lan.open({ ...WISH, chairs: ['open', 'open', 'open'], settings: { autoStart: false } })
    const ann = seated(home, table)
    await ann.sit('Ann', 'B')
    await home.lan.seatBot(table.id, 'A', 4)
    await home.lan.pause(table.id, true)
    const lobby = async () => (await home.lan.hosted())[0]?.lobby
    expect(await lobby()).toMatchObject({
      paused: true,
      chairs: [{ state: 'bot', level: 4 }, { state: 'here', name: 'Ann' }, { state: 'open' }],
    })
    await home.lan.pause(table.id, false)
    await home.lan.remove(table.id, 'A')
    expect((await lobby())?.chairs[0]).toEqual({ state: 'open' })
    await home.lan.remove(table.id, 'B')
    expect((await waitForState(ann, ({ connection }) => connection.state === 'ended')).connection).toMatchObject({
      error: { code: 'removed' },
    })
    expect(await home.lan.start(table.id, 2)).toBe(true)
    expect(await home.lan.start(table.id)).toBe(false)
    await home.lan.end(table.id)
    await home.lan.end(table.id)
    expect(await home.lan.hosted()).toEqual([])
    await expect(home.lan.start(table.id)).rejects.toMatchObject({ code: 'no-such-table' })
    await expect(sendRequest(`http://${table.address}/`)).rejects.toThrow(/ECONNREFUSED/)
    expect(home.faults).toEqual([])
  })

  test('is refused in a sentence where it cannot be, and leaves no door open', async () => {
    const home = await openMachine({ port: 4_000 + (process.pid % 500) })
    const refused = (wish: Partial<TableSettingsInput>) =>
      home.lan.open({ ...WISH, ...wish }).catch((fault: unknown) => fault)
    expect(await refused({ game: 'chess' })).toMatchObject({ code: 'unknown-game' })
    expect(await refused({ chairs: ['open'] })).toMatchObject({ code: 'bad-table' })
    expect(await refused({ options: { moon: true } })).toMatchObject({
      code: expect.stringMatching(/option/) as unknown,
    })
    expect(await refused({ name: '' })).toMatchObject({ code: 'bad-arguments' })
    expect(await refused({ name: 'A\u0007' })).toMatchObject({ code: 'bad-arguments' })
    await expect(sendRequest(`http://127.0.0.1:${String(4_000 + (process.pid % 500))}/`)).rejects.toThrow(
      /ECONNREFUSED/,
    )
    const table = await home.lan.open(WISH)
    await expect(home.lan.seatBot(table.id, 'H', 3)).rejects.toMatchObject({ code: 'bad-seat' })
    await expect(home.lan.remove('../secret', 'A')).rejects.toMatchObject({ code: 'bad-arguments' })
    expect(home.faults).toEqual([])
  })

  test('cannot be opened where nothing can be listened on, and says so', async () => {
    const home = await openMachine({ address: '203.0.113.7' })
    await expect(home.lan.open(WISH)).rejects.toMatchObject({
      code: 'no-listener',
      message: expect.stringContaining('203.0.113.7') as unknown,
    })
    expect(await home.lan.hosted()).toEqual([])
  })

  test('is shown with what is wrong where it was kept, and nobody can be let in now', async () => {
    const home = await openMachine()
    const { id } = await home.lan.open(WISH)
    await home.close()
    const away = await openMachine({ dataFolder: home.dataFolder, address: '203.0.113.7' })
    const [kept] = await away.lan.hosted()
    expect(kept).toMatchObject({ id, address: '', links: [], lobby: { phase: 'gathering' } })
    expect(kept?.troubles).toMatchObject([
      { code: 'no-listener', params: { reason: expect.stringContaining('203.0.113.7') as unknown } },
    ])
    expect(away.faults).toEqual([])
  })

  test('belongs to one program: another over the same folder leaves it alone', async () => {
    const home = await openMachine()
    const table = await home.lan.open(WISH)
    const other = await openMachine({ dataFolder: home.dataFolder })
    expect(await other.lan.hosted()).toEqual([])
    await expect(other.lan.open(WISH)).rejects.toMatchObject({ code: 'in-use' })
    await home.lan.end(table.id)
    expect(await other.lan.open(WISH)).toMatchObject({ lobby: { phase: 'gathering' } })
  })

  test('two tables stand beside each other, and the doors stay open for the second when the first ends', async () => {
    const home = await openMachine()
    const one = await home.lan.open(WISH)
    const other = await home.lan.open({ ...WISH, game: 'boston-books', name: 'The porch' })
    expect(other.address).toBe(one.address)
    expect((await home.lan.hosted()).map(({ id }) => id).sort()).toEqual([one.id, other.id].sort())
    const ann = seated(home, other)
    await waitForState(ann, isConnected)
    await home.lan.end(one.id)
    expect(await ann.sit('Ann')).toMatchObject({ ok: true })
  })
})

describe('tables of others', () => {
  test('are found with their free chairs, followed, and gone; one’s own are not among them', async () => {
    const home = await openMachine()
    const porch = await openMachine()
    const table = await porch.lan.open({ ...WISH, chairs: ['open', 'open', 2], settings: {} })
    await home.lan.open({ ...WISH, name: 'My own' })
    const [found] = await foundBy(home, (tables) => tables.length === 1)
    expect(found).toMatchObject({ name: 'The parlor', game: 'forty-nine', free: 2, compatible: true })
    expect(found?.addresses).toContain(table.address)
    const ann = seated(home, { address: found?.addresses[0] ?? '', token: table.token })
    await ann.sit('Ann')
    await foundBy(home, ([one]) => one?.free === 1)
    await porch.lan.end(table.id)
    await foundBy(home, (tables) => tables.length === 0)
    expect([...home.faults, ...porch.faults]).toEqual([])
  })
})

describe('a guest’s listener', () => {
  test('says that its page is a guest’s, and makes no other call', async () => {
    const home = await openMachine()
    const { address } = await home.lan.open(WISH)
    const call = (name: string, method = 'POST') =>
      sendRequest(`http://${address}/api/${name}`, { method, headers: { Origin: `http://${address}` }, body: '[]' })
    const platform = await call('platform')
    expect(platform.status).toBe(200)
    expect(JSON.parse(platform.body.toString())).toEqual({
      ok: true,
      value: { shell: 'guest', version: '1.2.3', savesFolder: '' },
    })
    for (const name of ['platform/', 'platform?x', 'saves.list', 'settings.load', 'lan.hosted', 'lan.open', '']) {
      const answer = await call(name)
      expect(answer.status, name).toBe(404)
      expect(JSON.parse(answer.body.toString())).toMatchObject({ ok: false, error: { code: 'not-here' } })
    }
    const foreign = await sendRequest(`http://${address}/api/platform`, {
      method: 'POST',
      headers: { Host: 'evil.example' },
    })
    expect(foreign.status).toBe(403)
  })

  test('holds files for so many who read nothing, and then for nobody more at their address', async () => {
    const home = await openMachine()
    await writeFile(join(home.dataFolder, 'page', 'large.bin'), Buffer.alloc(16 * 1024 * 1024))
    const table = await home.lan.open(WISH)
    const { hostname, port } = new URL(`http://${table.address}`)
    const idlers = Array.from({ length: 48 }, () => connect(Number(port), hostname).pause())
    onTestFinished(() => idlers.forEach((idler) => idler.destroy()))
    for (const idler of idlers) idler.write(`GET /large.bin HTTP/1.1\r\nHost: ${table.address}\r\n\r\n`)
    const page = () => sendRequest(`http://${table.address}/`)
    await eventually(async () => expect((await page()).status).toBe(503))
    const ann = seated(home, table)
    expect(await ann.sit('Ann')).toMatchObject({ ok: true })
    for (const idler of idlers) idler.destroy()
    await eventually(async () => expect((await page()).status).toBe(200))
  })
})
