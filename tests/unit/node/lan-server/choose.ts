import { gameById } from '../../../../src/rules/catalogue'
import { seatOf, type AnyGame, type Rng, type GameView } from '../../../../src/rules/kit'

/** What a guest knows of its game: its view, and its seat's letter. */
interface Sitting {
  readonly seen: GameView | null
  readonly seat: string | null
}

/**
 * Returns a sound move that a guest's seat must make now, chosen from its own view; null if the game does not wait for
 * it.
 */
export function choose({ seen, seat }: Sitting, rng: Rng): string | null {
  if (!seen || seen.over || seat === null || !seen.toMove.includes(seat)) return null
  const game = gameById(seen.game) as AnyGame
  const state = game.determinize(seen, rng)
  const own = seatOf(seat)
  if ((game.requiredSeats(state) & (1 << own)) === 0) return null
  return game.write(state, own, (game.pickSound ?? game.pick)(state, own, rng))
}
