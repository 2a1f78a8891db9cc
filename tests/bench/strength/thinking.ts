import { botFor } from '../../../src/bots/all-bots'
import { gameById } from '../../../src/rules/catalogue'
import { defaults } from '../../../src/rules/kit'
import { GAME_IDS, type GameId } from '../../../src/rules/manifest'
import type { Thought } from '../../../src/ports/thinker'
import { withEffort } from '../../effort'
import { playDeal, type Table } from './mirrored'
import { levelPlayer, type Player, type SomeGame } from './players'
import { quantile } from './standing'

const NAME = 'thinking'
/** Share of its iterations for which level 5 thinks in the warm-up deal, in which the engine learns the game. */
const WARM_UP_EFFORT = 0.1

/**
 * Measures how long level 5 thinks where it has to, against level 3, in every game with several seats. `--only
 * thinking` measures all of them; a text after that word selects the games whose name contains it. Prints milliseconds
 * of processor time over so many mirrored deals of each. Moves that are forced, decided at a glance or proved are
 * counted separately. A first deal with short thoughts is not counted: the engine learns the game in it. Returns null
 * if no game was asked for.
 */
export function measureThinking(only: string | undefined, pairs: number, effort: number): true | null {
  if (!only?.startsWith(NAME)) return null
  const wanted = only.slice(NAME.length).trim()
  const games = GAME_IDS.filter((id) => id.includes(wanted) && gameById(id).info.seats.max > 1)
  if (games.length === 0) return null
  const rows = games.flatMap((id) =>
    tablesOf(id).map((table) => [nameOf(table), timesOf(table, pairs, effort)] as const),
  )
  console.table(Object.fromEntries(rows))
  return true
}

/**
 * Returns the tables of a game: a table for two, and for New York Whist also a table for four, where another search
 * thinks.
 */
function tablesOf(id: GameId): Table[] {
  const game = gameById(id) as unknown as SomeGame
  const seats = Math.max(2, game.info.seats.min)
  const table: Table = { game, options: defaults(game.info), seats, sides: seats }
  return id === 'new-york-whist' ? [table, { ...table, seats: 4, sides: 2 }] : [table]
}

function nameOf({ game, seats }: Table): string {
  return seats === 2 ? game.info.id : `${game.info.id} for ${String(seats)}`
}

function timesOf(table: Table, pairs: number, effort: number): Record<string, string | number> {
  const bot = withEffort(botFor(gameById(table.game.info.id as GameId)), effort)
  const asked: { ms: number; thought: Thought }[] = []
  let last: Thought | null = null
  const player = levelPlayer(bot, 5, (thought) => (last = thought))
  const timed: Player = (decision) => {
    const begun = process.cpuUsage()
    const move = player(decision)
    const { user, system } = process.cpuUsage(begun)
    if (!decision.isFree) asked.push({ ms: (user + system) / 1000, thought: last! })
    return move
  }
  const other = levelPlayer(bot, 3)
  playDeal(table, [levelPlayer(withEffort(bot, WARM_UP_EFFORT), 5), other], 'learning')
  for (let at = 0; at < pairs; at++) playDeal(table, [timed, other], `thinking ${String(at)}`)
  const proved = asked.filter(({ thought }) => thought.proved)
  const thoughts = asked.filter(({ thought }) => !thought.proved && thought.iterations > 0).map(({ ms }) => ms)
  const share = (part: number): string => `${((100 * part) / asked.length).toFixed(0)} %`
  return {
    thoughts: thoughts.length,
    'median ms': timeText(thoughts, 0.5, 2),
    'p95 ms': timeText(thoughts, 0.95, 1),
    'longest ms': timeText(thoughts, 1, 0),
    'at a glance': share(asked.length - thoughts.length - proved.length),
    proved: share(proved.length),
    'proved, longest ms': timeText(
      proved.map(({ ms }) => ms),
      1,
      0,
    ),
  }
}

/** Returns the time below which a share of the times lies, with so many decimal places; a dash without times. */
function timeText(times: readonly number[], part: number, places: number): string {
  return times.length === 0 ? '-' : quantile(times, part).toFixed(places)
}
