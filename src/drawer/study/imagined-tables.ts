import type { BotProfile } from '../../bots/bot-profile'
import { createSeededRng, type Position } from '../../rules/kit'
import type { StudiedMove } from './replayed-game'
import { Luck } from './worlds'

/** A position as a seat could imagine it, and the luck that follows. */
interface ImaginedTable {
  readonly position: Position
  readonly luck: Luck
}

/**
 * Returns a function that imagines tables that agree with everything that the mover saw and was told.
 * @param ply number of moves made before
 */
export function imaginer(
  { game, knowledge }: BotProfile,
  { seen, recall, seat }: StudiedMove,
  ply: number,
  seed: string,
): () => ImaginedTable {
  const rng = createSeededRng(seed)
  const plan = knowledge?.plan(5, { seen, recall })
  const redeal = plan?.kind === 'search' ? plan.search.redeal : plan?.kind === 'thumb' ? plan.redeal : undefined
  const origin = game.determinize(seen, rng, ply)
  const spare = game.clone(origin)
  return () => {
    if (redeal) game.copy(origin, spare)
    const position = redeal?.(spare, seat, rng) === true ? spare : game.determinize(seen, rng, ply)
    return { position, luck: new Luck(rng.u32()) }
  }
}
