import { expect, it } from 'vitest'
import { choose } from './choose'
import { waitUntilAllKnow, join, nextMove, playRandomMoves, playTogether, sitDown, type Guest } from './guest'
import { startTestHost, HIGH_LIMITS } from './host'
import { LUCK_MS, startWithoutCommitmentOf } from './luck-time'
import { createSeededRng } from '../../../../src/rules/kit'

async function seated(settings: object = {}) {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const table = await host.lan.open({ game: 'forty-nine', name: 'Parlor', chairs: ['open', 'open'], settings })
  const pass = { kind: 'code', code: table.room.spec.code } as const
  const guests = await sitDown(host.url, table.room.spec.code)
  const [ada, ben] = guests as [Guest, Guest]
  const back = (guest: Guest, options = {}) =>
    join(host.url, { kind: 'resume', seat: guest.seat ?? '', token: guest.token ?? '' }, options)
  return { host, table, ada, ben, pass, back }
}

it('gives a chair back for its secret, which is good once, with everything as it was', async () => {
  const { table, ada, ben, back } = await seated()
  await table.start()
  const luck = 'before the cable'
  await playTogether([ada, ben], luck, 6)
  ada.drop()
  await ben.heard('lobby', ({ lobby }) => lobby.chairs[0]?.state === 'away')
  const again = await back(ada)
  expect(again.seat).toBe('A')
  expect(again.token).not.toBe(ada.token)
  expect(again.seen).toEqual(table.room.activeGame?.table.viewFor(0))
  await again.ask('ping')
  await again.ask('ready', { ready: true })
  await expect(back(ada)).rejects.toThrow('wrong-pass')
  await Promise.all([playRandomMoves(again, luck), playRandomMoves(ben, luck)])
  expect((await again.heard('result')).record).toEqual((await ben.heard('result')).record)
})

it('lets the older connection of a chair go when a newer one comes', async () => {
  const { table, ada, back } = await seated()
  const newer = await back(ada)
  expect(await ada.heard('bye')).toMatchObject({ code: 'replaced' })
  await ada.closed
  expect(table.lobby.chairs[0]).toMatchObject({ state: 'here', name: 'Ada' })
  expect(await newer.ask('ping')).toMatchObject({ ok: true })
})

it('answers a repeated message again, without a second effect, even after a reconnect', async () => {
  const { table, ada, ben, back } = await seated()
  await table.start()
  const mover = await firstToMove(ada, ben)
  const text = choose(mover, createSeededRng('once')) ?? ''
  const message = { v: 1, id: 5_000, type: 'move', turn: mover.turn, text }
  mover.sendRaw(message)
  const first = await mover.heard('answer', ({ id }) => id === 5_000)
  const steps = table.room.activeGame?.table.steps.length
  const again = await back(mover)
  expect(await again.heard('welcome')).toMatchObject({ lastId: 5_000 })
  again.sendRaw(message)
  expect(await again.heard('answer', ({ id }) => id === 5_000)).toEqual(first)
  expect(table.room.activeGame?.table.steps.length).toBe(steps)
})

it('answers what is stale, illegal or out of turn with why, and with the table as it is', async () => {
  const { table, ada, ben } = await seated()
  await table.start()
  const mover = await firstToMove(ada, ben)
  const other = mover === ada ? ben : ada
  const stale = await mover.ask('move', { turn: mover.turn - 1, text: '1' })
  expect(stale).toMatchObject({ ok: false, error: { code: 'stale' }, view: { turn: mover.turn, seen: mover.seen } })
  const illegal = await mover.ask('move', { turn: mover.turn, text: 'nonsense' })
  expect(illegal).toMatchObject({ ok: false, view: { turn: mover.turn } })
  expect(await other.ask('move', { turn: other.turn, text: '1' })).toMatchObject({ ok: false })
})

it('answers "again" byte for byte as somebody who comes in is shown the table', async () => {
  const { table, ada, ben, back } = await seated()
  await table.start()
  await playTogether([ada, ben], 'again', 4)
  const asked = await ada.ask('again', { from: 3 })
  const fresh = await back(ada)
  const welcome = await fresh.heard('welcome')
  expect(JSON.stringify({ ...asked.view, seq: 0 })).toBe(JSON.stringify({ ...welcome.view, seq: 0 }))
})

it('lets a bot sit in after the grace, and the person take over again', async () => {
  const { table, ada, ben, back } = await seated({ grace: 50 })
  await table.start()
  await firstToMove(ada, ben)
  ada.drop()
  const bens = playRandomMoves(ben, 'with the bot')
  await ben.heard('lobby', ({ lobby }) => lobby.chairs[0]?.state === 'bot' && lobby.chairs[0].standsIn)
  const again = await back(ada)
  expect(table.lobby.chairs[0]).toMatchObject({ state: 'here', name: 'Ada' })
  await Promise.all([playRandomMoves(again, 'after the bot'), bens])
  expect((await again.heard('result')).record.names).toMatchObject({ A: 'Ada' })
})

it('goes on without the value of somebody who does not commit in time, and says so', async () => {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const settings = { luck: LUCK_MS }
  const table = await host.lan.open({ game: 'forty-nine', name: 'Parlor', chairs: ['open', 'open'], settings })
  const pass = { kind: 'code', code: table.room.spec.code } as const
  const ada = await join(host.url, pass)
  const ben = await join(host.url, pass, { lucky: false })
  await ada.ask('sit', { name: 'Ada' })
  await ben.ask('sit', { name: 'Ben' })
  await startWithoutCommitmentOf(table, 'B')
  await Promise.all([playRandomMoves(ada, 'one'), playRandomMoves(ben, 'two')])
  expect(await ada.heard('result')).toMatchObject({ luck: { absent: ['B'], stage: 'done' } })
})

it('moves for somebody whose time is up', async () => {
  const { host, table, ada, ben } = await seated({ turn: 30 })
  await table.start()
  const told = await ada.heard('result')
  expect(told.record.moves.length).toBeGreaterThan(10)
  expect(ben.messages.some((message) => message.type === 'step' && message.clock !== null)).toBe(true)
  expect(host.faults).toEqual([])
})

it('takes no moves while it is paused, and plays another game when this one is over', async () => {
  const { table, ada, ben } = await seated()
  await table.start()
  const mover = await firstToMove(ada, ben)
  await table.pause(true)
  expect(await mover.ask('move', { turn: mover.turn, text: '1' })).toMatchObject({ error: { code: 'paused' } })
  await table.pause(false)
  await Promise.all([playRandomMoves(ada, 'first'), playRandomMoves(ben, 'game')])
  const first = await ada.heard('result')
  expect(await table.start()).toBe(true)
  await ada.heard('view', ({ lobby }) => lobby.round === 2 && lobby.phase === 'playing')
  expect(table.room.activeGame?.table.setup.seed).not.toBe(first.seed)
})

async function firstToMove(ada: Guest, ben: Guest): Promise<Guest> {
  const next = await nextMove([ada, ben], createSeededRng('who'))
  if (!next) throw new Error('nobody can move')
  return next.guest
}

it('tells whoever comes back that the table has changed, and not in how many plies', async () => {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const table = await host.lan.open({ game: 'forty-nine', name: 'Parlor', chairs: ['open', 'open', 'open'] })
  const guests = await sitDown(host.url, table.room.spec.code, ['Ada', 'Ben', 'Cora'])
  await table.start()
  await playTogether(guests, 'together', 3)
  await waitUntilAllKnow(guests)
  const awaited = table.room.activeGame?.table.awaitedSeats[0] ?? 0
  const [away, stays] = guests.filter(({ seat }) => seat !== 'ABC'.charAt(awaited)) as [Guest, Guest]
  const { turn } = away
  away.drop()
  await stays.heard('lobby', ({ lobby }) => lobby.chairs.some(({ state }) => state === 'away'))
  const plies = table.room.activeGame?.table.steps.length ?? 0
  await table.remove(awaited)
  const back = ({ seat, token }: Guest) => join(host.url, { kind: 'resume', seat: seat ?? '', token: token ?? '' })
  await expect.poll(() => table.room.activeGame?.table.steps.length).toBeGreaterThan(plies)
  expect((await back(away)).turn).toBe(turn + 1)
})

it('takes a move that was under way when the connection broke, as nothing has changed meanwhile', async () => {
  const { table, ada, ben, back } = await seated()
  await table.start()
  const mover = await firstToMove(ada, ben)
  const { turn } = mover
  mover.drop()
  const again = await back(mover)
  expect(again.turn).toBe(turn)
  expect(await again.ask('move', { turn, text: choose(again, createSeededRng('under way')) })).toMatchObject({
    ok: true,
  })
})
