import { expect, it } from 'vitest'
import { createSeededRng } from '../../../../src/rules/kit'
import type { Thinker, ThinkRequest, Thought } from '../../../../src/ports/thinker'
import type { CancelSignal } from '../../../../src/async/cancellation'
import { choose } from './choose'
import { waitUntilAllKnow, nextMove, sitDown, type Guest } from './guest'
import { startTestHost, randomThinker, HIGH_LIMITS } from './host'

const TURN = 40

/** Returns a thinker that notes what it is asked and answers when the test says so. */
function heldThinker() {
  const asked: { request: ThinkRequest; signal: CancelSignal | undefined; answer: () => Promise<void> }[] = []
  const listeners = new Set<() => void>()
  const thinker: Thinker = {
    think: (request, signal) =>
      new Promise<Thought>((resolve) => {
        const answer = async () => resolve(await randomThinker.think(request))
        asked.push({ request, signal, answer })
        for (const listener of listeners) listener()
      }),
  }
  /** Resolves with a request to the thinker when there have been so many. */
  const times = (count: number) =>
    new Promise<(typeof asked)[number]>((resolve) => {
      const look = () => {
        const one = asked[count - 1]
        if (one) resolve(one)
      }
      listeners.add(look)
      look()
    })
  return { thinker, asked, times }
}

/**
 * Starts a game with a time limit for each move, on a clock that the test moves. Plays until the game waits for
 * `waited` seats at least, and then lets the time of a guest run out.
 */
async function withSomebodyLate(game: string, names: readonly string[], waited = 1) {
  const { thinker, asked, times } = heldThinker()
  let now = 1_000_000
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS, thinker, monotonic: () => now })
  const chairs = names.map(() => 'open' as const)
  const table = await host.lan.open({ game, name: 'Parlor', chairs, settings: { turn: TURN } })
  const guests = await sitDown(host.url, table.room.spec.code, names)
  await table.start()
  const rng = createSeededRng('before')
  let next = await nextMove(guests, rng)
  for (; next && (table.room.activeGame?.table.awaitedSeats.length ?? 0) < waited; next = await nextMove(guests, rng)) {
    await next.guest.ask('move', { turn: next.guest.turn, text: next.text })
    await waitUntilAllKnow(guests)
  }
  now += TURN + 1
  const thought = await times(1)
  const { activeGame } = table.room
  const late = guests[thought.request.seat]
  if (!activeGame || !late) throw new Error('no game is played')
  return { host, table, activeGame, guests, late, thought, asked, times }
}

/** Returns a move that a guest could make now. Throws if it need not move. */
function moveOf(guest: Guest): string {
  const text = choose(guest, createSeededRng('of their own'))
  if (text === null) throw new Error('they need not move')
  return text
}

const NAMES = ['Ada', 'Ben', 'Cora']
const seatOf = ({ seat }: Guest) => 'ABCDEFGH'.indexOf(seat ?? '')
/** Waits for so many answers that the host has finished everything that was under way. */
const settled = async (guest: Guest) => {
  for (let i = 0; i < 20; i++) await guest.ask('ping')
}

it('a move that was found for a late person is not made in a later turn of theirs', async () => {
  const { host, activeGame, guests, late, thought, asked } = await withSomebodyLate('nebraska-checkers', ['Ada', 'Ben'])
  expect((await late.ask('move', { turn: late.turn, text: moveOf(late) })).ok).toBe(true)
  expect(thought.signal?.aborted).toBe(true)
  await waitUntilAllKnow(guests)
  const other = await nextMove(guests, createSeededRng('second'))
  expect((await other?.guest.ask('move', { turn: other.guest.turn, text: other.text }))?.ok).toBe(true)
  await waitUntilAllKnow(guests)
  expect(activeGame.table.awaitedSeats).toEqual([seatOf(late)])
  expect(activeGame.clock.deadline).not.toBeNull()
  const plies = activeGame.table.steps.length
  await thought.answer()
  await settled(late)
  expect(activeGame.table.steps.length).toBe(plies)
  expect(asked).toHaveLength(1)
  expect(host.faults).toEqual([])
})

it('no move is made for a late person in a pause, nor after it before their time is up again', async () => {
  const { host, table, activeGame, late, thought, asked } = await withSomebodyLate('nebraska-checkers', ['Ada', 'Ben'])
  await table.pause(true)
  const plies = activeGame.table.steps.length
  await thought.answer()
  await settled(late)
  expect(activeGame.table.steps.length).toBe(plies)
  expect(activeGame.clock.deadline).toBeNull()
  await table.pause(false)
  await settled(late)
  expect(activeGame.table.steps.length).toBe(plies)
  expect(activeGame.clock.deadline).not.toBeNull()
  expect(asked).toHaveLength(1)
  expect(host.faults).toEqual([])
})

it('whoever is late is played for, and goes on in their next turn', async () => {
  const { host, activeGame, late, thought, guests } = await withSomebodyLate('nebraska-checkers', ['Ada', 'Ben'])
  const plies = activeGame.table.steps.length
  await thought.answer()
  await late.heard('step', ({ seat }) => seat === late.seat)
  expect(activeGame.table.steps.length).toBe(plies + 1)
  expect(activeGame.table.awaitedSeats).not.toContain(seatOf(late))
  await waitUntilAllKnow(guests)
  expect(host.faults).toEqual([])
})

it('whoever is late stays late when others who may move as well do, and is thought for anew', async () => {
  const { host, activeGame, guests, late, thought, times } = await withSomebodyLate('deck-o-cards-roulette', NAMES, 2)
  const other = guests.find((guest) => guest !== late && activeGame.table.awaitedSeats.includes(seatOf(guest)))
  if (!other) throw new Error('only one is waited for')
  expect((await other.ask('move', { turn: other.turn, text: moveOf(other) })).ok).toBe(true)
  await thought.answer()
  expect(activeGame.table.awaitedSeats).toContain(seatOf(late))
  const again = await times(2)
  expect(again.request.seat).toBe(thought.request.seat)
  expect(host.faults).toEqual([])
})

it('nothing of the deal’s seed is told to whoever thinks for a late person', async () => {
  const { table, thought } = await withSomebodyLate('forty-nine', ['Ada', 'Ben'])
  const seed = table.room.activeGame?.table.setup.seed ?? ''
  expect(seed.length).toBeGreaterThan(20)
  expect(JSON.stringify(thought.request)).not.toContain(seed)
})
