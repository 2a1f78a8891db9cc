// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { games } from '../../../src/rules/catalogue'
import type { Options } from '../../../src/rules/kit'
import { everyOther } from '../../scale'
import { playByEar } from './by-ear'

/** The longest time of a game on a busy machine, in milliseconds. */
const WHOLE_GAME = 900_000
/** Options under which games are not longer than is needed. */
const SHORT: Readonly<Record<string, Options>> = {
  'boston-books': { target: 1 },
  'cassino-21': { target: 11 },
  'cassino-25': { target: 11 },
  'color-casino': { target: 1 },
  'deck-o-cards-roulette': { spins: 1, chips: 5 },
  'nebraska-checkers': { quietLimit: 10 },
  'pittsburgh-draw': { target: 1 },
}

/** How often each kind of move is found by ear: a whole game repeats the same few a hundred times. */
const TIMES_PER_KIND = 5

test.each(everyOther(games.map(({ info }) => [info.id, info.seats.min] as const)))(
  '%s is played to its end with what a screen reader gets',
  async (game, seats) => {
    const told = await playByEar(game, seats, SHORT[game], TIMES_PER_KIND)
    expect(told.size).toBeGreaterThan(0)
    expect([...told].filter((it) => !/^[\p{Lu}\d“].*[.!?…:”]$/u.test(it))).toEqual([])
  },
  WHOLE_GAME,
)
