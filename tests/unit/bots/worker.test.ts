import { afterEach, describe, expect, it } from 'vitest'
import { think } from '../../../src/bots'
import { playerOf } from '../../../src/bots/players'
import { thinkerOver, type WorkerThinker } from '../../../src/bots/worker/client'
import { openDesk } from '../../../src/bots/worker/desk'
import type { Answer, Ask } from '../../../src/bots/worker/messages'
import { createNodeThinker } from '../../../src/bots/worker/node'
import { gameById } from '../../../src/rules/catalogue'
import type { CancelSignal, ThinkRequest } from '../../../src/table/types'
import { seededRng, seenBy, tableAfter } from './tables'

const game = gameById('forty-nine')!

function request(level: 3 | 4 | 5, seed = 'w'): ThinkRequest {
  const state = tableAfter(21, seededRng(seed))
  return { seen: seenBy(state, state.turn), seat: state.turn, level, seed }
}

/** A question that takes level 5 all its iterations. */
function hardRequest(): ThinkRequest {
  for (let i = 0; ; i++) {
    const hard = request(5, `hard ${i}`)
    if (think(game, hard).iterations > 300) return hard
  }
}

describe('a thinker in a worker thread', () => {
  let thinker: WorkerThinker
  afterEach(() => thinker.close())

  it('answers as thinking in place does, one question after the other', async () => {
    thinker = createNodeThinker()
    const asked = [hardRequest(), request(3), request(4)]
    const thoughts = await Promise.all(asked.map((one) => thinker.think(one)))
    const expected = asked.map((one) => think(game, one))
    expect(thoughts.map(({ move, iterations }) => ({ move, iterations }))).toEqual(
      expected.map(({ move, iterations }) => ({ move, iterations })),
    )
  })

  it('rejects what cannot be thought, and goes on', async () => {
    thinker = createNodeThinker()
    const bad = { ...request(3), seen: { ...request(3).seen, game: 'no-such-game' } }
    await expect(thinker.think(bad)).rejects.toThrow('no game is called no-such-game')
    await expect(thinker.think(request(3))).resolves.toMatchObject({ iterations: 0 })
  })

  it('rejects when it is closed', async () => {
    thinker = createNodeThinker()
    const thought = thinker.think(request(5))
    thinker.close()
    await expect(thought).rejects.toThrow('cancelled')
  })

  it('cancels at once and is free for the next question', async () => {
    thinker = createNodeThinker()
    const abort = new AbortController()
    const thought = thinker.think(request(5), abort.signal)
    abort.abort()
    await expect(thought).rejects.toMatchObject({ name: 'AbortError' })
    await expect(thinker.think(request(3), abort.signal)).rejects.toMatchObject({ name: 'AbortError' })
    await expect(thinker.think(request(3))).resolves.toMatchObject({ iterations: 0 })
  })
})

/** A worker's two ends without a thread: what the client posts arrives when the test says so. */
function wire() {
  const posted: Ask[] = []
  const opened: { hear: (answer: Answer) => void; lost: (reason: string) => void }[] = []
  const busy: boolean[] = []
  const thinker = thinkerOver((hear, lost) => {
    opened.push({ hear, lost })
    return { post: (ask) => posted.push(ask), busy: (waiting) => busy.push(waiting), end: () => undefined }
  })
  return { thinker, posted, opened, busy }
}

describe('the client of a worker', () => {
  it('rejects what was asked when the worker dies, and starts another for the next question', async () => {
    const { thinker, posted, opened } = wire()
    const first = thinker.think(request(3))
    opened[0]!.lost('out of memory')
    await expect(first).rejects.toThrow('out of memory')
    const second = thinker.think(request(3))
    expect(opened).toHaveLength(2)
    const thought = { move: 'draw', value: null, iterations: 0, ms: 1 }
    opened[1]!.hear({ kind: 'thought', id: posted[1]!.id, thought })
    await expect(second).resolves.toEqual(thought)
  })

  it('lets an idle worker keep no process alive, and forgets the signals of answered questions', async () => {
    const { thinker, posted, opened, busy } = wire()
    const listeners = new Set<() => void>()
    const signal: CancelSignal = {
      aborted: false,
      addEventListener: (_type, listener) => listeners.add(listener),
      removeEventListener: (_type, listener) => listeners.delete(listener),
    }
    const thought = thinker.think(request(3), signal)
    expect(listeners.size).toBe(1)
    opened[0]!.hear({
      kind: 'thought',
      id: posted[0]!.id,
      thought: { move: 'draw', value: null, iterations: 0, ms: 1 },
    })
    await thought
    expect(listeners.size).toBe(0)
    expect(busy).toEqual([true, false])
  })
})

describe('the desk in a worker', () => {
  it('hears a cancel within a stretch of 20 ms and answers the next question', async () => {
    const answers: Answer[] = []
    let clock = 0
    let breaths = 0
    const done = new Promise<void>((resolve) => {
      const take = openDesk(() => playerOf(game), {
        post: (answer) => {
          answers.push(answer)
          resolve()
        },
        breathe: () => {
          if (++breaths === 1) take({ kind: 'cancel', id: 1 })
          return Promise.resolve()
        },
        // Every look at the clock costs a millisecond, so a stretch is over after a few looks.
        now: () => clock++,
      })
      take({ kind: 'think', id: 1, request: hardRequest() })
      take({ kind: 'think', id: 2, request: request(3) })
    })
    await done
    expect(breaths).toBe(1)
    expect(clock).toBeLessThan(40)
    expect(answers.map((answer) => answer.id)).toEqual([2])
  })

  it('answers with the best so far when time is up', async () => {
    let clock = 0
    const answer = await new Promise<Answer>((post) => {
      const take = openDesk(() => playerOf(game), { post, breathe: () => Promise.resolve(), now: () => (clock += 200) })
      take({ kind: 'think', id: 1, request: hardRequest() })
    })
    const thought = answer.kind === 'thought' ? answer.thought : null
    expect(thought?.iterations).toBeLessThan(100)
    expect(thought?.iterations).toBeGreaterThan(0)
    expect(thought?.ms).toBeLessThanOrEqual(2000)
    expect(thought?.move).toMatch(/./)
  })
})
