import { createBotProfile, type BotProfile } from '../src/bots/bot-profile'
import type { Heuristics, LevelProfile } from '../src/bots/heuristics/types'
import type { Position } from '../src/rules/kit'

type AnyHeuristics = Heuristics<Position>
type AnyProfile = LevelProfile<Position>

/**
 * Returns a bot whose levels think for a share of their iterations and positions and are the same otherwise. It is for
 * tests of what a level does rather than of how well it plays, and for matches in which both sides are cut.
 */
export function withEffort(bot: BotProfile, share: number): BotProfile {
  const { knowledge, solver } = bot
  if (!knowledge) return bot
  const part = (count: number): number => Math.max(1, Math.round(share * count))
  const plan: AnyHeuristics['plan'] = (level, mind) => {
    const whole: AnyProfile = knowledge.plan(level, mind)
    const endgame = whole.endgame && { ...whole.endgame, maxPositions: part(whole.endgame.maxPositions) }
    const cut = { ...whole, ...(endgame && { endgame }) }
    if (cut.kind === 'search') return { ...cut, iterations: part(cut.iterations) }
    return cut.kind === 'deep' ? { ...cut, nodes: part(cut.nodes) } : cut
  }
  return createBotProfile(bot.game, { knowledge: { ...knowledge, plan }, solver })
}
