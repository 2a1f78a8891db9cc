import { botFor } from '../../../src/bots/all-bots'
import { gameById } from '../../../src/rules/catalogue'
import { defaults } from '../../../src/rules/kit'
import { GAME_IDS } from '../../../src/rules/manifest'
import { playDeal, type Table } from './mirrored'
import { levelPlayer, type SomeGame } from './players'
import { quantile } from './standing'

const NAME = 'thinking'

/**
 * Measures how long level 5 thinks where there is a choice, against level 3, in every game of several seats: `--only
 * thinking`, or those games whose name contains what follows that word. Processor milliseconds, over so many mirrored
 * deals of each. The first deal is not counted: the engine learns the game by it.
 */
export function measureThinking(only: string | undefined, pairs: number): void {
  if (!only?.startsWith(NAME)) return
  const wanted = only.slice(NAME.length).trim()
  const games = GAME_IDS.filter((id) => id.includes(wanted) && gameById(id).info.seats.max > 1)
  console.table(Object.fromEntries(games.map((id) => [id, timesOf(id, pairs)])))
}

function timesOf(id: (typeof GAME_IDS)[number], pairs: number): Record<string, string | number> {
  const known = gameById(id)
  const game = known as unknown as SomeGame
  const seats = Math.max(2, game.info.seats.min)
  const table: Table = { game, options: defaults(game.info), seats, sides: seats }
  const bot = botFor(known)
  const play = (at: number) => playDeal(table, [levelPlayer(bot, 5), levelPlayer(bot, 3)], `thinking ${String(at)}`)
  play(-1)
  const times = Array.from({ length: pairs }, (_, at) => play(at).times[0]).flat()
  return {
    moves: times.length,
    'median ms': quantile(times, 0.5).toFixed(2),
    'p95 ms': quantile(times, 0.95).toFixed(1),
    'longest ms': quantile(times, 1).toFixed(0),
  }
}
