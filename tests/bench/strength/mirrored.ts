import {
  LineOfPlay,
  viewTable,
  seatsIn,
  createSeedSource,
  type GameEvent,
  type Options,
  type Seat,
  eventsVisibleTo,
} from '../../../src/rules/kit'
import type { Player, SomeGame } from './players'
import type { OmniscientPlayer } from './omniscient-players'

/** Processor times of one player's decisions between several moves, in milliseconds. */
export type Times = readonly number[]

/** Result of one deal that was played once from every side. */
export interface MirroredResult {
  /** The first player's share of the wins, 0 to 1, and its mean lead in points. */
  readonly share: number
  readonly lead: number
  /** Times of both players, those of the first player first. */
  readonly times: readonly [Times, Times]
}

export interface Table {
  readonly game: SomeGame
  readonly options: Options
  readonly seats: number
  /** Number of sides. The first player has every seat of one side, the second player has all others. */
  readonly sides: number
}

/** Number of plies, more than any game takes that is played seriously. */
const MAX_PLIES = 4000

/** A participant of a match. A `Player` is never shown more than its seat sees. */
export type Contender = Player | OmniscientPlayer

/** Plays one deal as often as there are sides. The same seed gives the same cards and the same luck. */
export function playDeal(table: Table, players: readonly [Contender, Contender], seed: string): MirroredResult {
  const times: [number[], number[]] = [[], []]
  const games = Array.from({ length: table.sides }, (_, own) => playGame(table, players, seed, own, times))
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  return { share: mean(games.map(({ share }) => share)), lead: mean(games.map(({ lead }) => lead)), times }
}

function playGame(
  { game, options, seats, sides }: Table,
  players: readonly [Contender, Contender],
  seed: string,
  own: number,
  times: readonly [number[], number[]],
): { readonly share: number; readonly lead: number } {
  const line = new LineOfPlay(game, options, seats, createSeedSource(seed))
  const recall = Array.from({ length: seats }, (): GameEvent[] => [])
  const tell = (event: GameEvent): void => {
    recall.forEach((told, seat) => told.push(...eventsVisibleTo(game, [event], seat)))
  }
  let offered = 0
  for (line.settleChance(tell); !line.isOver && line.plyCount < MAX_PLIES; line.settleChance(tell)) {
    const { state } = line
    const free = seatsIn(game.optionalSeats(state) & ~game.requiredSeats(state) & ~offered)
    const seat = free[0] ?? seatsIn(game.requiredSeats(state))[0]!
    const isFree = free.length > 0
    const who = seat % sides === own ? 0 : 1
    offered = isFree ? offered | (1 << seat) : 0
    const decision = { seen: viewTable(game, state, seat), recall: recall[seat]!, seat, isFree }
    const asked = { ...decision, seed: `${seed} ${String(own)} ${String(line.plyCount)}` }
    const player = players[who]
    const begun = process.cpuUsage()
    const text = typeof player === 'function' ? player(asked) : player.answer(asked, game.clone(state))
    const { user, system } = process.cpuUsage(begun)
    if (!isFree && game.moves(state, seat, []) > 1) times[who].push((user + system) / 1000)
    if (text === null) continue
    const move = game.read(state, seat, text)
    if (!move.ok) throw new Error(`${text}: ${move.error.message}`)
    line.play({ seat, move: move.value }, tell)
    offered = 0
  }
  return resultOf(game.outcome(line.state), sides, own)
}

/** Returns a side's share of the win and its lead over the best of the other sides. */
function resultOf(
  { scores, winners }: { readonly scores: readonly number[]; readonly winners: readonly Seat[] | null },
  sides: number,
  own: number,
): { readonly share: number; readonly lead: number } {
  const best = Math.max(...scores)
  const won = winners ?? scores.flatMap((score, seat) => (score === best ? [seat] : []))
  const others = scores.filter((_score, seat) => seat % sides !== own)
  return {
    share: won.filter((seat) => seat % sides === own).length / won.length,
    lead: scores[own]! - Math.max(...others),
  }
}
