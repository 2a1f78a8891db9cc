import { afterEach, describe, expect, it } from 'vitest'
import { createNodeThinker, workerCountFor, type NodeThinkerOptions } from '../../../src/node/bots/thinker-threads'
import { startSourceWorker } from '../../../src/node/threads/source-worker'
import {
  createWorkerThinker,
  DEFAULT_LIMITS,
  type WorkerLimits,
  type WorkerThinker,
} from '../../../src/bots/worker/worker-thinker'
import type { Answer, WorkerMessage } from '../../../src/bots/worker/messages'
import type { Level } from '../../../src/ports/journal'
import { gameById } from '../../../src/rules/catalogue'
import { defaults } from '../../../src/rules/kit'
import { createTable } from '../../../src/session'
import type { Thought, ThinkRequest } from '../../../src/ports/thinker'
import type { CancelSignal } from '../../../src/async/cancellation'
import { createSeededRng, viewOf, tableAfter } from './tables'

function request(level: Level, wish: Partial<ThinkRequest> = {}): ThinkRequest {
  const state = tableAfter(21, createSeededRng('pool'))
  return { seen: viewOf(state, state.turn), seat: state.turn, level, seed: 'pool', ...wish }
}

const HANGS = 1
const DIES = 2

describe('worker threads', () => {
  let thinker: WorkerThinker
  afterEach(() => thinker.close())

  /**
   * Creates a thinker with real threads, in which the bot of level {@link HANGS} hangs and that of level {@link DIES}
   * ends its thread.
   */
  function faulty(wish: NodeThinkerOptions): WorkerThinker {
    const start = () => startSourceWorker(new URL('./faulty-worker.ts', import.meta.url))
    return (thinker = createNodeThinker({ maxWorkers: 1, ...wish, start }))
  }

  it('are one fewer than the cores, at least one and at most four', () => {
    thinker = faulty({})
    expect([1, 2, 3, 5, 64].map(workerCountFor)).toEqual([1, 1, 2, 4, 4])
  })

  it('are replaced when one hangs: its question is rejected, the next one answered', async () => {
    faulty({ capMs: 100, marginMs: 400 })
    const hung = thinker.think(request(HANGS))
    const next = thinker.think(request(3))
    await expect(hung).rejects.toThrow('it did not answer in time')
    await expect(next).resolves.toMatchObject({ iterations: 0 })
  })

  it('are replaced when one dies: its question is rejected, the next one answered', async () => {
    faulty({})
    const lost = thinker.think(request(DIES))
    const next = thinker.think(request(3))
    await expect(lost).rejects.toThrow('exit code 3')
    await expect(next).resolves.toMatchObject({ iterations: 0 })
  })

  it('answer other tables while one hangs', async () => {
    faulty({ maxWorkers: 2, marginMs: 600_000 })
    let isOver = false
    const hung = thinker.think(request(HANGS)).finally(() => (isOver = true))
    await expect(thinker.think(request(3))).resolves.toMatchObject({ iterations: 0 })
    expect(isOver).toBe(false)
    thinker.close()
    await expect(hung).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('are replaced when one hangs in a question that was called off', async () => {
    faulty({ marginMs: 400 })
    // The worker is started first, so that it has the question by the time the question is called off.
    await thinker.think(request(3))
    const abort = new AbortController()
    const hung = thinker.think(request(HANGS), abort.signal)
    const next = thinker.think(request(3))
    abort.abort()
    await expect(hung).rejects.toMatchObject({ name: 'AbortError' })
    await expect(next).resolves.toMatchObject({ iterations: 0 })
  })

  it('that hang leave a table with a simple move and a word about it', async () => {
    const game = gameById('forty-nine')
    const faults: unknown[] = []
    const table = createTable(
      {
        game: game.info.id,
        options: defaults(game.info),
        chairs: [
          { kind: 'bot', name: 'Hangs', level: HANGS },
          { kind: 'person', name: 'Ann' },
        ],
        seed: 'a table whose bot hangs',
      },
      {
        game,
        journal: { append: () => undefined },
        thinker: faulty({ capMs: 100, marginMs: 400 }),
        now: () => 0,
        report: (fault) => faults.push(fault),
      },
    )
    await table.run()
    expect(faults.map(String).join()).toContain('it did not answer in time')
    expect(table.steps.map(({ seat }) => seat)).toContain(0)
    expect(table.awaitedSeats).toEqual([1])
    table.close()
  })

  it('think about turns before hints', async () => {
    thinker = createNodeThinker({ maxWorkers: 1 })
    const answered: string[] = []
    const ask = (name: string, purpose: 'turn' | 'hint') =>
      thinker.think(request(3, { purpose })).then(() => answered.push(name))
    await Promise.all([
      ask('hint', 'hint'),
      ask('turn', 'turn'),
      ask('second hint', 'hint'),
      ask('second turn', 'turn'),
    ])
    expect(answered).toEqual(['turn', 'second turn', 'hint', 'second hint'])
  })

  it('take no more than may wait; a turn takes the place of the hint that came last', async () => {
    thinker = createNodeThinker({ maxWorkers: 1, maxWaiting: 2 })
    const hints = [0, 1].map(() => thinker.think(request(3, { purpose: 'hint' })))
    const turn = thinker.think(request(3, { purpose: 'turn' }))
    const late = thinker.think(request(3, { purpose: 'hint' }))
    await expect(hints[1]).rejects.toThrow('the bots have too much to do: 2 questions wait already')
    await expect(late).rejects.toThrow('too much to do')
    await expect(turn).resolves.toMatchObject({ iterations: 0 })
    await expect(hints[0]).resolves.toMatchObject({ iterations: 0 })
  })
})

/**
 * Creates a thinker whose workers have no threads. Messages to a worker are kept in its lists, and the test decides
 * what the worker says.
 */
function wire(limits: Partial<WorkerLimits>) {
  const workers: { asks: WorkerMessage[]; busy: boolean[]; say: (answer: Answer) => void }[] = []
  const thinker = createWorkerThinker({
    ...DEFAULT_LIMITS,
    ...limits,
    open(say) {
      const worker = { asks: [] as WorkerMessage[], busy: [] as boolean[], say }
      workers.push(worker)
      return { post: (ask) => worker.asks.push(ask), setBusy: (waits) => worker.busy.push(waits), end: () => undefined }
    },
    after: () => () => undefined,
  })
  const thought: Thought = { move: 'draw', value: null, iterations: 0, ms: 1 }
  const answer = (at: number) => {
    const { asks, say } = workers[at]!
    say({ kind: 'thought', id: asks.at(-1)!.id, thought })
  }
  return { thinker, workers, answer }
}

describe('the pool of workers', () => {
  it('starts a further worker only for a question that finds the others busy, and no more than it may', () => {
    const { thinker, workers, answer } = wire({ maxWorkers: 2 })
    void thinker.think(request(3))
    workers[0]!.say({ kind: 'ready' })
    answer(0)
    void thinker.think(request(3))
    expect(workers).toHaveLength(1)
    void thinker.think(request(3))
    void thinker.think(request(3))
    expect(workers).toHaveLength(2)
  })

  it('gives the questions of a table to the worker that knows it, where that is free', () => {
    const { thinker, workers, answer } = wire({ maxWorkers: 2 })
    for (const table of ['one', 'two']) void thinker.think(request(3, { table }))
    for (const worker of workers) worker.say({ kind: 'ready' })
    for (const at of [0, 1]) answer(at)
    void thinker.think(request(3, { table: 'two' }))
    expect(workers.map(({ asks }) => asks.length)).toEqual([1, 2])
    void thinker.think(request(3, { table: 'two' }))
    expect(workers.map(({ asks }) => asks.length)).toEqual([2, 2])
  })

  it('lets idle workers keep no process alive, and forgets the signals of answered questions', async () => {
    const { thinker, workers, answer } = wire({})
    const listeners = new Set<() => void>()
    const signal: CancelSignal = {
      aborted: false,
      addEventListener: (_type, listener) => listeners.add(listener),
      removeEventListener: (_type, listener) => listeners.delete(listener),
    }
    const thought = thinker.think(request(3), signal)
    expect(listeners.size).toBe(1)
    workers[0]!.say({ kind: 'ready' })
    expect(workers[0]!.busy.at(-1)).toBe(true)
    answer(0)
    await thought
    expect(listeners.size).toBe(0)
    expect(workers[0]!.busy.at(-1)).toBe(false)
  })
})
