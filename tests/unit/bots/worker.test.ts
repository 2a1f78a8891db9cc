import { afterEach, describe, expect, it } from 'vitest'
import { think } from '../../../src/bots'
import { nebraskaKnowledge } from '../../../src/bots/heuristics/nebraska-checkers'
import { createBotProfile, type BotProfile } from '../../../src/bots/bot-profile'
import { botFor } from '../../../src/bots/all-bots'
import type { WorkerThinker } from '../../../src/bots/worker/worker-thinker'
import { serveRequests } from '../../../src/bots/worker/request-loop'
import type { Answer } from '../../../src/bots/worker/messages'
import { createNodeThinker } from '../../../src/node/bots/thinker-threads'
import { gameById } from '../../../src/rules/catalogue'
import { nebraskaCheckers } from '../../../src/rules/forty-nine-outfit/nebraska-checkers'
import { defaults, viewTable } from '../../../src/rules/kit'
import type { Thought, ThinkRequest } from '../../../src/ports/thinker'
import { createSeededRng, viewOf, tableAfter } from './tables'

const game = gameById('forty-nine')

function request(level: 3 | 4 | 5, seed = 'w'): ThinkRequest {
  const state = tableAfter(21, createSeededRng(seed))
  return { seen: viewOf(state, state.turn), seat: state.turn, level, seed }
}

/** Returns a request for which level 4 needs more than 80 iterations. */
function hardRequest(): ThinkRequest {
  for (let i = 0; ; i++) {
    const hard = request(4, `hard ${i}`)
    if (think(game, hard).iterations > 80) return hard
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

describe('the desk in a worker', () => {
  it('hears a cancel within a stretch of 20 ms and answers the next question', async () => {
    const answers: Answer[] = []
    let clock = 0
    let breaths = 0
    const done = new Promise<void>((resolve) => {
      const take = serveRequests(() => botFor(game), {
        post: (answer) => {
          answers.push(answer)
          if (answer.kind === 'thought') resolve()
        },
        yieldToMessages: () => {
          if (++breaths === 1) take({ kind: 'cancel', id: 1 })
          return Promise.resolve()
        },
        // Every look at the clock takes a millisecond, so a stretch is over after a few looks.
        now: () => clock++,
      })
      take({ kind: 'think', id: 1, request: hardRequest(), capMs: 1400 })
      take({ kind: 'think', id: 2, request: request(3), capMs: 1400 })
    })
    await done
    expect(breaths).toBe(1)
    expect(clock).toBeLessThan(40)
    expect(answers.map((answer) => (answer.kind === 'ready' ? null : [answer.kind, answer.id]))).toEqual([
      ['begun', 1],
      ['cancelled', 1],
      ['begun', 2],
      ['thought', 2],
    ])
  })

  /** Returns the thought about a hard question, where every look at the clock takes 200 ms. */
  async function slowThought(capMs: number): Promise<Thought> {
    let clock = 0
    const answer = await new Promise<Answer>((resolve) => {
      const take = serveRequests(() => botFor(game), {
        post: (answer) => {
          if (answer.kind === 'thought' || answer.kind === 'failed') resolve(answer)
        },
        yieldToMessages: () => Promise.resolve(),
        now: () => (clock += 200),
      })
      take({ kind: 'think', id: 1, request: hardRequest(), capMs })
    })
    if (answer.kind !== 'thought') throw new Error('there was no thought')
    return answer.thought
  }

  it('answers with the best so far when time is up, and says so', async () => {
    const thought = await slowThought(1400)
    expect(thought.iterations).toBeLessThan(100)
    expect(thought.iterations).toBeGreaterThan(0)
    expect(thought.ms).toBeLessThanOrEqual(2000)
    expect(thought.move).toMatch(/./)
    expect(thought.capped).toBe(true)
  })

  it('thinks to the end where no cap is set, however slow the clock', async () => {
    const thought = await slowThought(Infinity)
    expect(thought).toEqual({ ...think(game, hardRequest()), ms: thought.ms })
    expect(thought.ms).toBeGreaterThan(1400)
  })

  /** Returns a bot that prepares `slices` slices before its first thought. */
  function preparing(slices: number): BotProfile {
    let left = slices
    return createBotProfile(nebraskaCheckers, {
      knowledge: {
        plan: (level, mind) => ({ ...nebraskaKnowledge.plan(level, mind), prepare: () => left-- > 0 }),
      },
    })
  }

  const opening: ThinkRequest = {
    seen: viewTable(nebraskaCheckers, nebraskaCheckers.start(defaults(nebraskaCheckers.info), 2), 0),
    seat: 0,
    level: 4,
    seed: 'opening',
  }

  it('starts the clock of a thought when what a process needs once is there', async () => {
    const answers: Answer[] = []
    let clock = 0
    await new Promise<void>((resolve) => {
      const bot = preparing(5000)
      const take = serveRequests(() => bot, {
        post: (answer) => {
          answers.push(answer)
          if (answer.kind === 'thought' && answer.id === 2) resolve()
        },
        yieldToMessages: () => Promise.resolve(),
        now: () => clock++,
      })
      for (const id of [1, 2]) take({ kind: 'think', id, request: opening, capMs: 400 })
    })
    const iterations = answers.flatMap((answer) => (answer.kind === 'thought' ? [answer.thought.iterations] : []))
    expect(iterations[0]).toBeGreaterThan(10_000)
    expect(iterations[1]).toBe(iterations[0])
  })

  it('hears a cancel while something is prepared', async () => {
    const answers: Answer[] = []
    let clock = 0
    await new Promise<void>((resolve) => {
      const bot = preparing(Infinity)
      const take = serveRequests(() => bot, {
        post: (answer) => {
          answers.push(answer)
          if (answer.kind === 'cancelled') resolve()
        },
        yieldToMessages: () => {
          take({ kind: 'cancel', id: 1 })
          return Promise.resolve()
        },
        now: () => clock++,
      })
      take({ kind: 'think', id: 1, request: opening, capMs: 1400 })
    })
    expect(clock).toBeLessThan(20)
    expect(answers.map(({ kind }) => kind)).toEqual(['begun', 'begun', 'cancelled'])
  })
})
