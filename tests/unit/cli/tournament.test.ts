import { describe, expect, test } from 'vitest'
import { estimate, contendersOf, pairingsOf } from '../../../build/tournament/table'
import { runCount } from '../../scale'
import { parlor } from './run'

const GAMES = String(runCount(20, 6))

describe('a tournament', () => {
  test('prints a table in which every interval holds its mean, and the same again with other threads', async () => {
    const ask = ['tournament', 'forty-nine', '--levels', '1,2,random', '--games', GAMES]
    const [ran, again] = [await parlor([...ask, '--jobs', '2']), await parlor([...ask, '--jobs', '1'])]
    expect([ran.status, ran.err]).toEqual([0, ''])
    const rows = tableOf(ran.out)
    expect(rows.map(([first, others]) => [first, others])).toEqual([
      ['1', 'random'],
      ['2', 'random'],
      ['2', '1'],
    ])
    for (const [, , games, share, interval] of rows) {
      expect(games).toBe(GAMES)
      const [low, high] = interval!.replace(' %', '').split('–').map(Number)
      expect(parseFloat(share!)).toBeGreaterThanOrEqual(low!)
      expect(parseFloat(share!)).toBeLessThanOrEqual(high!)
    }
    expect(tableOf(again.out).map((row) => row.slice(0, 6))).toEqual(rows.map((row) => row.slice(0, 6)))
  })

  test('pairs everybody with the random player, neighbours, and the ends of the ladder', () => {
    expect(contendersOf('1,2,6')).toBeNull()
    expect(pairingsOf(contendersOf('3,1,random,5')!)).toEqual([
      { first: 1, second: 'random' },
      { first: 3, second: 'random' },
      { first: 5, second: 'random' },
      { first: 3, second: 1 },
      { first: 5, second: 3 },
      { first: 5, second: 1 },
    ])
  })

  test('takes the games of one deal as one sample', () => {
    const deal = (share: number) => ({ share, lead: 2, ms: 6, thoughts: 3, longest: 4 })
    const found = estimate([deal(1), deal(0.5), deal(0.5), deal(0)])
    expect(found).toMatchObject({ share: 0.5, lead: 2, msPerMove: 2, longest: 4 })
    // The standard deviation is √(1/6); its error over four deals is half of it, times 1.96.
    expect(found.halfWidth).toBeCloseTo(0.4001, 3)
  })
})

function tableOf(out: string): string[][] {
  const [, , ...rows] = out.trimEnd().split('\n')
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}
