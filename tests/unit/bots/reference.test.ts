import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { botFor } from '../../../src/bots/all-bots'
import { gameById } from '../../../src/rules/catalogue'
import { defaults, LineOfPlay, viewTable, seatsIn, createSeedSource } from '../../../src/rules/kit'
import { limitsOf } from '../../bench/strength/limits'
import { playDeal, type Contender } from '../../bench/strength/mirrored'
import { randomPlayer, referencePlayer, type Reference, type SomeGame } from '../../bench/strength/players'
import { playStrength, type StrengthOptions } from '../../bench/strength/run'
import { createOmniscientLevel, createOmniscientUct } from '../../bench/strength/omniscient-players'
import { standingOf } from '../../bench/strength/standing'
import { nameOf, TARGETS } from '../../bench/strength/targets'
import { withEffort } from '../../effort'

const folder = mkdtempSync(join(tmpdir(), 'parlor-reference-'))
const at = (name: string): string => join(folder, name)
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Returns the share of wins, 0 to 1, of a reference player against a random player. */
function share(id: string, reference: Reference, deals: number): number {
  const game = gameById(id)! as unknown as SomeGame
  const table = { game, options: defaults(game.info), seats: 2, sides: 2 }
  const players = [referencePlayer(game, reference), randomPlayer(game, 'anybody')] as const
  const won = Array.from({ length: deals }, (_, i) => playDeal(table, players, `anybody ${String(i)}`).share)
  return won.reduce((sum, one) => sum + one, 0) / deals
}

describe('the reference players', () => {
  it('beat chance by search alone', () => {
    expect(share('new-york-whist', { kind: 'ismcts', iterations: 20, goal: 'win' }, 3)).toBeGreaterThan(0.7)
    expect(share('nebraska-checkers', { kind: 'ismcts', iterations: 20, goal: 'win' }, 1)).toBe(1)
  })

  it('have a target each, and a name for each target', () => {
    const names = TARGETS.map(nameOf)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(TARGETS.map(({ game }) => game)).size).toBe(9)
  })
})

describe('players that cheat', () => {
  const game = gameById('chicago-casino') as unknown as SomeGame
  const table = { game, options: defaults(game.info), seats: 2, sides: 2 }
  const budget = { iterations: 100, goal: 'deal' } as const
  const line = new LineOfPlay(game, table.options, 2, createSeedSource('seers'))
  line.settleChance()
  const { state } = line
  const [seat] = seatsIn(game.requiredSeats(state))
  const asked = { seen: viewTable(game, state, seat!), recall: [], seat: seat!, seed: 'seers', isFree: false }

  it('leave the table as it is and act only when waited for', () => {
    const before = game.dump(state)
    for (const sight of ['all', 'hands'] as const) {
      const seer = createOmniscientUct(game, budget, sight)
      expect(game.read(state, seat!, seer.answer(asked, game.clone(state))!).ok).toBe(true)
      expect(seer.answer({ ...asked, isFree: true }, game.clone(state))).toBe(null)
    }
    expect(game.dump(state)).toEqual(before)
  })

  it('win more with the cards seen than the same search that imagines them', () => {
    const reference = referencePlayer(game, { kind: 'ismcts', ...budget })
    const seer: Contender = createOmniscientUct(game, budget)
    const won = Array.from({ length: 3 }, (_, i) => playDeal(table, [seer, reference], `seers ${String(i)}`).lead)
    expect(won.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0)
  })

  it('imagine the cards as they lie, though nobody told them', () => {
    const bot = withEffort(botFor(gameById('chicago-casino')), 0.001)
    const told: unknown[] = []
    const cheat = { ...bot, game: { ...bot.game, determinize: () => told.push(null) } } as unknown as typeof bot
    expect(game.read(state, seat!, createOmniscientLevel(cheat).answer(asked, game.clone(state))!).ok).toBe(true)
    expect(told).toEqual([])
  })

  it('stand beside level 5 in the table of limits', () => {
    const target = TARGETS.find((one) => nameOf(one) === 'chicago-casino, equal time')!
    const lines = limitsOf(target, 1, 0.0005)
    expect(lines.map(([name]) => name.split(': ')[1])).toEqual([
      'level 5',
      'level 5, all cards seen',
      'UCT, all cards seen',
      'UCT, hands seen',
    ])
    for (const [, line] of lines) expect(line['pairs']).toBe('1')
  })
})

describe('a match against a reference', () => {
  const target = { least: 0.65, floor: 0.65 }
  const pairs = (won: number, lost: number): number[] => [
    ...new Array<number>(won).fill(1),
    ...new Array<number>(lost).fill(0),
  ]

  it('is decided when its interval is clear of the target, and not by a few pairs', () => {
    expect(standingOf(target, pairs(10, 0)).verdict).toBe('open')
    expect(standingOf(target, pairs(45, 5)).verdict).toBe('kept')
    expect(standingOf(target, pairs(15, 35)).verdict).toBe('NOT kept')
    expect(standingOf(target, pairs(33, 17)).verdict).toBe('open')
    expect(standingOf({ least: 0.5, floor: 0.45 }, pairs(300, 280)).verdict).toBe('kept')
    const { share: mean, half } = standingOf(target, pairs(50, 50))
    expect(mean).toBe(0.5)
    expect(half).toBeCloseTo(1.96 * 0.5 * Math.sqrt(1 / 99), 6)
  })

  it('ends no sooner than asked', () => {
    const run = { ...asked, pairs: 21, part: at('fewest.part') }
    playStrength('strength', 'boston-books, equal', { ...run, shard: { index: 1, of: 21 } })
    const [head, won] = readFileSync(run.part, 'utf8').split('\n')
    const again = Array.from({ length: 20 }, (_, i) => won!.replace('"at":0', `"at":${String(i)}`))
    const pairsWith = (fewest: number): number => {
      writeFileSync(run.part, [head, ...again, ''].join('\n'))
      return playStrength('strength', 'boston-books, equal', { ...run, fewest })[0]!.standing.pairs
    }
    expect([pairsWith(20), pairsWith(21)]).toEqual([20, 21])
  })

  const name = 'forty-nine, equal'
  const asked: StrengthOptions = { pairs: 2, fewest: 2, effort: 0.0005, shard: undefined, part: undefined, merge: [] }
  const shard = (index: number): StrengthOptions => ({
    ...asked,
    shard: { index, of: 2 },
    part: at(`${String(index)}.part`),
  })

  it('is played in shards as it is in one, and goes on where a shard was killed', () => {
    const [whole] = playStrength('strength', name, asked)
    expect([playStrength('strength', name, shard(1)), playStrength('strength', name, shard(2))]).toEqual([[], []])
    const lines = readFileSync(at('1.part'), 'utf8').split('\n')
    truncateSync(at('1.part'), lines[0]!.length + 10)
    playStrength('strength', name, shard(1))
    const merge = [at('2.part'), at('1.part'), at('2.part')]
    const [put] = playStrength('strength', name, { ...asked, merge })
    expect(put!.standing).toEqual(whole!.standing)
    expect(put!.deals.map(({ lead }) => lead)).toEqual(whole!.deals.map(({ lead }) => lead))
    expect(() => playStrength('strength', name, { ...asked, pairs: 3, merge })).toThrow('another run')
    const [gone] = playStrength('strength', name, { ...asked, part: at('1.part') })
    expect(gone!.standing).toEqual(whole!.standing)
    expect(() => playStrength('strength', 'no such game', asked)).toThrow('No target is called no such game.')
    writeFileSync(at('prose'), 'Dear diary,\nall is well.\n')
    expect(() => playStrength('strength', name, { ...asked, merge: [at('prose')] })).toThrow('holds no part')
  })
})
