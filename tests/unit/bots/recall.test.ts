import { describe, expect, it } from 'vitest'
import { think } from '../../../src/bots'
import { PlayoutResult } from '../../../src/bots/search/reward'
import { gameById } from '../../../src/rules/catalogue'
import { defaults, letterOf } from '../../../src/rules/kit'
import { createTable } from '../../../src/session'
import type { ThinkRequest } from '../../../src/ports/thinker'
import { documentOf, parlorHere } from '../cli/run'

const game = gameById('boston-books')

/** Plays a whole game of one deal with bots of level 3. Returns the requests that the bots got. */
async function playedByBots(): Promise<ThinkRequest[]> {
  const asked: ThinkRequest[] = []
  const chairs = ['A', 'B', 'C'].map((name) => ({ kind: 'bot', name, level: 3 }) as const)
  const options = { ...defaults(game.info), target: 0 }
  const table = createTable(
    { game: 'boston-books', options, chairs, seed: 'recall' },
    {
      game,
      journal: { append: () => Promise.resolve() },
      thinker: { think: (request) => (asked.push(request), Promise.resolve(think(game, request))) },
      now: () => 0,
    },
  )
  await table.run()
  return asked
}

describe('what bots are told of the game so far', () => {
  it('begins with the deal, grows, and holds nothing that their seat may not know', async () => {
    const asked = await playedByBots()
    expect(asked.length).toBeGreaterThan(20)
    for (const { seat, recall, seen } of asked) {
      const told = recall as readonly { type: string; seat?: number; card?: string | null; hit?: boolean }[]
      const [dealt] = told as readonly unknown[] as { type: string; hands: unknown[] }[]
      expect(dealt?.hands.filter(Array.isArray)).toEqual([dealt?.hands[seat]])
      const calls = told.filter(({ type }) => type === 'asked')
      const { last } = seen.state as { last: { seat: string; card: string } | null }
      expect(calls.at(-1)?.card).toBe(last?.card)
      for (const drawn of told.filter(({ type }) => type === 'drawn')) {
        expect(drawn.card === null).toBe(drawn.seat !== seat && !drawn.hit)
      }
    }
    const own = asked.filter(({ seat }) => seat === 0).map(({ recall }) => recall?.length ?? 0)
    expect(own).toEqual([...own].sort((a, b) => a - b))
  })

  it('reaches a hint of the command line: a holder who was named two calls ago', async () => {
    const dealt = '1 2 3 8 9 10 15 16 17 22 23 24 29 30 31 36 37 38 43 44 45'.split(' ')
    const stock = Array.from({ length: 49 }, (_, i) => String(49 - i)).filter((card) => !dealt.includes(card))
    const record = {
      format: 'parlor-record/1',
      game: 'boston-books',
      options: {},
      seats: ['A', 'B', 'C'],
      chance: { tape: [...dealt, ...stock] },
      moves: ['A ask B 3', 'B ask C 3', 'B ask A 4', 'C ask A 11'],
    }
    const ran = await parlorHere(['hint', '-'], JSON.stringify(record))
    expect(documentOf(ran)).toMatchObject({ move: `${letterOf(0)} ask B 3` })
  })
})

describe('the verdict on a game of partners', () => {
  const plan = { pointShare: 0.5, scale: 10 }
  const scores = [30, 20, 30, 20]

  it('gives each of the winning side the whole win and the lead over the other side', () => {
    const verdict = new PlayoutResult(4, plan, [0, 1, 0, 1])
    verdict.from(scores, (from, into) => into.set(from))
    expect([...verdict.shares]).toEqual([1, 0, 1, 0])
    expect([...verdict.rewards]).toEqual([0.875, 0.125, 0.875, 0.125])
    verdict.fromOutcome({ over: true, scores, winners: [0, 2], reason: null })
    expect([...verdict.shares]).toEqual([1, 0, 1, 0])
  })

  it('takes seats of the same score for rivals where there are no sides', () => {
    const verdict = new PlayoutResult(4, plan)
    verdict.from(scores, (from, into) => into.set(from))
    expect([...verdict.shares]).toEqual([0.5, 0, 0.5, 0])
    expect(verdict.rewards[0]).toBe(0.5)
  })
})
