import { expect, test } from 'vitest'
import { playerOf } from '../../../src/bots/players'
import { bringPlayer } from '../../../src/bots/worker/late'
import { games } from '../../../src/rules/catalogue'

test.each(games.map((game) => [game.info.id, game] as const))(
  '%s: the page brings in the same rules, knowledge and solver that the command line has at hand',
  async (id, game) => {
    expect(await bringPlayer(id)).toEqual(playerOf(game))
  },
)

test('nobody plays a game that is in no box', async () => {
  expect(await bringPlayer('ludo')).toBeNull()
  expect(await bringPlayer('toString')).toBeNull()
})
