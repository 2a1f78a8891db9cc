import { afterEach, describe, expect, test } from 'vitest'
import type { HostMessage } from '../../../src/protocol/lan/messages'
import { gameById } from '../../../src/rules/catalogue'
import { LineOfPlay, createSeedSource, type AnyGame } from '../../../src/rules/kit'
import { startTestHost, HIGH_LIMITS } from '../node/lan-server/host'
import { closeClients, createGuest, isJudged, playOn, waitForState, type FrameRewriter, type Result } from './guests'

afterEach(closeClients)

/** Plays whist at a table whose host cheats the first guest; returns the codes of the faults that each guest found. */
async function playWith(meddle: FrameRewriter): Promise<{ cheated: string[]; other: string[] }> {
  const { lan, url } = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const table = await lan.open({ game: 'new-york-whist', name: 'The back room', chairs: ['open', 'open'] })
  const { code } = table.room.spec
  const cheated = createGuest(url, { kind: 'code', code }, { meddle })
  const other = createGuest(url, { kind: 'code', code })
  await cheated.sit('Ann', 'A')
  await other.sit('Bob', 'B')
  await table.start()
  await Promise.all([playOn(cheated, 'Ann'), playOn(other, 'Bob')])
  const verdicts = [await waitForState(cheated, isJudged), await waitForState(other, isJudged)]
  const [one = [], two = []] = verdicts.map(({ verdict }) => (verdict?.faults ?? []).map(({ code }) => code))
  expect(verdicts.map(({ verdict }) => verdict?.isFair)).toEqual([one.length === 0, two.length === 0])
  return { cheated: one, other: two }
}

/** Returns a rewriter with which the host changes what it tells at the end. */
const inTheEnd =
  (change: (result: Result) => Partial<Result>): FrameRewriter =>
  (message) =>
    message.type === 'result' ? [{ ...message, ...change(message) }] : [message]

const swap = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1)

/** Returns the result of another game, with other cards, that is lawful in itself. */
function anotherGame({ record }: Result, seed: string): Partial<Result> {
  const line = new LineOfPlay(
    gameById(record.game) as AnyGame,
    tableOptions(record),
    record.seats.length,
    createSeedSource(seed),
  )
  line.settleChance()
  return { seed, record: { ...record, chance: { tape: [...line.tape], seed }, moves: [] } }
}

function tableOptions({ game, options }: Result['record']) {
  const { info } = gameById(game) as AnyGame
  return { ...Object.fromEntries(Object.entries(info.options).map(([key, spec]) => [key, spec.default])), ...options }
}

describe('a host that cheats', () => {
  const cheats: readonly (readonly [title: string, found: string, FrameRewriter])[] = [
    [
      'shows another value than it had committed to',
      'host-value',
      inTheEnd((end) => ({ hostValue: swap(end.hostValue) })),
    ],
    ['names another seed', 'seed-changed', inTheEnd((end) => ({ seed: swap(end.seed) }))],
    ['dealt from another seed', 'seed-changed', inTheEnd((end) => anotherGame(end, swap(end.seed)))],
    [
      'changes a card of the record',
      'tape-changed',
      inTheEnd(({ record }) => {
        const [first = '', second = '', ...rest] = record.chance?.tape ?? []
        return { record: { ...record, chance: { seed: record.chance?.seed ?? '', tape: [second, first, ...rest] } } }
      }),
    ],
    [
      'swaps what two guests revealed',
      'reveal-changed',
      inTheEnd(({ luck }) => {
        const { A = '', B = '' } = luck.reveals
        return { luck: { ...luck, reveals: { A: B, B: A } } }
      }),
    ],
    [
      'leaves out what a guest revealed',
      'own-value-left-out',
      inTheEnd(({ luck }) => ({ luck: { ...luck, reveals: { B: luck.reveals['B'] ?? '' }, absent: ['A'] } })),
    ],
    [
      'forgets the last move',
      'seen-otherwise',
      inTheEnd(({ record }) => ({ record: { ...record, moves: record.moves.slice(0, -1) } })),
    ],
    [
      'records a move that nobody could make',
      'record-illegal',
      inTheEnd(({ record }) => ({ record: { ...record, moves: ['A nonsense', ...record.moves.slice(1)] } })),
    ],
    [
      'records another game',
      'terms-changed',
      inTheEnd(({ record }) => ({ record: { ...record, game: 'boston-books' } })),
    ],
  ]

  test.each(cheats)('%s', async (_title, found, meddle) => {
    const { cheated, other } = await playWith(meddle)
    expect(cheated).toContain(found)
    expect(other).toEqual([])
  })

  test('plays another card than the guest did', async () => {
    const { cheated } = await playWith(onceFor('A', (step) => ({ ...step, move: '1' })))
    expect(cheated).toEqual(expect.arrayContaining(['seen-otherwise', 'move-changed']))
  })

  test('shows another card than was played', async () => {
    const { cheated, other } = await playWith(
      onceFor('B', (step) => ({ ...step, events: step.events.map((event) => ({ ...event, card: 999 })) })),
    )
    expect(cheated).toEqual(['seen-otherwise'])
    expect(other).toEqual([])
  })

  test('shows another table than there is', async () => {
    const { cheated } = await playWith(
      onceFor('B', (step) => ({ ...step, seen: { ...step.seen, scores: { ...step.seen.scores, A: 77 } } })),
    )
    expect(cheated).toEqual(['seen-otherwise'])
  })

  test('shows a card, takes it back, and shows another', async () => {
    // The host tells of a false card, then sends the state from before it, and then tells of the true card.
    let last: HostMessage | null = null
    let shift = 0
    let done = false
    const { cheated } = await playWith((message) => {
      const numbered = { ...message, seq: message.seq + shift }
      if (message.type !== 'step') return [numbered]
      const before = last
      last = message
      if (done || message.seat !== 'B' || before?.type !== 'step') return [numbered]
      done = true
      shift = 2
      const lie = { ...message, events: message.events.map((event) => ({ ...event, card: 1 })) }
      const { seen, clock, turn } = before
      const back: HostMessage = {
        v: 1,
        seq: message.seq + 1,
        type: 'view',
        lobby: lobby(),
        luck: null,
        resigned: [],
        turn,
        seen,
        clock,
      }
      return [lie, back, { ...message, seq: message.seq + 2 }]
    })
    expect(cheated).toEqual(['seen-otherwise'])
  })
})

type Step = Extract<HostMessage, { type: 'step' }>

/** Returns a rewriter that changes the first ply of a seat that the host tells. */
function onceFor(seat: string, change: (step: Step) => Step): FrameRewriter {
  let done = false
  return (message) => {
    if (done || message.type !== 'step' || message.seat !== seat) return [message]
    done = true
    return [change(message)]
  }
}

/** Returns the state of the lobby at a table for two at whist while the game is played. */
function lobby(): Extract<HostMessage, { type: 'lobby' }>['lobby'] {
  const { info } = gameById('new-york-whist') as AnyGame
  const options = Object.fromEntries(Object.entries(info.options).map(([key, spec]) => [key, spec.default]))
  const person = { state: 'here', ready: false } as const
  return {
    table: 'The back room',
    game: info.id,
    rules: info.version,
    options,
    phase: 'playing',
    paused: false,
    chairs: [
      { ...person, name: 'Ann' },
      { ...person, name: 'Bob' },
    ],
    onlookers: 0,
    round: 1,
  }
}
