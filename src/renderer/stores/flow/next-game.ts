import { boxOfGame, isForOne, shelfBoxes } from '../../games/catalogue'
import { isOpponent, suggestBotName } from '../../company/opponents'
import type { Level, SeatPlayer } from '../../../ports/journal'
import { showGame } from '../table/show-game'
import { useLan } from '../lan/lan'
import { usePage } from '../app/page'
import { useEnding } from '../table/ending'
import { useTable } from '../table/table'
import { playAtOnce } from './game-actions'

/** What is offered after a game besides playing it again. */
export type NextGame =
  | { readonly kind: 'puzzle'; readonly game: string }
  | {
      readonly kind: 'level'
      readonly level: Level
      readonly chairs: readonly SeatPlayer[]
      /** Name of the opponent who comes next; null if no other one does, or several bots play. */
      readonly opponent: string | null
    }

const MAX_LEVEL: Level = 5

/** Returns the next puzzle of the same box, cyclically; null if there is no other. */
export function puzzleAfter(game: string): string | null {
  const box = shelfBoxes().find(({ id }) => id === boxOfGame(game))
  const puzzles = (box?.games ?? []).filter(isForOne).map(({ id }) => id)
  const next = puzzles[(puzzles.indexOf(game) + 1) % puzzles.length] ?? game
  return next === game ? null : next
}

/** Returns the same seats with every bot one level above the weakest of them; null if no bot can be stronger. */
export function withStrongerBots(
  chairs: readonly SeatPlayer[],
): { readonly level: Level; readonly chairs: readonly SeatPlayer[] } | null {
  const levels = chairs.flatMap((chair) => (chair.kind === 'bot' ? [chair.level] : []))
  const least = Math.min(...levels)
  if (levels.length === 0 || least >= MAX_LEVEL) return null
  const level = (least + 1) as Level
  return {
    level,
    chairs: chairs.reduce<readonly SeatPlayer[]>((seated, _, seat) => raiseBot(seated, seat, level), chairs),
  }
}

/** Returns the seats with a bot of at least this level at one of them; an opponent makes way for the one of that level. */
function raiseBot(chairs: readonly SeatPlayer[], seat: number, level: Level): readonly SeatPlayer[] {
  const chair = chairs[seat]
  if (chair?.kind !== 'bot' || chair.level >= level) return chairs
  const taken = chairs.filter((_, at) => at !== seat).map(({ name }) => name)
  const name = isOpponent(chair.name, chair.level) ? suggestBotName(level, taken) : chair.name
  return chairs.with(seat, { ...chair, level, name })
}

/** Returns the name of the only bot at a table if another one sat there before; otherwise null. */
export function nextOpponent(before: readonly SeatPlayer[], after: readonly SeatPlayer[]): string | null {
  const bots = after.filter(({ kind }) => kind === 'bot')
  const [bot] = bots
  return bot === undefined || bots.length > 1 || before.some(({ name }) => name === bot.name) ? null : bot.name
}

/**
 * Returns what to offer after a game: the next puzzle after a puzzle, stronger bots if these were beaten; null for
 * neither.
 */
export function nextGame(): NextGame | null {
  const table = useTable()
  const ending = useEnding()
  if (table.table === null || useLan().joinedTable !== null) return null
  if (ending.isSolitary) {
    const game = puzzleAfter(table.table.game)
    return game === null ? null : { kind: 'puzzle', game }
  }
  if (table.me === null || !table.winners?.includes(table.me)) return null
  const chairs = table.chairs.flatMap((chair) => (chair.kind === 'far' ? [] : [chair]))
  const next = withStrongerBots(chairs)
  return next === null ? null : { kind: 'level', ...next, opponent: nextOpponent(chairs, next.chairs) }
}

/** Starts what was offered. */
export async function playNext(next: NextGame): Promise<void> {
  usePage().clear()
  if (next.kind === 'puzzle') return playAtOnce(next.game)
  const { table } = useTable()
  if (table === null) return
  await useTable().start({ game: table.game, options: table.options, chairs: next.chairs })
  await showGame()
}
