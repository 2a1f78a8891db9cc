import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { LanState, SeatTicket } from '../../../src/lan-client'
import type { HostMessage } from '../../../src/protocol/lan/messages'
import { createSeededRng, type Rng } from '../../../src/rules/kit'
import { startTestHost, HIGH_LIMITS } from '../node/lan-server/host'
import { choose } from '../node/lan-server/choose'
import { LUCK_MS, startWithoutCommitmentOf } from '../node/lan-server/luck-time'
import {
  closeClients,
  createGuest,
  isConnected,
  isJudged,
  rewriteFrames,
  playOn,
  waitForState,
  type FrameRewriter,
} from './guests'

afterEach(closeClients)

async function tableOf(game: string, chairs: readonly ('open' | 2)[]) {
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const table = await host.lan.open({ game, name: 'The parlor', chairs })
  return { ...host, table, pass: { kind: 'code', code: table.room.spec.code } as const }
}

/** Returns a rewriter that loses a tenth of the messages to all guests, doubles a tenth and delays a tenth. */
function badLine(rng: Rng): FrameRewriter {
  let late: HostMessage[] = []
  let last = -1
  return (message) => {
    // A message to one guest alone is an answer or has an old number.
    if (message.type === 'welcome' || message.type === 'answer' || message.seq <= last) return [message]
    last = message.seq
    const luck = rng.below(10)
    const due = late
    late = []
    if (luck === 0) return due
    if (luck === 1) return [...due, message, message]
    if (luck === 2) late = [message]
    return luck === 2 ? due : [message, ...due]
  }
}

/** Returns a line that can be cut, and that can lose all that the host says until then. */
function cuttable() {
  let socket: WebSocket | null = null
  let deaf = false
  const open = (url: string) => {
    deaf = false
    socket = new WebSocket(url)
    return rewriteFrames(socket, (message) => (deaf ? [] : [message]))
  }
  return {
    needs: { open },
    deafen: () => (deaf = true),
    cut: () => socket?.terminate(),
  }
}

describe('on a bad line', () => {
  test('a game goes on to its end, nothing is shown twice, and the check holds', async () => {
    const { url, pass, table } = await tableOf('new-york-whist', ['open', 2, 'open', 2])
    const players = [0, 1].map((i) => createGuest(url, pass, { meddle: badLine(createSeededRng(`line ${String(i)}`)) }))
    const turns: number[] = []
    players[0]?.listen((change) => {
      if (change.kind === 'step') turns.push(change.step.turn)
    })
    for (const player of players) await player.sit('Ann')
    await table.start()
    // Only a ping would show that the last message is missing, and the test does not wait five seconds for it.
    const pings = setInterval(() => {
      for (const player of players) player.wake()
    }, 20)
    await Promise.all(players.map((player, i) => playOn(player, `player ${String(i)}`)))
    clearInterval(pings)
    for (const player of players) {
      expect((await waitForState(player, isJudged)).verdict).toMatchObject({
        faults: [],
        absentSeats: [],
        botMoveCount: 0,
      })
    }
    expect(turns).toEqual([...new Set(turns)].sort((one, other) => one - other))
  })
})

describe('a lost connection', () => {
  test('comes back in the middle of a game without losing the chair', async () => {
    const { url, pass, table } = await tableOf('forty-nine', ['open', 2])
    const line = cuttable()
    const player = createGuest(url, pass, line.needs)
    await player.sit('Ann')
    await table.start()
    for (let cut = 0; cut < 4; cut++) {
      await playOn(player, `cut ${String(cut)}`, 2)
      const lost = waitForState(player, ({ connection }) => connection.state === 'waiting')
      line.cut()
      await lost
      expect((await waitForState(player, isConnected)).seat).toBe('A')
    }
    await playOn(player, 'the rest')
    const { verdict } = await waitForState(player, isJudged)
    expect(verdict).toEqual({ isFair: true, faults: [], absentSeats: [], isComplete: false, botMoveCount: 0 })
  })

  test('in the very moment of a move: it is played once', async () => {
    const { url, pass, table } = await tableOf('forty-nine', ['open', 'open'])
    const lines = [cuttable(), cuttable()]
    const players = lines.map((line) => createGuest(url, pass, line.needs))
    for (const player of players) await player.sit('Ann')
    await table.start()
    const waitedFor = await Promise.race(
      players.map((player) => waitForState(player, (state) => choose(state, createSeededRng('')) !== null)),
    )
    const first = waitedFor.seat === 'A' ? 0 : 1
    const [player, line] = [players[first]!, lines[first]!]
    const moves = () => table.room.activeGame?.table.record().moves.length
    line.deafen()
    const moved = playOn(player, 'once', 1)
    await waitForState(players[1 - first]!, ({ turn }) => turn > waitedFor.turn)
    line.cut()
    await moved
    expect(moves()).toBe(1)
  })

  test('and a lost page: a ticket brings the chair back, and the older page is told', async () => {
    const { url, pass, table } = await tableOf('forty-nine', ['open', 2])
    let ticket: SeatTicket | null = null
    const first = createGuest(url, pass, { onTicketChange: (kept) => (ticket = kept) })
    await first.sit('Ann')
    await table.start()
    await playOn(first, 'first', 1)
    const second = createGuest(url, pass, { ticket: ticket as unknown as SeatTicket })
    expect((await waitForState(second, isConnected)).seat).toBe('A')
    await waitForState(first, ({ connection }) => connection.state === 'ended')
    expect(first.state.connection).toMatchObject({ error: { code: 'replaced' } })
    await playOn(second, 'second')
    expect((await waitForState(second, isJudged)).verdict).toMatchObject({ isFair: true, isComplete: false })
  })
})

describe('a chair that has no part in the luck', () => {
  test('is named in the verdict of everybody', async () => {
    const { lan, url } = await startTestHost(undefined, { limits: HIGH_LIMITS })
    const settings = { luck: LUCK_MS }
    const table = await lan.open({ game: 'forty-nine', name: 'The parlor', chairs: ['open', 'open'], settings })
    const pass = { kind: 'code', code: table.room.spec.code } as const
    const player = createGuest(url, pass)
    await player.sit('Ann', 'A')
    // This guest never hears of the luck, and so never commits.
    const silent = createGuest(url, pass, {
      meddle: (message) =>
        message.type === 'luck' ? [{ ...message, luck: { ...message.luck, stage: 'done' } }] : [message],
    })
    await silent.sit('Bob', 'B')
    await startWithoutCommitmentOf(table, 'B')
    await Promise.all([playOn(player, 'Ann'), playOn(silent, 'Bob')])
    expect((await waitForState(player, isJudged)).verdict).toMatchObject({ isFair: true, absentSeats: ['B'] })
  })
})

describe('stale moves', () => {
  test('are refused with the table as it is now', async () => {
    const { url, pass, table } = await tableOf('forty-nine', ['open', 'open'])
    const [ann, bob] = [createGuest(url, pass), createGuest(url, pass)]
    await ann.sit('Ann', 'A')
    await bob.sit('Bob', 'B')
    await table.start()
    const isDue = (state: LanState) => choose(state, createSeededRng('')) !== null
    const first = await Promise.race([ann, bob].map(async (player) => waitForState(player, isDue).then(() => player)))
    const text = choose(first.state, createSeededRng('')) ?? ''
    const kinds: string[] = []
    first.listen((change) => void kinds.push(change.kind))
    const [one, two] = await Promise.all([first.move(text), first.move(text)])
    expect([one, two]).toMatchObject([{ ok: true }, { ok: false, error: { code: 'stale' } }])
    expect(kinds).toContain('view')
    expect(table.room.activeGame?.table.record().moves).toHaveLength(1)
  })
})
