import * as z from 'zod/mini'
import { letterOf, type GameView } from '../../rules/kit'
import { standingOf } from './open-table'

const gameSchema = z.object({
  /** Number of the game within the evening. */
  round: z.number(),
  /** How it ended for everybody, by seat. */
  players: z.array(z.object({ name: z.string(), won: z.boolean(), standing: z.number() })),
})
const eveningSchema = z.object({ code: z.string(), games: z.array(gameSchema) })

type EveningGame = z.infer<typeof gameSchema>

/** A line of the league: games played and won, and a point for everybody who was behind in one of them. */
export interface LeagueRow {
  readonly name: string
  readonly games: number
  readonly won: number
  readonly points: number
}

/** Returns how a finished game ended. */
export function endOf(round: number, seen: GameView, names: readonly string[]): EveningGame {
  const players = names.map((name, seat) => ({
    name,
    won: seen.winners?.includes(letterOf(seat)) === true,
    standing: standingOf(seen, letterOf(seat)),
  }))
  return { round, players }
}

/** Whether one player was behind another: winners are before all others, and of two others the one with more. */
const isBehind = (a: EveningGame['players'][number], b: EveningGame['players'][number]): boolean =>
  a.won === b.won ? !a.won && a.standing < b.standing : b.won

/** Returns the league's table of some games, the best first; whoever changed their chair is known by their name. */
export function leagueOf(games: readonly EveningGame[]): readonly LeagueRow[] {
  const rows = new Map<string, LeagueRow>()
  for (const { players } of games) {
    for (const player of players) {
      const { name, games: played, won, points } = rows.get(player.name) ?? { ...player, games: 0, won: 0, points: 0 }
      const behind = players.filter((other) => isBehind(other, player)).length
      rows.set(name, { name, games: played + 1, won: won + Number(player.won), points: points + behind })
    }
  }
  return [...rows.values()].sort((a, b) => b.points - a.points || b.won - a.won || a.games - b.games)
}

const KEY = 'parlor-box evening'

/** Returns the games that the table with this code has played, as far as this browser has seen them end. */
export function keptEvening(code: string): readonly EveningGame[] {
  try {
    const kept = z.safeParse(eveningSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return kept.success && kept.data.code === code ? kept.data.games : []
  } catch {
    return []
  }
}

/** Keeps a finished game beside the others of the evening; the same game again replaces what was kept of it. */
export function keepGame(code: string, game: EveningGame): void {
  const games = [...keptEvening(code).filter(({ round }) => round !== game.round), game]
  try {
    localStorage.setItem(KEY, JSON.stringify({ code, games }))
  } catch {
    // A browser that stores nothing has a league of one game.
  }
}
