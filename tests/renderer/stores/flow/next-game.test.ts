import { describe, expect, it } from 'vitest'
import { boxOfGame, descriptionOf, isForOne, shelfBoxes } from '../../../../src/renderer/games/catalogue'
import { nextOpponent, puzzleAfter, withStrongerBots } from '../../../../src/renderer/stores/flow/next-game'

describe('what follows a game', () => {
  it('leads through every puzzle of a box and back to the first', () => {
    for (const { id, games } of shelfBoxes()) {
      const puzzles = games.filter(isForOne).map((info) => info.id)
      if (puzzles.length < 2) continue
      const met = [puzzles[0]!]
      for (let i = 0; i < puzzles.length; i++) met.push(puzzleAfter(met.at(-1)!)!)
      expect(met).toEqual([...puzzles, puzzles[0]])
      for (const game of met) expect([boxOfGame(game), descriptionOf(game).seats.max]).toEqual([id, 1])
    }
  })

  it('raises every bot above the weakest, up to the highest level: an opponent makes way for the next one', () => {
    const ada = { kind: 'person', name: 'Ada' } as const
    const bot = (name: string, level: 1 | 2 | 3 | 4 | 5) => ({ kind: 'bot', name, level }) as const
    expect(withStrongerBots([ada, bot('Walter', 3), bot('Hugo', 5)])).toEqual({
      level: 4,
      chairs: [ada, bot('Opal', 4), bot('Hugo', 5)],
    })
    expect(withStrongerBots([ada, bot('Hugo', 3)])).toEqual({ level: 4, chairs: [ada, bot('Hugo', 4)] })
    expect(withStrongerBots([ada, bot('Walter', 3), bot('Opal', 4)])?.chairs[1]).toMatchObject({ level: 4 })
    expect(withStrongerBots([ada, bot('Walter', 5)])).toBeNull()
    expect(withStrongerBots([ada, { kind: 'person', name: 'Bea' }])).toBeNull()
  })

  it('names the one bot who takes the place of another, and nobody if a bot stays or several play', () => {
    const ada = { kind: 'person', name: 'Ada' } as const
    const bot = (name: string, level: 1 | 2 | 3 | 4 | 5) => ({ kind: 'bot', name, level }) as const
    const named = (...chairs: Parameters<typeof withStrongerBots>[0]) =>
      nextOpponent(chairs, withStrongerBots(chairs)?.chairs ?? [])
    expect(named(ada, bot('Floyd', 1))).toBe('Edith')
    expect(named(ada, bot('Walter', 3))).toBe('Opal')
    expect(named(ada, bot('Hugo', 3))).toBeNull()
    expect(named(ada, bot('Walter', 3), bot('Hugo', 3))).toBeNull()
    expect(named(ada, { kind: 'person', name: 'Bea' })).toBeNull()
  })
})
