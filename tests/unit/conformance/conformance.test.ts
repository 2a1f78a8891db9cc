import { describe, it } from 'vitest'
import { games } from '../../../src/rules/catalogue'
import { notationChecks } from './notation'
import { playChecks } from './play'
import { recordsChecks } from './records'
import { viewsChecks } from './views'

const checks = Object.entries({ ...playChecks, ...notationChecks, ...recordsChecks, ...viewsChecks })

describe.each(games.map((game) => [game.info.id, game] as const))('%s', (_id, game) => {
  it.each(checks)('%s', (_sentence, check) => {
    check(game)
  })
})
