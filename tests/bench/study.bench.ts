import { botFor } from '../../src/bots/all-bots'
import { Study } from '../../src/drawer/study/study'
import type { GameId } from '../../src/rules/manifest'
import { playedGame } from '../played-game'
import type { BenchCase } from './bench'

/** Worlds of the first curve, which is promised within five seconds on one core. */
const FIRST_WORLDS = 200
const FLOOR_RATE = 1 / 5

const GAMES: readonly GameId[] = [
  'forty-nine',
  'boston-books',
  'chicago-casino',
  'colorow',
  'new-york-whist',
  'pittsburgh-draw',
  'color-casino',
  'cassino-25',
  'cassino-21',
  'deck-o-cards-roulette',
]

/** Studies a game of its own until it has its first curve, again and again. */
function firstCurves(id: GameId): () => number {
  const line = playedGame(id, { seed: 'bench', levels: [3, 2] })
  let studies = 0
  return () => {
    const study = Study.of(line, botFor(line.game), { seat: 0, seed: String(studies++) })
    study.work(() => (study.progress().worlds ?? 0) >= FIRST_WORLDS)
    return 1
  }
}

export const cases: readonly BenchCase[] = GAMES.map((id) => {
  let work: (() => number) | undefined
  return {
    name: `study ${id}`,
    unit: 'first curves',
    ours: () => (work ??= firstCurves(id))(),
    floorRate: FLOOR_RATE,
  }
})
