import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocketServer } from 'ws'
import type { LanState } from '../../../src/lan-client'
import { MESSAGE_BOUNDS, measureJson } from '../../../src/protocol/lan/read-message'
import { games } from '../../../src/rules/catalogue'
import { defaults, viewTable, ONLOOKER, type AnyGame, type Eye, type GameEvent } from '../../../src/rules/kit'
import { runCount } from '../../scale'
import { actors, dealTable, oneOf, setups, someMove, type Setup } from '../conformance/setups'
import { closeClients, createGuest, waitForState } from './guests'

afterEach(closeClients)

const TABLES = runCount(12)
const PLIES = 400

test.each(games.map((game) => [game.info.id, game] as const))(
  'whatever is seen of %s is far below what a guest takes',
  (_id, game) => {
    const most = { values: 0, characters: 0 }
    const weigh = (told: unknown) => {
      const { values, characters } = measureJson(told)
      most.values = Math.max(most.values, values)
      most.characters = Math.max(most.characters, characters)
    }
    for (const setup of fc.sample(setups(game), { numRuns: TABLES, seed: 49 })) play(game, setup, weigh)
    expect(most.values).toBeLessThan(MESSAGE_BOUNDS.values / 4)
    expect(most.characters).toBeLessThan(MESSAGE_BOUNDS.characters / 4)
  },
)

/** Plays random moves and calls `weigh` with all that an onlooker or a seat is shown of them. */
function play(game: AnyGame, setup: Setup, weigh: (told: unknown) => void): void {
  const { line, rng } = dealTable(setup)
  const eyes: readonly Eye[] = [ONLOOKER, ...Array.from({ length: setup.seats }, (_, seat) => seat)]
  for (let ply = 0; ply < PLIES && !line.isOver; ply++) {
    const events: GameEvent[] = []
    const tell = (event: GameEvent) => void events.push(event)
    const seat = oneOf(actors(game, line.state), rng)
    line.play({ seat, move: someMove(game, line.state, seat, rng, false) }, tell)
    line.settleChance(tell)
    for (const eye of eyes) weigh(viewTable(game, line.state, eye))
    weigh(events)
  }
}

const CODE = { kind: 'code', code: '222222' } as const
const ENTRIES = 200_000

/** Starts a host made by a stranger, which lets everybody in and shows them whatever it likes; returns its address. */
async function strangeHost(seen: object, step?: object): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  await once(server, 'listening')
  const lobby = {
    table: 'The parlor',
    game: 'forty-nine',
    rules: 1,
    options: {},
    phase: 'playing',
    paused: false,
    chairs: [{ state: 'here', name: 'Ann', ready: false }],
    onlookers: 1,
    round: 1,
  }
  const view = { v: 1, seq: 0, type: 'view', lobby, luck: null, turn: 0, seen, resigned: [], clock: null }
  server.on('connection', (socket) => {
    socket.once('message', () => {
      socket.send(JSON.stringify({ v: 1, seq: 0, type: 'welcome', seat: null, token: null, lastId: 0, view }))
      if (step) socket.send(JSON.stringify({ v: 1, seq: 1, type: 'step', turn: 1, clock: null, ...step }))
    })
  })
  return `ws://127.0.0.1:${String((server.address() as AddressInfo).port)}/lan`
}

/** Resolves with the state of a guest when it was told of a ply or gave the host up. */
async function shownBy(url: string): Promise<LanState> {
  const client = createGuest(url, CODE)
  return waitForState(client, ({ connection, turn }) => connection.state === 'waiting' || turn > 0)
}

describe('a host that shows what no game shows', () => {
  const honest = viewTable(games[0]!, games[0]!.start(defaults(games[0]!.info), 2), ONLOOKER)
  const many = Array.from({ length: ENTRIES }, () => 1)
  const seen: readonly (readonly [what: string, seen: object])[] = [
    ['a board of 200,000 places', { ...honest, state: { board: many } }],
    ['a text of 200,000 characters', { ...honest, state: { board: 'x'.repeat(ENTRIES) } }],
    ['fields without end', { ...honest, state: Object.fromEntries(many.map((_, i) => [String(i), 1])) }],
    ['winners without end', { ...honest, winners: many.map(() => 'A') }],
    ['seats to move without end', { ...honest, toMove: many.map(() => 'A') }],
    ['options without end', { ...honest, options: Object.fromEntries(many.map((_, i) => [`o${String(i)}`, true])) }],
  ]

  test.each(seen)('%s: it is left before the page hears of it', async (_what, view) => {
    const { connection, seen: shown } = await shownBy(await strangeHost(view))
    expect(connection.state).toBe('waiting')
    expect(shown === null).toBe(true)
  })

  test('and so is a ply of 200,000 events', async () => {
    const step = { seat: 'A', move: null, events: many.map(() => ({ type: 'placed' })), seen: honest }
    const { connection, turn } = await shownBy(await strangeHost(honest, step))
    expect({ state: connection.state, turn }).toEqual({ state: 'waiting', turn: 0 })
  })

  test('while what games show is taken', async () => {
    const step = { seat: 'A', move: null, events: [{ type: 'placed' }], seen: honest }
    expect((await shownBy(await strangeHost(honest, step))).seen).toEqual(honest)
  })
})
