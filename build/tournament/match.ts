import { SolutionCache, think } from '../../src/bots'
import type { Level } from '../../src/ports/journal'
import {
  entryAt,
  LineOfPlay,
  viewTable,
  seatsIn,
  createSeededRng,
  createSeedSource,
  type AnyGame,
  type GameEvent,
  type Options,
  type Seat,
  eventsVisibleTo,
} from '../../src/rules/kit'

/** A contender: a bot of a level, or a player that picks sound moves at random. */
export type Contender = 'random' | Level

/** Thinking time: total milliseconds, number of thoughts, and the longest one in milliseconds. */
interface Clock {
  ms: number
  thoughts: number
  longest: number
}

/** The result of one deal, played once from every seat, with the first contender's thinking time. */
export interface DealResult extends Readonly<Clock> {
  /** Share of the deal's games that the first contender won, 0 to 1; a tie is split among the winners. */
  readonly share: number
  /** The first contender's mean lead in points over the best of the others. */
  readonly lead: number
}

/** One deal between two contenders. */
export interface Match {
  readonly game: AnyGame
  readonly options: Options
  readonly seats: number
  /** Plays one seat; `second` plays all others. */
  readonly first: Contender
  readonly second: Contender
  /** Seed of the cards and of the players' randomness. */
  readonly seed: string
}

/**
 * Plays one deal as many times as there are seats, with the same cards each time and the first contender in each seat
 * once.
 */
export function playMirrored(match: Match): DealResult {
  const clock: Clock = { ms: 0, thoughts: 0, longest: 0 }
  let share = 0
  let lead = 0
  for (let seat = 0; seat < match.seats; seat++) {
    const ended = playGame(match, seat, clock)
    share += ended.share / match.seats
    lead += ended.lead / match.seats
  }
  return { share, lead, ...clock }
}

function playGame(match: Match, own: Seat, clock: Clock): { readonly share: number; readonly lead: number } {
  const { game, options, seats, first, second } = match
  const seed = `${match.seed} ${own}`
  const line = new LineOfPlay(game, options, seats, createSeedSource(match.seed))
  const rng = createSeededRng(`random of ${seed}`)
  const memory = new SolutionCache()
  const recall = Array.from({ length: seats }, (): GameEvent[] => [])
  const tell = (event: GameEvent) => recall.forEach((told, seat) => told.push(...eventsVisibleTo(game, [event], seat)))
  /**
   * Bit set of the seats that were asked at this ply whether they want to act although the game does not wait for them.
   */
  let offered = 0
  for (line.settleChance(tell); !line.isOver; line.settleChance(tell)) {
    const { state } = line
    const may = seatsIn(game.optionalSeats(state) & ~game.requiredSeats(state) & ~offered)
    const seat = may[0] ?? entryAt(seatsIn(game.requiredSeats(state)), 0)
    const who = seat === own ? first : second
    offered = may.length > 0 ? offered | (1 << seat) : 0
    if (who === 'random') {
      // Random players never act out of turn.
      if (may.length === 0) line.play({ seat, move: (game.pickSound ?? game.pick)(state, seat, rng) }, tell)
      continue
    }
    const begun = performance.now()
    const seen = viewTable(game, state, seat)
    const request = { seen, recall: entryAt(recall, seat), seat, level: who, seed: `${seed} ${line.plyCount}` }
    const thought = think(game, request, undefined, memory)
    if (seat === own) count(clock, performance.now() - begun)
    if (thought.move === null) continue
    const move = game.read(state, seat, thought.move)
    if (!move.ok) throw new Error(`${thought.move}: ${move.error.message}`)
    line.play({ seat, move: move.value }, tell)
    offered = 0
  }
  const { scores, winners } = game.outcome(line.state)
  const others = scores.filter((_score, seat) => seat !== own)
  return { share: winners?.includes(own) ? 1 / winners.length : 0, lead: entryAt(scores, own) - Math.max(...others) }
}

function count(clock: Clock, ms: number): void {
  clock.ms += ms
  clock.thoughts++
  clock.longest = Math.max(clock.longest, ms)
}
