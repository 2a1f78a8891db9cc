import { describe, it } from 'vitest'
import type { AnyGame } from '../../../src/rules/kit'
import { notationChecks, notationLaws } from './notation'
import { playChecks, playLaws } from './play'
import { recordsChecks, recordsLaws } from './records'
import { versionsLaws } from './versions'
import { undoLaws } from './undo'
import { viewsLaws } from './views'
import { checksOf } from './visit'
import { everyOther } from '../../scale'

/**
 * Checks of all rules of the contract, each by the sentence that states its rule. A check throws if a game breaks the
 * rule.
 */
export const checks = Object.entries({
  ...playChecks,
  ...notationChecks,
  ...recordsChecks,
  ...checksOf({ ...playLaws, ...notationLaws, ...recordsLaws, ...versionsLaws, ...viewsLaws, ...undoLaws }),
})

/** Makes a test of each rule of the contract for each of these games. */
export function testContract(games: readonly AnyGame[]): void {
  describe.each(everyOther(games.map((game) => [game.info.id, game] as const)))('%s', (_id, game) => {
    it.each(checks)('%s', (_sentence, check) => {
      check(game)
    })
  })
}
