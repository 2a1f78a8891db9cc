import { beforeEach, describe, expect, it } from 'vitest'
import { loadGameFace } from '../../../../src/renderer/games'
import type { CountStep } from '../../../../src/renderer/games/types'
import { countLine } from '../../../../src/renderer/stores/table/count'
import { playRandomGame } from '../../games/contract'
import { openStores } from '../fresh-stores'

beforeEach(() => openStores())

const NAMES = ['Ada', 'Ben', 'Cleo']

async function said(game: string, words: CountStep['words'], seat: string, me: number | null) {
  const face = await loadGameFace(game)
  const { sentence, name } = countLine(face, { words, seat, faces: [], points: 1 }, NAMES, me)
  return `${sentence} ${name}`
}

describe('a step of the count', () => {
  it('speaks to the one person at this screen', async () => {
    const words = { key: 'count.book', params: { who: 'seat:A', colour: 'red' } }
    expect(await said('boston-books', words, 'A', 0)).toBe('Your red book. You')
    expect(await said('boston-books', words, 'A', 1)).toBe('The red book of Ada. Ada')
    const tricks = { key: 'count.tricks', params: { who: 'seat:B', n: 2 } }
    expect(await said('new-york-whist', tricks, 'B', 1)).toBe('You took 2 tricks. You')
    const pair = { key: 'count.pair.won', params: { who: 'seat:A', n: 1, governs: 9 } }
    expect(await said('pittsburgh-draw', pair, 'A', 0)).toBe('You win with a pair (1), governed by the 9. You')
  })

  it('names everybody where several share the screen, or nobody plays here', async () => {
    const pair = { key: 'count.pair.lost', params: { who: 'seat:A', n: 1, governs: 9 } }
    expect(await said('pittsburgh-draw', pair, 'A', null)).toBe('Ada: a pair (1), governed by the 9. Ada')
  })

  it.each([
    'boston-books',
    'new-york-whist',
    'pittsburgh-draw',
    'chicago-casino',
    'color-casino',
    'cassino-21',
    'colorow',
  ])('of one’s own never has one’s own name in it: %s', async (id) => {
    const face = await loadGameFace(id)
    let steps = 0
    playRandomGame(id, { name: 'count', seats: 2, plies: 400 }, `count ${id}`, (moment) => {
      const seen = moment.seen(0)
      for (const step of face.count?.(seen) ?? []) {
        const { sentence, name } = countLine(face, step, NAMES, 0)
        if (step.seat === 'A') expect(`${sentence} ${name}`).not.toContain('Ada')
        else expect(name).toBe('Ben')
        steps += 1
      }
    })
    expect(steps).toBeGreaterThan(0)
  })
})
