import {
  GAMES_OF_LUCK,
  LEAST_INSIDE,
  LEAST_POINTS,
  measureIntervals,
  measureMeanLuck,
  STUDIES,
  type Intervals,
} from '../../study-intervals'

const NAME = 'intervals'
/** Games between equals of which the mean luck is taken. */
const EQUAL_GAMES = 200

/**
 * Measures how often the figures of a study lie inside its intervals. `--only intervals` measures every game with luck
 * for several; a text after that word selects the games whose name contains it. Returns whether all keep what is
 * promised; null if no game was asked for.
 */
export function measureStudyIntervals(only: string | undefined, isShort: boolean): boolean | null {
  if (!only?.startsWith(NAME)) return null
  const games = GAMES_OF_LUCK.filter(([id]) => id.includes(only.slice(NAME.length).trim()))
  if (games.length === 0) return null
  const rows = games.map(([id, options]) => {
    const begun = process.cpuUsage()
    const found = measureIntervals(id, options, isShort ? 2 : STUDIES)
    const { user, system } = process.cpuUsage(begun)
    const seconds = Math.round((user + system) / 1e6)
    return [id, { ...found, points: `${(100 * found.points).toFixed(1)} %`, seconds, kept: isKept(found) }] as const
  })
  console.table(Object.fromEntries(rows))
  return rows.every(([, { kept }]) => kept)
}

function isKept({ points, luck, deal, draws, addUp }: Intervals): boolean {
  return points >= LEAST_POINTS && Math.min(luck, deal, draws) >= LEAST_INSIDE && addUp
}

/**
 * Measures what luck brought on the average in games between equals: `--only luck`, and a text after that word as for
 * the intervals. Returns whether it is nothing within two standard errors; null if no game was asked for.
 */
export function measureLuckOfEquals(only: string | undefined, isShort: boolean): boolean | null {
  if (!only?.startsWith('luck')) return null
  const games = GAMES_OF_LUCK.filter(([id]) => id.includes(only.slice('luck'.length).trim()))
  if (games.length === 0) return null
  const rows = games.map(([id, options]) => {
    const { mean, twoErrors } = measureMeanLuck(id, options, isShort ? 4 : EQUAL_GAMES)
    const kept = Math.abs(mean) <= twoErrors
    return [id, { mean: mean.toFixed(1), 'two standard errors': twoErrors.toFixed(1), kept }] as const
  })
  console.table(Object.fromEntries(rows))
  return rows.every(([, { kept }]) => kept)
}
