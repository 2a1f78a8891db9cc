// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { games } from '../../../src/rules/catalogue'
import type { Options } from '../../../src/rules/kit'
import { playByEar } from './by-ear'

/** The longest time of a game on a busy machine, in milliseconds. */
const WHOLE_GAME = 900_000
/** Options under which games are not longer than is needed. */
const SHORT: Readonly<Record<string, Options>> = {
  'deck-o-cards-roulette': { spins: 1, chips: 20 },
  'pittsburgh-draw': { target: 5 },
}

test.each(games.map(({ info }) => [info.id, info.seats.min] as const))(
  '%s is played to its end with what a screen reader gets',
  async (game, seats) => {
    const told = await playByEar(game, seats, SHORT[game])
    expect(told.size).toBeGreaterThan(0)
    expect([...told].filter((it) => !/^[\p{Lu}\d“].*[.!?…:”]$/u.test(it))).toEqual([])
  },
  WHOLE_GAME,
)
