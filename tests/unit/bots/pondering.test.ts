import { afterEach, describe, expect, it } from 'vitest'
import { fortyNineBot } from '../../../src/bots/heuristics/forty-nine'
import { serveRequests } from '../../../src/bots/worker/request-loop'
import { createWorkerThinker, DEFAULT_LIMITS, type WorkerThinker } from '../../../src/bots/worker/worker-thinker'
import type { WorkerMessage } from '../../../src/bots/worker/messages'
import type { CancelSignal } from '../../../src/async/cancellation'
import type { Level } from '../../../src/ports/journal'
import type { Thinker, ThinkRequest } from '../../../src/ports/thinker'
import { createSeededRng } from '../../../src/rules/kit'
import { withEffort } from '../../effort'
import { bot, person, playRandomMoves, seatToMove, setupOf, createTestTable } from '../session/help'
import { viewOf, tableAfter } from './tables'

function request(seed: string, level: Level = 5, purpose: ThinkRequest['purpose'] = 'turn'): ThinkRequest {
  const state = tableAfter(21, createSeededRng(seed))
  return { seen: viewOf(state, state.turn), seat: state.turn, level, seed, purpose }
}

/** Returns a request for a table with more than twelve legal plays, so that a search answers it. */
function hardRequest(seed: string): ThinkRequest {
  for (let i = 0; ; i++) {
    const state = tableAfter(21, createSeededRng(`${seed} ${String(i)}`))
    const plays: number[] = []
    if (fortyNineBot.game.moves(state, state.turn, plays) > 12) return request(`${seed} ${String(i)}`)
  }
}

const ticks = () => new Promise<void>((resolve) => setImmediate(resolve))
let thinkers: WorkerThinker[] = []
afterEach(() => {
  for (const thinker of thinkers) thinker.close()
  thinkers = []
})

/** Creates a thinker whose worker runs in this thread, and records the messages to the worker. */
function desk(effort: number) {
  const asks: WorkerMessage[] = []
  let workers = 0
  const cut = withEffort(fortyNineBot, effort)
  const thinker = createWorkerThinker({
    ...DEFAULT_LIMITS,
    capMs: Infinity,
    open(hear) {
      workers++
      const take = serveRequests(() => cut, { post: hear, yieldToMessages: ticks, now: () => performance.now() })
      queueMicrotask(() => {
        hear({ kind: 'ready' })
      })
      const post = (ask: WorkerMessage): void => {
        asks.push(ask)
        take(ask)
      }
      const end = () => {
        workers--
      }
      return { post, setBusy: () => undefined, end }
    },
    after: () => () => undefined,
  })
  thinkers.push(thinker)
  return { thinker, asks, questions: () => asks.filter(({ kind }) => kind === 'think').length, workers: () => workers }
}

/** Returns `answered`, or the name of the error if the promise is rejected. */
const brokenOff = (thought: Promise<unknown>): Promise<unknown> =>
  thought.then(
    () => 'answered',
    (fault: unknown) => (fault instanceof Error ? fault.name : fault),
  )

describe('a thought that was prepared', () => {
  it('is the one that would be made, and is made once', async () => {
    const [plain, pondering] = [desk(0.01), desk(0.01)]
    const asked = [0, 1, 2, 3].map((i) => hardRequest(`same ${String(i)}`))
    for (const one of asked) await pondering.thinker.ponder(one)
    expect(pondering.questions()).toBe(4)
    const answers = await Promise.all(asked.map((one) => pondering.thinker.think(one)))
    expect(pondering.questions()).toBe(4)
    const expected = await Promise.all(asked.map((one) => plain.thinker.think(one)))
    const text = ({ move, value, iterations }: (typeof answers)[0]) => [move, value, iterations]
    expect(answers.map(text)).toEqual(expected.map(text))
    await pondering.thinker.think(asked[0]!)
    expect(pondering.questions()).toBe(5)
  })

  it('is waited for where it is under way', async () => {
    const { thinker, questions } = desk(0.01)
    const asked = hardRequest('under way')
    const prepared = thinker.ponder(asked)
    const answer = await thinker.think(asked)
    expect(answer).toBe(await prepared)
    expect(questions()).toBe(1)
  })

  it('is not taken for another place, seat, level or luck', async () => {
    const { thinker, questions } = desk(0.01)
    const asked = hardRequest('exact')
    for (const other of [{ ...asked, seed: 'other' }, { ...asked, level: 4 as const }, hardRequest('elsewhere')]) {
      await thinker.ponder(asked)
      const before = questions()
      await thinker.think(other)
      expect(questions()).toBe(before + 1)
    }
  })
})

describe('preparing', () => {
  it('makes way at once for a turn, a hint and a close', async () => {
    for (const need of ['turn', 'hint', 'close'] as const) {
      const { thinker, asks, workers } = desk(1)
      await thinker.think(request('warm', 3))
      await ticks()
      const prepared = brokenOff(thinker.ponder(hardRequest('long')))
      await ticks()
      const begun = asks.length
      if (need === 'close') thinker.close()
      else {
        const thought = thinker.think(request('needed', 3, need))
        expect(asks.slice(begun).map(({ kind }) => kind)).toEqual(['cancel'])
        await expect(thought).resolves.toMatchObject({ iterations: 0 })
        expect(asks.slice(begun).map(({ kind }) => kind)).toEqual(['cancel', 'think'])
      }
      expect(await prepared).toBe('AbortError')
      expect(workers()).toBe(need === 'close' ? 0 : 1)
    }
  })

  it('makes way for what is prepared next, and ends when it is called off', async () => {
    const { thinker, workers } = desk(1)
    const listeners = new Set<() => void>()
    const signal: CancelSignal = {
      aborted: false,
      addEventListener: (_type, listener) => listeners.add(listener),
      removeEventListener: (_type, listener) => listeners.delete(listener),
    }
    const first = brokenOff(thinker.ponder(hardRequest('first')))
    const second = brokenOff(thinker.ponder(hardRequest('second'), signal))
    expect(await first).toBe('AbortError')
    for (const stop of [...listeners]) stop()
    expect(await second).toBe('AbortError')
    await expect(thinker.think(request('after', 3))).resolves.toMatchObject({ iterations: 0 })
    expect([listeners.size, workers()]).toEqual([0, 1])
  })

  it('leaves a question that waits for it to its own signal', async () => {
    const { thinker, workers } = desk(1)
    const asked = hardRequest('joined')
    const prepared = brokenOff(thinker.ponder(asked))
    const abort = new AbortController()
    const thought = brokenOff(thinker.think(asked, abort.signal))
    abort.abort()
    expect([await thought, await prepared]).toEqual(['AbortError', 'AbortError'])
    await expect(thinker.think(request('after', 3))).resolves.toMatchObject({ iterations: 0 })
    expect(workers()).toBe(1)
  })
})

describe('a table whose bots ponder', () => {
  /**
   * Plays up to 30 turns of a person against level 5. The person waits `breaths(ply)` times for other tasks before each
   * move. Returns the moves, and how many thoughts needed no further question.
   */
  async function played(ponders: boolean, breaths: (ply: number) => number) {
    const { thinker, questions, workers } = desk(0.005)
    let hits = 0
    const counted: Thinker = {
      async think(asked, signal) {
        const before = questions()
        const thought = await thinker.think(asked, signal)
        if (questions() === before) hits++
        return thought
      },
      ...(ponders && { ponder: thinker.ponder }),
    }
    const { table, reports } = createTestTable(setupOf([person('Ann'), bot(5)], { seed: 'a pondering table' }), counted)
    const rng = createSeededRng('Ann')
    await table.run()
    for (let ply = 0; ply < 30 && !table.over; ply++) {
      for (let i = breaths(ply); i > 0; i--) await ticks()
      const seat = seatToMove(table)
      const choice = table.moves(seat)
      await table.play(seat, choice[rng.below(choice.length)]!)
      await table.run()
    }
    table.close()
    expect([reports, workers()]).toEqual([[], 1])
    return { moves: table.record().moves, hits }
  }

  it('plays the same moves as without, however long people think', async () => {
    const plain = await played(false, () => 0)
    const hasty = await played(true, (ply) => ply % 4)
    const patient = await played(true, () => 400)
    expect(hasty.moves).toEqual(plain.moves)
    expect(patient.moves).toEqual(plain.moves)
    expect(plain.hits).toBe(0)
    expect(patient.hits).toBeGreaterThan(3)
  })

  it('prepares nothing where bots take no time, or people or bots play among themselves', async () => {
    for (const chairs of [
      [person('Ann'), bot(3)],
      [person('Ann'), person('Bob')],
      [bot(5), bot(5)],
    ]) {
      const pondered: ThinkRequest[] = []
      const { thinker } = desk(0.001)
      const { table } = createTestTable(setupOf(chairs), {
        think: (asked, signal) => thinker.think(asked, signal),
        ponder: (asked, signal) => {
          pondered.push(asked)
          return thinker.ponder(asked, signal)
        },
      })
      await playRandomMoves(table, 4)
      table.close()
      expect(pondered).toEqual([])
    }
  })
})
