import { MAX_LEAGUE, type LeagueRow } from '../../../protocol/lan/table-schemas'
import { letterOf, standingAt, type GameView } from '../../../rules/kit'

/** The league of a table's evening: who has played and won how often. It holds what everybody there has seen. */
export interface League {
  /** Number of the last game that was counted. */
  readonly round: number
  /** The best first. */
  readonly rows: readonly LeagueRow[]
}

export const EMPTY_LEAGUE: League = { round: 0, rows: [] }

/** How a game ended for somebody. */
interface Ending {
  readonly name: string
  readonly won: boolean
  readonly standing: number
}

/** Whether one player was behind another: winners are before all others, and of two others the one with more. */
const isBehind = (a: Ending, b: Ending): boolean => (a.won === b.won ? !a.won && a.standing < b.standing : b.won)

/**
 * Counts a game that is over, once: a league that has it already is returned as it is. Whoever changed their chair is
 * known by their name.
 * @param names of the players, by seat
 */
export function withGame(league: League, round: number, seen: GameView, names: readonly string[]): League {
  if (round <= league.round) return league
  const players = names.map((name, seat): Ending => {
    const letter = letterOf(seat)
    return { name, won: seen.winners?.includes(letter) === true, standing: standingAt(seen, letter) }
  })
  const rows = new Map(league.rows.map((row) => [row.name, row]))
  for (const player of players) {
    const { games, won, points } = rows.get(player.name) ?? { games: 0, won: 0, points: 0 }
    const behind = players.filter((other) => isBehind(other, player)).length
    const row = { name: player.name, games: games + 1, won: won + Number(player.won), points: points + behind }
    rows.set(player.name, row)
  }
  const sorted = [...rows.values()].sort((a, b) => b.points - a.points || b.won - a.won || a.games - b.games)
  return { round, rows: sorted.slice(0, MAX_LEAGUE) }
}
