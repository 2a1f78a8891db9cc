import { expect, test } from 'vitest'
import { games } from '../../../src/rules/catalogue'
import { createSeededRng, defaults, ONLOOKER, viewTable } from '../../../src/rules/kit'

test.each(games.map((game) => [game.info.id, game] as const))(
  '%s: a view before the deal leads to a table that looks the same',
  (_id, game) => {
    const { min, max } = game.info.seats
    for (const seats of new Set([min, max])) {
      const state = game.start(defaults(game.info), seats)
      for (let eye = ONLOOKER; eye < seats; eye++) {
        const seen = viewTable(game, state, eye)
        expect(viewTable(game, game.determinize(seen, createSeededRng('deal')), eye)).toEqual(seen)
      }
    }
  },
)
