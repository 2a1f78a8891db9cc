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
/** In this one of them a card that can take several others may do nothing else, so it needs as many touches. */
const NO_TRAILING = 'cassino-21'

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
      if (!SEVERAL.includes(game)) expect([cut.id, long]).toEqual([cut.id, []])
      // A visitor who touches any lit thing first can move with one touch more, or with another first touch.
      const [all, short] = [lit, lit.filter(({ length }) => length <= 2)].map(
        (moves) => new Set(moves.map(([it]) => it)),
      )
      const stuck = [...all!].filter((first) => !short!.has(first))
      expect([cut.id, game === NO_TRAILING ? short!.size > 0 : stuck.length === 0]).toEqual([cut.id, true])
    }
  })
})
