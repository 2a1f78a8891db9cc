import { boxOf, isForOne, shelfBoxes } from '../../games/catalogue'
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
  | { readonly kind: 'level'; readonly level: Level; readonly chairs: readonly SeatPlayer[] }

const MAX_LEVEL: Level = 5

/** Returns the next puzzle of the same box, cyclically; null if there is no other. */
export function puzzleAfter(game: string): string | null {
  const box = shelfBoxes().find(({ id }) => id === boxOf(game))
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
  const raised = chairs.map((chair) =>
    chair.kind === 'bot' ? { ...chair, level: Math.max(level, chair.level) as Level } : chair,
  )
  return { level, chairs: raised }
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
  return next === null ? null : { kind: 'level', ...next }
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
