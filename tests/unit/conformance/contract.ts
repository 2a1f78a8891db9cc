import { describe, it } from 'vitest'
import type { AnyGame } from '../../../src/rules/kit'
import { notationChecks } from './notation'
import { playChecks } from './play'
import { recordsChecks } from './records'
import { viewsChecks } from './views'

const checks = Object.entries({ ...playChecks, ...notationChecks, ...recordsChecks, ...viewsChecks })

/** Makes a test of every rule of the contract for every one of these games. */
export function holdsFor(games: readonly AnyGame[]): void {
  describe.each(games.map((game) => [game.info.id, game] as const))('%s', (_id, game) => {
    it.each(checks)('%s', (_sentence, check) => {
      check(game)
    })
  })
}
