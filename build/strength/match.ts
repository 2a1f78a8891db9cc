import { think } from '../../src/bots'
import type { Level } from '../../src/protocol/journal'
import {
  look,
  seededRng,
  seatsIn,
  type AnyGame,
  type Options,
  type Position,
  type Rng,
  type Seat,
} from '../../src/rules/kit'

/** Who plays: a level, or any sound move at random. */
export type Contender = 'random' | Level

export interface DealResult {
  /** Share of the two games that the first contender won, a tie counting half: 0, 0.25, … 1. */
  readonly share: number
  /** The first contender's mean lead in points. */
  readonly lead: number
  /** Milliseconds and number of the first contender's thoughts, and the longest of them. */
  readonly ms: number
  readonly thoughts: number
  readonly longest: number
}

interface Clock {
  ms: number
  thoughts: number
  longest: number
}

function randomMove(game: AnyGame, state: Position, seat: Seat, rng: Rng): unknown {
  for (;;) {
    const move: unknown = game.pick(state, seat, rng)
    if (game.sound(state, seat, move)) return move
  }
}

function playGame(
  game: AnyGame,
  options: Options,
  tape: readonly string[],
  chairs: readonly Contender[],
  seed: string,
  clock: Clock,
  timed: number,
): { readonly share: number; readonly lead: number } {
  const state = game.start(options, 2) as Position
  const rng = seededRng(`random of ${seed}`)
  let used = 0
  let ply = 0
  for (;;) {
    while (game.chance(state) > 0) {
      const outcomes = game.readChance(state, tape, used)
      if (!outcomes.ok) throw new Error(outcomes.error.message)
      used += outcomes.value.length
      game.applyChance(state, outcomes.value)
    }
    const seat = seatsIn(game.must(state))[0]
    if (seat === undefined) break
    const who = chairs[seat]!
    if (who === 'random') game.apply(state, seat, randomMove(game, state, seat, rng))
    else {
      const begun = performance.now()
      const thought = think(game, { seen: look(game, state, seat), seat, level: who, seed: `${seed} ${ply}` })
      if (seat === timed) {
        const ms = performance.now() - begun
        clock.ms += ms
        clock.thoughts++
        clock.longest = Math.max(clock.longest, ms)
      }
      const move = game.read(state, seat, thought.move)
      if (!move.ok) throw new Error(`${thought.move}: ${move.error.message}`)
      game.apply(state, seat, move.value)
    }
    ply++
  }
  const { scores, winners } = game.outcome(state)
  return {
    share: winners?.includes(timed) ? 1 / winners.length : 0,
    lead: scores[timed]! - scores[1 - timed]!,
  }
}

/** The luck of one deal as a tape. Games that draw more chance in the middle are not measured here. */
function tapeOf(game: AnyGame, options: Options, seed: string): string[] {
  const state = game.start(options, 2) as Position
  const outcomes: number[] = []
  game.sampleChance(state, seededRng(seed), outcomes)
  return outcomes.slice(0, game.chance(state)).map((outcome) => game.writeChance(outcome))
}

/** One deal played twice, the contenders having changed seats. */
export function playMirrored(
  game: AnyGame,
  options: Options,
  first: Contender,
  second: Contender,
  seed: string,
): DealResult {
  const tape = tapeOf(game, options, seed)
  const clock: Clock = { ms: 0, thoughts: 0, longest: 0 }
  const one = playGame(game, options, tape, [first, second], `${seed} one`, clock, 0)
  const two = playGame(game, options, tape, [second, first], `${seed} two`, clock, 1)
  return { share: (one.share + two.share) / 2, lead: (one.lead + two.lead) / 2, ...clock }
}
