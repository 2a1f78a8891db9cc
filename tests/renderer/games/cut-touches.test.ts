import { describe, expect, test } from 'vitest'
import { createAttemptFactory, createCutGame, type Cut } from '../../../src/exhibit/cuts'
import { loadGameFace } from '../../../src/renderer/games'
import { GAMES_WITH_CUTS, loadCuts } from '../../../src/renderer/services/exhibit-cuts'
import { viewTable } from '../../../src/rules/kit'
import { runCount } from '../../scale'

/** Largest number of things that are lit at first: a visitor could not take in more. */
const MOST_LIT = 12
/**
 * Games in which one move may take or change several cards, or build with what it might take. Each of these things is a
 * touch of its own.
 */
const SEVERAL = ['cassino-21', 'cassino-25', 'chicago-casino', 'color-casino', 'pittsburgh-draw']

async function litTouches(cut: Cut): Promise<(readonly string[])[]> {
  const face = await loadGameFace(cut.record.game)
  const play = createCutGame(cut, createAttemptFactory(cut)(1, 'visit'))
  const seen = viewTable(play.game, play.line.state, play.visitor)
  return play.listLitMoves().map((move) => face.touches(move, seen))
}

describe.each([...GAMES_WITH_CUTS])('a visitor who takes over %s', (game) => {
  test('finds few things lit, and moves with two touches', async () => {
    const cuts = await loadCuts(game)
    const step = Math.ceil(cuts.length / runCount(cuts.length))
    for (const cut of cuts.filter((_cut, at) => at % step === 0)) {
      const lit = await litTouches(cut)
      expect([cut.id, new Set(lit.map(([touch]) => touch)).size <= MOST_LIT]).toEqual([cut.id, true])
      const long = lit.filter(({ length }) => length > 2)
      expect([cut.id, SEVERAL.includes(game) ? long.length < lit.length : long.length === 0]).toEqual([cut.id, true])
    }
  })
})
