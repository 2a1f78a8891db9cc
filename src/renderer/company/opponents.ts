import type { Level } from '../../ports/journal'
import { text } from '../i18n/say'

/** The five levels of the bots, weakest first. */
export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5]

/**
 * The five opponents, who always play at the same level: their places, from 0, among the names in `names.bots`. The
 * other names are company at larger tables, at any level.
 */
const OPPONENT_PLACES: Readonly<Record<Level, number>> = { 1: 6, 2: 5, 3: 0, 4: 3, 5: 4 }

const allNames = (): string[] =>
  text('names.bots')
    .split(',')
    .map((name) => name.trim())

/** Returns the name of the opponent who plays at a level. */
export const opponentAt = (level: Level): string => allNames()[OPPONENT_PLACES[level]] ?? 'Bot'

/** Returns whether a name is that of the opponent who plays at this level. */
export const isOpponent = (name: string, level: Level): boolean => opponentAt(level) === name

/**
 * Returns a name for a bot that no other seat has: that of the opponent of its level, else one that belongs to no
 * level, else any; the opponent's if all are taken.
 */
export function suggestBotName(level: Level, taken: readonly string[]): string {
  const names = allNames()
  const opponents = LEVELS.map(opponentAt)
  const others = names.filter((name) => !opponents.includes(name))
  return [opponentAt(level), ...others, ...names].find((name) => !taken.includes(name)) ?? opponentAt(level)
}
