import { createSeedSource, LineOfPlay, viewTable, type Options, type Seat } from '../../rules/kit'
import type { GameFace } from '../games/types'
import { gameOf } from '../games/rules'
import { createSeed } from './local-sessions'

/** A game of this many players that a player at `seat` begins without choosing anything. */
export interface PlainGame {
  readonly options: Options
  readonly seats: number
  readonly seat: Seat
}

/** Seeds tried; if none of them suits, which has a chance of less than 2⁻⁶⁰ for one in two, the last one is taken. */
const MAX_TRIES = 64

/**
 * Returns the seed of an opening that suits the player (`GameFace.suitsPlayer`): unsuitable seeds are drawn again before
 * the game begins. Everything after the opening stays as random as before, and the game replays from the seed like any
 * other. The game's rules must be loaded.
 */
export function createOpeningSeed(face: GameFace, game: PlainGame): string {
  for (let tries = 1; ; tries++) {
    const seed = createSeed()
    if (face.suitsPlayer === undefined || tries === MAX_TRIES || suits(face, game, seed)) return seed
  }
}

function suits(face: GameFace, { options, seats, seat }: PlainGame, seed: string): boolean {
  const rules = gameOf(face.id)
  const line = new LineOfPlay(rules, options, seats, createSeedSource(seed))
  const refusal = line.settleChance()
  if (refusal !== null) throw new Error(refusal.message)
  return face.suitsPlayer?.(viewTable(rules, line.state, seat)) ?? true
}
