import { botFor } from '../../../src/bots/all-bots'
import { gameById } from '../../../src/rules/catalogue'
import { defaults } from '../../../src/rules/kit'
import type { GameId } from '../../../src/rules/manifest'
import { withEffort } from '../../effort'
import { playDeal, type Contender, type MirroredResult, type Table } from './mirrored'
import { levelPlayer, referencePlayer, type Reference, type SomeGame } from './players'
import { createOmniscientLevel, createOmniscientUct } from './omniscient-players'
import { standingOf } from './standing'
import { nameOf, TARGETS, type Target } from './targets'

const NAME = 'limit'
/** Factor for the iterations of a plain UCT that sees hidden cards, compared with the reference. */
const TIME_FACTOR = 4
/** Games whose stock is the rest of a pack, so that a player can see the hands without the stock. */
const WITH_STOCK: readonly GameId[] = ['chicago-casino', 'color-casino', 'cassino-25', 'cassino-21']

/**
 * Plays level 5 and players that cheat against the reference, all with the same mirrored deals. What the cheating
 * players win is a bound on what skill can gain. `--only limit` plays all targets; a text after that word selects the
 * targets whose name contains it. Both sides think for `effort` of their iterations. Returns null if no target was
 * asked for.
 */
export function measureLimits(only: string | undefined, pairs: number, effort: number): true | null {
  if (!only?.startsWith(NAME)) return null
  const wanted = only.slice(NAME.length).trim()
  const targets = TARGETS.filter((target) => nameOf(target).includes(wanted))
  if (targets.length === 0) return null
  for (const target of targets) console.table(Object.fromEntries(limitsOf(target, pairs, effort)))
  return true
}

/** Returns a line for each contender of a target, with its name. */
export function limitsOf(target: Target, pairs: number, effort: number): (readonly [string, Record<string, string>])[] {
  const known = gameById(target.game)
  const game = known as unknown as SomeGame
  const table: Table = { game, options: defaults(game.info), seats: target.seats, sides: target.sides }
  const iterations = Math.max(1, Math.round(target.reference.iterations * target.time * effort))
  const reference = { ...target.reference, iterations }
  return contendersOf(target.game, reference, effort).map(([name, contender]) => {
    const other = referencePlayer(game, reference)
    const deals = Array.from({ length: pairs }, (_, at) =>
      playDeal(table, [contender, other], `strength ${String(at)}`),
    )
    return [`${nameOf(target)}: ${name}`, row(target, deals)] as const
  })
}

function contendersOf(id: GameId, reference: Reference, effort: number): (readonly [string, Contender])[] {
  const game = gameById(id) as unknown as SomeGame
  const bot = withEffort(botFor(gameById(id)), effort)
  const budget = { ...reference, iterations: TIME_FACTOR * reference.iterations }
  const contenders: (readonly [string, Contender])[] = [
    ['level 5', levelPlayer(bot, 5)],
    ['level 5, all cards seen', createOmniscientLevel(bot)],
    ['UCT, all cards seen', createOmniscientUct(game, budget)],
  ]
  if (WITH_STOCK.includes(id)) contenders.push(['UCT, hands seen', createOmniscientUct(game, budget, 'hands')])
  return contenders
}

function row(target: Target, deals: readonly MirroredResult[]): Record<string, string> {
  const { share, half } = standingOf(
    target,
    deals.map((deal) => deal.share),
  )
  const alike = deals.filter((deal) => deal.share === 0.5).length
  const percent = (part: number): string => (100 * part).toFixed(1)
  return {
    'wins, %': `${percent(share)} ± ${percent(half)}`,
    lead: (deals.reduce((sum, { lead }) => sum + lead, 0) / deals.length).toFixed(1),
    'same cards, %': percent(alike / deals.length),
    pairs: String(deals.length),
  }
}
