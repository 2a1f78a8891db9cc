import { botFor } from '../../../src/bots/all-bots'
import type { Level } from '../../../src/ports/journal'
import { gameById } from '../../../src/rules/catalogue'
import { defaults } from '../../../src/rules/kit'
import { GAME_IDS, type GameId } from '../../../src/rules/manifest'
import { playDeal, type MirroredResult, type Table } from './mirrored'
import { levelPlayer, type SomeGame } from './players'
import type { StrengthOptions } from './run'
import { quantile, standingOf } from './standing'

const NAME = 'ladder'
/**
 * Share of wins that a level must reach against the level below in a game that is not luck, and the least lower end of
 * its interval.
 */
const STEP = { least: 0.6, floor: 0.55 }
/** Number of pairs between two checks whether the interval decides. */
const LOOK_EVERY = 20
/** Levels that play against the level below them. Level 5 takes hours and has targets of its own. */
const HIGHER: readonly Level[] = [2, 3, 4]

type LadderOptions = Pick<StrengthOptions, 'pairs' | 'fewest'>

/**
 * Plays levels 2 to 4 against the level below each, with mirrored deals, in every game with several seats. `--only
 * ladder` plays all of them; a text after that word selects the games whose name contains it. A match ends as soon as
 * its interval decides, but not before `fewest` pairs. Returns null if no game was asked for.
 */
export function measureLadder(only: string | undefined, { pairs, fewest }: LadderOptions): true | null {
  if (!only?.startsWith(NAME)) return null
  const wanted = only.slice(NAME.length).trim()
  const games = GAME_IDS.filter((id) => id.includes(wanted) && gameById(id).info.seats.max > 1)
  if (games.length === 0) return null
  console.table(Object.fromEntries(games.flatMap((id) => HIGHER.map((level) => stepOf(id, level, { pairs, fewest })))))
  return true
}

function stepOf(
  id: GameId,
  level: Level,
  { pairs, fewest }: LadderOptions,
): readonly [string, Record<string, string | number>] {
  const known = gameById(id)
  const game = known as unknown as SomeGame
  const seats = Math.max(2, game.info.seats.min)
  const table: Table = { game, options: defaults(game.info), seats, sides: seats }
  const bot = botFor(known)
  const players = [levelPlayer(bot, level), levelPlayer(bot, (level - 1) as Level)] as const
  const deals: MirroredResult[] = []
  const standing = () =>
    standingOf(
      STEP,
      deals.map(({ share }) => share),
    )
  const isDecided = (): boolean =>
    deals.length >= fewest && deals.length % LOOK_EVERY === 0 && standing().verdict !== 'open'
  while (deals.length < pairs && !isDecided()) deals.push(playDeal(table, players, `ladder ${String(deals.length)}`))
  const { share, half, verdict } = standing()
  const times = deals.flatMap((deal) => deal.times[0])
  const row = {
    pairs: deals.length,
    'wins, %': `${(100 * share).toFixed(1)} ± ${(100 * half).toFixed(1)}`,
    lead: (deals.reduce((sum, { lead }) => sum + lead, 0) / deals.length).toFixed(1),
    'median ms': quantile(times, 0.5).toFixed(2),
    'longest ms': quantile(times, 1).toFixed(0),
    step: verdict,
  }
  return [`${id} ${String(level)} against ${String(level - 1)}`, row]
}
