import tables from './daily-puzzles.json'
import { numberOfDay } from './deals'

/** The puzzles of which not every deal can be solved: each day has the first that the solver has solved. */
export const PUZZLES = ['suite-assembling', 'blind-forty-nine', 'colorow-solitaire'] as const

/** The first day of the table, and the number of its days: ten years. */
export const FIRST_DAY = '2026-01-01'
export const DAYS = 3_652
/** Digits in which a table holds which try of each day it is, as many for every day. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const DAY_MS = 86_400_000

/** Returns the number of a try at finding a day's deal; the first is 1. Throws a RangeError for no date. */
export const numberOfTry = (game: string, date: string, n: number): number => numberOfDay(game, date, ` #${String(n)}`)

/**
 * Returns the number of a day's puzzle; of a game for which nothing was solved beforehand, or of a day outside the table,
 * that of its deal. Throws a RangeError for no date.
 */
export function numberOfPuzzle(game: string, date: string): number {
  const table = (tables as Readonly<Record<string, string>>)[game] ?? ''
  const day = (Date.parse(date) - Date.parse(FIRST_DAY)) / DAY_MS
  const digits = day < 0 ? [] : table.slice((day * table.length) / DAYS, ((day + 1) * table.length) / DAYS)
  const n = [...digits].reduce((sum, digit) => sum * DIGITS.length + DIGITS.indexOf(digit), 0)
  return n === 0 ? numberOfDay(game, date) : numberOfTry(game, date, n)
}
