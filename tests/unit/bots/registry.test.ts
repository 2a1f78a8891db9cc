import { expect, test } from 'vitest'
import { botFor } from '../../../src/bots/all-bots'
import { loadBot } from '../../../src/bots/registry'
import { games } from '../../../src/rules/catalogue'
import { highest } from '../conformance/template'

test.each(games.map((game) => [game.info.id, game] as const))(
  '%s: its bot is made for the rules of the catalogue, and knows or solves the game',
  async (id, game) => {
    const bot = await loadBot(id)
    expect(bot.game).toBe(game)
    expect([bot.knowledge, bot.solver].filter((it) => it !== null)).toHaveLength(1)
    expect(botFor(game)).toBe(bot)
  },
)

test('nobody plays a game that is in no box', async () => {
  expect(await loadBot('ludo')).toBeNull()
  expect(await loadBot('toString')).toBeNull()
})

test('a game that is not of the house is searched plainly', () => {
  expect(botFor(highest)).toEqual({ game: highest, knowledge: null, solver: null })
})
