import { botFor } from '../../../src/bots/all-bots'
import { Study } from '../../../src/drawer/study/study'
import { playedGame } from '../../played-game'
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
/** Levels of games in which much is gained by play. */
const UNEQUAL = [4, 1] as const

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
 * Measures what luck brought on the average in games between equals, and what it brought a far stronger player:
 * `--only luck`, and a text after that word as for the intervals. Returns whether between equals it is nothing within two
 * standard errors; null if no game was asked for.
 */
export function measureLuckOfEquals(only: string | undefined, isShort: boolean): boolean | null {
  if (!only?.startsWith('luck')) return null
  const games = GAMES_OF_LUCK.filter(([id]) => id.includes(only.slice('luck'.length).trim()))
  if (games.length === 0) return null
  const rows = games.map(([id, options]) => {
    const many = isShort ? 4 : EQUAL_GAMES
    const equals = measureMeanLuck(id, options, many)
    const unequal = measureMeanLuck(id, options, many, UNEQUAL)
    const figures = {
      mean: equals.mean,
      'two standard errors': equals.twoErrors,
      'level 4 gains against 1': unequal.gain,
      'by luck': unequal.mean,
      'give or take': unequal.twoErrors,
    }
    return [id, { ...inTenths(figures), kept: Math.abs(equals.mean) <= equals.twoErrors }] as const
  })
  console.table(Object.fromEntries(rows))
  return rows.every(([, { kept }]) => kept)
}

/** Worlds of a first curve, those of a short run, and the seconds that it may take on one core. */
const [FIRST_WORLDS, FEWEST_WORLDS, FIRST_SECONDS] = [200, 50, 5]
/** Half width of the interval, in hundredths of a win, to which luck is told from play; or the seconds after which not. */
const [FINE, LAST_SECONDS] = [5, 30]
/** Longest time without a look at the clock, in seconds: a study that is left off ends within it. */
const LONGEST_STRETCH = 0.2

/**
 * Measures how soon a study has its first curve and luck told from play, in processor time of one core: `--only margins`,
 * and a text after that word as for the intervals. Returns whether all keep what is promised; null if no game was asked
 * for.
 */
export function measureMargins(only: string | undefined, isShort: boolean): boolean | null {
  if (!only?.startsWith('margins')) return null
  const games = GAMES_OF_LUCK.filter(([id]) => id.includes(only.slice('margins'.length).trim()))
  if (games.length === 0) return null
  const rows = games.map(([id]) => {
    const line = playedGame(id, { seed: 'margins', levels: [3, 2] })
    const study = Study.of(line, botFor(line.game), { seat: 0, seed: 'margins' })
    const [begun, enough] = [process.cpuUsage(), isShort ? FEWEST_WORLDS : FIRST_WORLDS]
    let [now, first, stretch] = [0, Infinity, 0]
    const split = () => study.report().luckAndPlay
    study.work(() => {
      const { user, system } = process.cpuUsage(begun)
      const before = now
      now = (user + system) / 1e6
      stretch = Math.max(stretch, now - before)
      if (first === Infinity && (study.progress().worlds ?? 0) >= enough) first = now
      return now >= LAST_SECONDS || (first < Infinity && (isShort || 100 * (split()?.play.margin ?? 1) <= FINE))
    })
    const { curve } = study.report()
    const kept = first <= FIRST_SECONDS && now <= LAST_SECONDS + LONGEST_STRETCH && stretch <= LONGEST_STRETCH
    const figures = {
      'first curve, s': first,
      margin: curve.reduce((sum, { margin }) => sum + 100 * margin, 0) / curve.length,
      'luck against play': 100 * (split()?.play.margin ?? 1),
      s: now,
      'longest stretch, ms': 1000 * stretch,
    }
    return [id, { ...inTenths(figures), kept }] as const
  })
  console.table(Object.fromEntries(rows))
  return rows.every(([, { kept }]) => kept)
}

const inTenths = (figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value.toFixed(1)]))
