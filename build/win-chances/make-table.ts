import { think } from '../../src/bots'
import type { RoundTable } from '../../src/bots/win-chances/win-chances'
import type { Level } from '../../src/ports/journal'
import {
  defaults,
  eventsVisibleTo,
  LineOfPlay,
  viewTable,
  seatsIn,
  createSeedSource,
  type AnyGame,
  type GameEvent,
} from '../../src/rules/kit'

/** Points of both sides in one round. */
type Round = readonly [number, number]

/** The largest number of points needed that the table covers. */
const MAX_POINTS = 25

/** Creates the table of a game for two from `rounds` rounds of a level against itself. */
export function makeTable(game: AnyGame, rounds: number, level: Level): RoundTable {
  const played = playRounds(game, rounds, level)
  // Between equals, dealing is no advantage, so each round counts for both sides.
  const both = played.flatMap(([own, other]): Round[] => [
    [own, other],
    [other, own],
  ])
  const mean = (value: (round: Round) => number): number =>
    both.reduce((sum, round) => sum + value(round), 0) / both.length
  return {
    points: Number(mean(([own, other]) => own + other).toFixed(2)),
    spread: Number(Math.sqrt(mean(([own, other]) => (own - other) ** 2)).toFixed(2)),
    chances: chancesFrom(both),
  }
}

/** Plays whole games until there are enough rounds, including the last round of each game. */
function playRounds(game: AnyGame, rounds: number, level: Level): Round[] {
  const played: Round[] = []
  for (let i = 0; played.length < rounds; i++) played.push(...playGame(game, level, `rounds ${String(i)}`))
  return played.slice(0, rounds)
}

function playGame(game: AnyGame, level: Level, seed: string): Round[] {
  const line = new LineOfPlay(game, defaults(game.info), 2, createSeedSource(seed))
  const recall: GameEvent[][] = [[], []]
  const recordEvent = (event: GameEvent): void => {
    recall.forEach((told, seat) => told.push(...eventsVisibleTo(game, [event], seat)))
  }
  const played: Round[] = []
  let before: readonly number[] = [0, 0]
  const recordRound = (): void => {
    const { scores } = game.outcome(line.state)
    const round = scores.map((score, seat) => score - before[seat]!)
    if (round.some((points) => points !== 0)) played.push([round[0]!, round[1]!])
    before = scores
  }
  for (line.settleChance(recordEvent); !line.isOver; line.settleChance(recordEvent)) {
    const seat = seatsIn(game.requiredSeats(line.state))[0]!
    const seen = viewTable(game, line.state, seat)
    const { move } = think(game, { seen, recall: recall[seat]!, seat, level, seed: `${seed} ${String(line.plyCount)}` })
    const read = game.read(line.state, seat, move!)
    if (!read.ok) throw new Error(read.error.message)
    line.play({ seat, move: read.value }, recordEvent)
    recordRound()
  }
  return played
}

/** Computes the chances from few points needed to many: a round that does not end the game leads to fewer. */
function chancesFrom(rounds: readonly Round[]): string[] {
  const chances = Array.from({ length: MAX_POINTS + 1 }, () => new Array<number>(MAX_POINTS + 1).fill(0.5))
  const chanceAfter = (own: number, other: number): number =>
    own > 0 && other > 0 ? chances[own]![other]! : own === other ? 0.5 : own < other ? 1 : 0
  for (let sum = 2; sum <= 2 * MAX_POINTS; sum++) {
    for (let own = Math.max(1, sum - MAX_POINTS); own <= Math.min(MAX_POINTS, sum - 1); own++) {
      const other = sum - own
      const total = rounds.reduce((all, [made, lost]) => all + chanceAfter(own - made, other - lost), 0)
      chances[own]![other] = total / rounds.length
    }
  }
  const lines = chances.slice(1).map((row) => row.slice(1).map((chance) => Math.round(1000 * chance)))
  return lines.map((line) => line.join(' '))
}
