import { afterEach, describe, expect, it } from 'vitest'
import { closeClients, createGuest, isJudged, playOn, waitForState } from '../../lan-client/guests'
import { join, nextMove, playRandomMoves, sitDown, waitUntilAllKnow, type Guest } from './guest'
import { startTestHost, HIGH_LIMITS } from './host'
import type { TableRequest } from '../../../../src/node/lan-server/lan-host'
import { LIMITS } from '../../../../src/protocol/lan/messages'
import { createSeededRng } from '../../../../src/rules/kit'

afterEach(closeClients)

async function tableWith(wish: Partial<TableRequest>, names: readonly string[]) {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const table = await host.lan.open({ game: 'forty-nine', name: 'Parlor', chairs: ['open', 'open'], ...wish })
  const pass = { kind: 'code', code: table.room.spec.code } as const
  const guests = await sitDown(host.url, pass.code, names)
  const back = ({ seat, token }: Guest) => join(host.url, { kind: 'resume', seat: seat ?? '', token: token ?? '' })
  const goDark = async (guest: Guest) => {
    guest.drop()
    await expect.poll(() => table.lobby.chairs['ABCD'.indexOf(guest.seat ?? '')]?.state).toBe('away')
  }
  /** Gives everything that could happen in a short while the time to happen. */
  const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150))
  return { host, table, pass, guests: guests as [Guest, ...Guest[]], back, goDark, aWhile }
}

describe('a game whose people have all left', () => {
  it('waits, whatever the grace and whoever looks on, and goes on with the first who returns', async () => {
    const wish = { chairs: ['open', 'open', 3], settings: { grace: 1, turn: 100 } } as const
    const { host, table, pass, guests, back, aWhile } = await tableWith(wish, ['Ada', 'Ben'])
    const [ada, ben] = guests as [Guest, Guest]
    await table.start()
    await ada.heard('step')
    await join(host.url, pass)
    for (const guest of [ada, ben]) guest.drop()
    // For the one who goes first a bot may stand in, as long as the other is there.
    await expect.poll(() => table.lobby.chairs.some(({ state }) => state === 'here')).toBe(false)
    const plies = table.room.activeGame?.table.steps.length
    await aWhile()
    expect(table.room.activeGame?.table.steps.length).toBe(plies)
    expect(table.lobby.phase).toBe('playing')
    // Ben's time runs out in his turns then, and a bot stands in for him.
    const again = await back(ada)
    expect((await again.heard('result')).record.names).toMatchObject({ A: 'Ada', B: 'Ben' })
    expect(host.faults).toEqual([])
  })

  it('is not given up for them where absence ends a game', async () => {
    const wish = { settings: { whenAway: 'end', grace: 100 } } as const
    const { table, guests, goDark, aWhile } = await tableWith(wish, ['Ada', 'Ben'])
    await table.start()
    await guests[0].heard('step')
    await Promise.all(guests.map(goDark))
    await aWhile()
    expect(table.lobby.phase).toBe('playing')
  })

  it('goes on with whoever returns also after the last who was there has stood up in their turn', async () => {
    const { host, table, guests, back, goDark } = await tableWith({}, ['Ada', 'Ben'])
    await table.start()
    const mover = (await nextMove(guests, createSeededRng('who')))?.guest ?? guests[0]
    const other = guests.find((guest) => guest !== mover) ?? guests[0]
    await goDark(other)
    await mover.ask('stand')
    await playRandomMoves(await back(other), 'back')
    expect(host.faults).toEqual([])
  })

  it('gives whoever returns a new time for the turn, also after the last who was there had given up and stood up', async () => {
    const wish = { chairs: ['open', 'open', 'open'], settings: { turn: 100 } } as const
    const { host, table, guests, back, goDark, aWhile } = await tableWith(wish, ['Ada', 'Ben', 'Cid'])
    await table.start()
    const mover = (await nextMove(guests, createSeededRng('who')))?.guest ?? guests[0]
    const [quitter, other] = guests.filter((guest) => guest !== mover) as [Guest, Guest]
    await quitter.ask('resign')
    await Promise.all([mover, other].map(goDark))
    await quitter.ask('stand')
    await aWhile()
    const returned = await back(mover)
    await returned.heard('step')
    expect(host.faults).toEqual([])
  })

  it('is played by bots for an owner who looks on, once no chair is a person’s any more', async () => {
    const { host, table, pass, guests, goDark } = await tableWith({ chairs: ['open', 3] }, ['Ada'])
    const onlooker = await join(host.url, pass)
    await table.start()
    await onlooker.heard('step')
    await goDark(guests[0])
    await table.seatBot(0, 3)
    await onlooker.heard('result')
    expect(host.faults).toEqual([])
  })
})

describe('a dark phone', () => {
  it('keeps its chair between games', async () => {
    const { table, guests, back, goDark, aWhile } = await tableWith({ settings: { grace: 1 } }, ['Ada', 'Ben'])
    await goDark(guests[0])
    await aWhile()
    expect(table.lobby.chairs[0]).toMatchObject({ state: 'away', name: 'Ada' })
    expect(await back(guests[0])).toMatchObject({ seat: 'A' })
  })

  it('loses it where the table is set to open abandoned chairs', async () => {
    const settings = { grace: 1, opensAbandoned: true }
    const { table, guests } = await tableWith({ settings }, ['Ada', 'Ben'])
    guests[0].drop()
    await expect.poll(() => table.lobby.chairs[0]?.state).toBe('open')
  })

  it('holds up no deal, and the luck without it is checked as fair, with its seat named', async () => {
    const { table, pass, host, guests, back, goDark } = await tableWith({}, ['Ada'])
    const ben = createGuest(host.url, pass)
    await ben.sit('Ben')
    await goDark(guests[0])
    const begun = performance.now()
    await table.start()
    await waitForState(ben, ({ lobby }) => lobby?.phase === 'playing')
    // Less than the time limit of 30 seconds, also on a busy machine.
    expect(performance.now() - begun).toBeLessThan(20_000)
    await Promise.all([playOn(ben, 'fair'), playRandomMoves(await back(guests[0]), 'late')])
    const { verdict } = await waitForState(ben, isJudged)
    expect(verdict).toMatchObject({ isFair: true, faults: [], absentSeats: ['A'] })
  })

  it('does not prevent a table from starting by itself', async () => {
    const { table, guests, goDark } = await tableWith({ settings: { autoStart: true } }, ['Ada', 'Ben'])
    const [ada, ben] = guests as [Guest, Guest]
    await ada.ask('ready', { ready: true })
    await goDark(ada)
    await ben.ask('ready', { ready: true })
    await ben.heard('lobby', ({ lobby }) => lobby.phase !== 'gathering')
    expect(table.lobby.chairs[0]).toMatchObject({ state: 'away', name: 'Ada' })
  })

  it('starts the table by going dark where only it was not ready', async () => {
    const { guests, goDark } = await tableWith({ settings: { autoStart: true } }, ['Ada', 'Ben'])
    const [ada, ben] = guests as [Guest, Guest]
    await ben.ask('ready', { ready: true })
    await goDark(ada)
    await ben.heard('lobby', ({ lobby }) => lobby.phase !== 'gathering')
    // Whoever has been dark until then is not waited for a second time.
    const begun = performance.now()
    await ben.heard('view', ({ lobby }) => lobby.phase === 'playing')
    expect(performance.now() - begun).toBeLessThan(LIMITS.absentMs)
  })

  it('whose chair is given to a bot holds up nobody who is ready', async () => {
    const { table, guests } = await tableWith({ settings: { autoStart: true } }, ['Ada', 'Ben'])
    await guests[0].ask('ready', { ready: true })
    const begun = performance.now()
    await table.seatBot(1, 2)
    await guests[0].heard('lobby', ({ lobby }) => lobby.phase !== 'gathering')
    // Not only when it is looked again who is there, a while after they have come.
    expect(performance.now() - begun).toBeLessThan(LIMITS.absentMs / 2)
  })

  it('keeps its chair from one game to the next, which is dealt without it, and plays from there', async () => {
    const wish = { settings: { autoStart: true, grace: 60_000 } }
    const { host, table, guests, back, goDark, aWhile } = await tableWith(wish, ['Ada', 'Ben'])
    const [ada, ben] = guests as [Guest, Guest]
    for (const guest of [ada, ben]) await guest.ask('ready', { ready: true })
    await Promise.all([playRandomMoves(ada, 'a'), playRandomMoves(ben, 'b')])
    await goDark(ben)
    await aWhile()
    expect(table.lobby.chairs[1]).toMatchObject({ state: 'away', name: 'Ben' })
    ada.over = false
    await ada.ask('ready', { ready: true })
    await expect.poll(() => table.lobby).toMatchObject({ round: 2, phase: 'playing' })
    expect(table.lobby.chairs[1]).toMatchObject({ state: 'away', name: 'Ben' })
    await Promise.all([playRandomMoves(ada, 'c'), playRandomMoves(await back(ben), 'd')])
    expect(table.lobby).toMatchObject({ round: 2, phase: 'over' })
    expect(host.faults).toEqual([])
  })

  it('is played for only after the grace has passed in its own turn', async () => {
    const { table, guests, goDark, aWhile } = await tableWith({ settings: { grace: 20 } }, ['Ada', 'Ben'])
    await table.start()
    const next = await nextMove(guests, createSeededRng('who'))
    await waitUntilAllKnow(guests)
    const mover = next?.guest ?? guests[0]
    const other = guests.find((guest) => guest !== mover) ?? guests[0]
    await goDark(other)
    await aWhile()
    const chair = () => table.lobby.chairs['AB'.indexOf(other.seat ?? '')]
    expect(chair()).toMatchObject({ state: 'away' })
    const played = playRandomMoves(mover, 'until their turn')
    await expect.poll(chair).toMatchObject({ state: 'bot', standsIn: true })
    await played
  })
})
