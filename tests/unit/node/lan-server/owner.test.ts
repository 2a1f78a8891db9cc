import { expect, it } from 'vitest'
import { connect, join, playRandomMoves, sitDown, type Guest } from './guest'
import { freshFolder, startTestHost, randomThinker, HIGH_LIMITS } from './host'
import { seatOf } from '../../../../src/rules/kit'
import type { LanHostDependencies, TableRequest } from '../../../../src/node/lan-server/lan-host'

/** Opens a table at which guests with these names sit. */
async function tableWith(
  wish: Partial<TableRequest>,
  names: readonly string[],
  needs: Partial<LanHostDependencies> = {},
) {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS, ...needs })
  const table = await host.lan.open({ game: 'forty-nine', name: 'Parlor', chairs: ['open', 'open'], ...wish })
  const pass = { kind: 'code', code: table.room.spec.code } as const
  const guests = await sitDown(host.url, table.room.spec.code, names)
  const back = (guest: Guest) => join(host.url, { kind: 'resume', seat: guest.seat ?? '', token: guest.token ?? '' })
  return { host, table, pass, back, guests: guests as [Guest, ...Guest[]] }
}

it('a pause holds bots in the middle of a thought, and ends with the move that was thought of', async () => {
  let asked: () => void = () => undefined
  let answer: () => void = () => undefined
  const thinking = new Promise<void>((resolve) => (asked = resolve))
  const held = new Promise<void>((resolve) => (answer = resolve))
  const thinker: LanHostDependencies['thinker'] = {
    async think(request) {
      asked()
      await held
      return randomThinker.think(request)
    },
  }
  const { table, guests } = await tableWith({ chairs: ['open', 3, 3] }, ['Ada'], { thinker })
  const [ada] = guests
  await table.start()
  const playing = playRandomMoves(ada, 'with bots')
  await thinking
  await table.pause(true)
  const plies = table.room.activeGame?.table.steps.length
  answer()
  // A bot that went on would have moved by the time of these answers.
  for (let i = 0; i < 20; i++) await ada.ask('ping')
  expect(table.room.activeGame?.table.steps.length).toBe(plies)
  await table.pause(false)
  await playing
  expect((await ada.heard('result')).record.moves.length).toBeGreaterThan(10)
})

it('a pause stops the clock', async () => {
  const { table, guests } = await tableWith({ settings: { turn: 50_000 } }, ['Ada', 'Ben'])
  const [ada] = guests
  await table.start()
  await ada.heard('step', ({ clock }) => clock !== null)
  await table.pause(true)
  expect(table.room.activeGame?.clock.deadline).toBeNull()
  await table.pause(false)
  await ada.ask('ping')
  expect(table.room.activeGame?.clock.deadline).toBeGreaterThan(performance.now())
})

it('a guest whose chair goes to a bot is sent the whole table, and onlookers are told of it once', async () => {
  const { host, table, pass, guests } = await tableWith({}, ['Ada', 'Ben'])
  const [ada] = guests
  const onlooker = await join(host.url, pass)
  await table.start()
  await onlooker.heard('view', ({ lobby }) => lobby.phase === 'playing')
  await onlooker.ask('ping')
  const before = onlooker.messages.length
  await table.seatBot(seatOf('A'), 2)
  const view = await ada.heard('view', ({ lobby }) => lobby.chairs[0]?.state === 'bot')
  expect(view.seen?.eye).toBe(-1)
  await onlooker.heard('lobby', ({ lobby }) => lobby.chairs[0]?.state === 'bot')
  await onlooker.ask('ping')
  const told = onlooker.messages.slice(before).filter(({ type }) => type !== 'answer')
  expect(told.filter(({ type }) => type === 'view')).toEqual([])
  expect(new Set(told.map(({ seq }) => seq)).size).toBe(told.length)
})

it('waits for somebody who is away where the owner wishes that, whatever the grace', async () => {
  const { table, guests, back } = await tableWith({ settings: { whenAway: 'wait', grace: 20 } }, ['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  await table.start()
  await ada.heard('step')
  ada.drop()
  await ben.heard('lobby', ({ lobby }) => lobby.chairs[0]?.state === 'away')
  await Promise.all([new Promise((resolve) => setTimeout(resolve, 80)), ben.ask('ping').then(() => ben.ask('ping'))])
  expect(table.lobby.chairs[0]).toMatchObject({ state: 'away', name: 'Ada' })
  const again = await back(ada)
  await Promise.all([playRandomMoves(again, 'waited for'), playRandomMoves(ben, 'patient')])
  expect((await again.heard('result')).record.names).toMatchObject({ A: 'Ada' })
})

it('gives the game up for somebody who is away too long where the owner wishes that', async () => {
  const wish = { chairs: ['open', 'open', 'open'], settings: { whenAway: 'end', grace: 20 } } as const
  const { table, guests, back } = await tableWith(wish, ['Ada', 'Ben', 'Cora'])
  const [ada, ben, cora] = guests as [Guest, Guest, Guest]
  await table.start()
  await ada.heard('step')
  ada.drop()
  // Two play on at first, until it is the turn of whoever is away; later one is left.
  // Ends with her connection.
  playRandomMoves(cora, 'cora').catch(() => undefined)
  const bens = playRandomMoves(ben, 'ben')
  await ben.heard('view', ({ resigned }) => resigned.join() === 'A')
  expect(table.lobby.phase).toBe('playing')
  cora.drop()
  const { resigned } = await ben.heard('result')
  await bens
  expect(resigned).toEqual(['A', 'C'])
  expect(table.lobby).toMatchObject({ phase: 'over' })
  const again = await back(ada)
  expect(await again.heard('result')).toMatchObject({ resigned: ['A', 'C'] })
})

it('lets what a player says reach everybody', async () => {
  const { host, pass, guests } = await tableWith({}, ['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  const onlooker = await join(host.url, pass)
  expect(await ada.ask('emote', { name: 'laughter' })).toMatchObject({ ok: true })
  for (const guest of [ada, ben, onlooker])
    expect(await guest.heard('emote')).toMatchObject({ seat: 'A', name: 'laughter' })
  expect(await onlooker.ask('emote', { name: 'hello' })).toMatchObject({ ok: false, error: { code: 'no-seat' } })
})

it('forgets secrets with the table: neither a chair nor the code opens anything afterwards', async () => {
  const { table, host, guests, back, pass } = await tableWith({}, ['Ada'])
  const [ada] = guests
  await host.lan.end(table.room.spec.id)
  expect(await ada.heard('bye')).toMatchObject({ code: 'ended' })
  await expect(back(ada)).rejects.toThrow('wrong-pass')
  await expect(join(host.url, pass)).rejects.toThrow('wrong-pass')
})

it('makes the luck anew that was broken off when the host ended', async () => {
  const folder = freshFolder()
  const first = await startTestHost(folder, { limits: HIGH_LIMITS })
  const table = await first.lan.open({ game: 'forty-nine', name: 'Parlor', chairs: ['open', 'open'] })
  const { code } = table.room.spec
  const ada = await join(first.url, { kind: 'code', code })
  await ada.ask('sit', { name: 'Ada' })
  const ben = await join(first.url, { kind: 'code', code }, { lucky: false })
  await ben.ask('sit', { name: 'Ben' })
  await table.start()
  await ada.heard('luck', ({ luck }) => luck.commits['A'] !== undefined)
  await first.close()

  const second = await startTestHost(folder, { limits: HIGH_LIMITS })
  expect(await second.lan.resumeTables()).toBe(1)
  const back = ({ seat, token }: Guest) => join(second.url, { kind: 'resume', seat: seat ?? '', token: token ?? '' })
  const guests = await Promise.all([back(ada), back(ben)])
  await Promise.all(guests.map((guest, index) => playRandomMoves(guest, `anew ${String(index)}`)))
  expect(await guests[0].heard('result')).toMatchObject({ luck: { stage: 'done', absent: [] } })
})

it('counts a half-open connection as gone, and keeps the chair', async () => {
  const limits: LanHostDependencies['limits'] = { ...HIGH_LIMITS, heartbeatMs: 100, maxSilenceMs: 2_000 }
  const { table, guests, back } = await tableWith({}, ['Ada', 'Ben'], { limits })
  const [ada, ben] = guests as [Guest, Guest]
  // The guest reads nothing any more and so answers nothing, as if the cable were cut.
  ada.socket.pause()
  await ben.heard('lobby', ({ lobby }) => lobby.chairs[0]?.state === 'away')
  ada.drop()
  expect(await back(ada)).toMatchObject({ seat: 'A' })
  expect(table.lobby.chairs[0]).toMatchObject({ state: 'here', name: 'Ada' })
})

it('turns away the oldest of those that say nothing, one for each that comes: a burst of them keeps nobody out', async () => {
  const { host, pass } = await tableWith({}, [])
  const idle = await Promise.all(Array.from({ length: 200 }, () => connect(host.url)))
  const guest = await join(host.url, pass)
  expect(await guest.ask('sit', { name: 'Ada' })).toMatchObject({ ok: true, seat: 'A' })
  const isTurnedAway = ({ messages }: Guest) => messages.some((it) => it.type === 'refused' && it.code === 'crowded')
  await expect.poll(() => idle.filter(isTurnedAway).length).toBe(200 + 1 - 64)
  for (const one of idle) one.drop()
})

it('the same people play another game, guests of version 1 among them, and the table keeps it over a restart', async () => {
  const { host, table, guests } = await tableWith({ game: 'pittsburgh-draw' }, ['Ada', 'Ben'])
  const [ada, ben] = guests as [Guest, Guest]
  await expect(host.lan.change(table, 'thirteen-puzzle')).rejects.toMatchObject({ code: 'bad-table' })
  await table.start()
  expect(await host.lan.change(table, 'forty-nine')).toBe(false)
  await Promise.all([playRandomMoves(ada, 'first'), playRandomMoves(ben, 'one')])
  await ada.heard('result')
  expect(await host.lan.change(table, 'forty-nine')).toBe(true)
  const { lobby } = await ada.heard('lobby', (news) => news.lobby.game === 'forty-nine')
  expect(lobby).toMatchObject({ phase: 'gathering', round: 2, chairs: [{ name: 'Ada' }, { name: 'Ben' }] })

  await host.close()
  const again = await startTestHost(host.folder, { limits: HIGH_LIMITS })
  await again.lan.resumeTables()
  const [restored] = again.lan.tables
  expect(restored?.lobby).toMatchObject({ game: 'forty-nine', phase: 'gathering', round: 2 })
  const returned = await Promise.all(
    [ada, ben].map((guest) => join(again.url, { kind: 'resume', seat: guest.seat ?? '', token: guest.token ?? '' })),
  )
  await restored?.start()
  await Promise.all(returned.map((guest, at) => playRandomMoves(guest, `second ${String(at)}`)))
  const { record } = await returned[0]!.heard('result')
  expect(record.game).toBe('forty-nine')
  expect(restored?.lobby.round).toBe(2)
})
