import { gameById } from '../rules/catalogue'
import { GAME_IDS } from '../rules/manifest'
import type { AnyGame } from '../rules/kit'
import { createBotProfile, type BotProfile } from './bot-profile'
import { loadBot } from './registry'

/** Every bot of the registry, for programs that need any game's bot at once: the command line, benchmarks, tests. */
const BOTS: ReadonlyMap<AnyGame, BotProfile> = new Map(
  await Promise.all(GAME_IDS.map(async (id) => [gameById(id), await loadBot(id)] as const)),
)

/**
 * Returns the bot of a game. A game outside the catalogue, or an older version of a game's rules, is played by plain
 * search and has no solver.
 */
export function botFor(game: AnyGame): BotProfile {
  return BOTS.get(game) ?? createBotProfile(game)
}
