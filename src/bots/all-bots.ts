import { gameById } from '../rules/catalogue'
import { GAME_IDS } from '../rules/manifest'
import type { AnyGame } from '../rules/kit'
import { createBotProfile, type BotProfile } from './bot-profile'
import { loadBot } from './registry'

/** Every bot of the registry, for programs that answer at once about any game: the command line, benchmarks, tests. */
const BOTS: ReadonlyMap<AnyGame, BotProfile> = new Map(
  await Promise.all(GAME_IDS.map(async (id) => [gameById(id), await loadBot(id)] as const)),
)

/**
 * A bot's equipment for a game. A game that is not of the house, or goes by rules that it no longer has, is searched
 * plainly and not solved.
 */
export function botFor(game: AnyGame): BotProfile {
  return BOTS.get(game) ?? createBotProfile(game)
}
