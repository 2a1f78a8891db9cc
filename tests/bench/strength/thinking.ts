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
 * counted separately. A first deal with short thoughts is not counted: the engine learns the game in it.
 */
export function measureThinking(only: string | undefined, pairs: number): void {
  if (!only?.startsWith(NAME)) return
  const wanted = only.slice(NAME.length).trim()
  const games = GAME_IDS.filter((id) => id.includes(wanted) && gameById(id).info.seats.max > 1)
  const rows = games.flatMap((id) => tablesOf(id).map((table) => [nameOf(table), timesOf(table, pairs)] as const))
  console.table(Object.fromEntries(rows))
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

function timesOf(table: Table, pairs: number): Record<string, string | number> {
  const bot = botFor(gameById(table.game.info.id as GameId))
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
    'median ms': quantile(thoughts, 0.5).toFixed(2),
    'p95 ms': quantile(thoughts, 0.95).toFixed(1),
    'longest ms': quantile(thoughts, 1).toFixed(0),
    'at a glance': share(asked.length - thoughts.length - proved.length),
    proved: share(proved.length),
    'proved, longest ms': quantile(
      proved.map(({ ms }) => ms),
      1,
    ).toFixed(0),
  }
}
