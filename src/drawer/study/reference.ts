import type { BotProfile } from '../../bots/bot-profile'
import { bestRated, type Rating } from '../../bots/heuristics/move-rating'
import type { Heuristics } from '../../bots/heuristics/types'
import { createRandomPolicy, nextSeat, playChance, soundMoves, type Policy } from '../../bots/search/playout'
import roundTables from '../../bots/win-chances/round-tables.json'
import { chanceBeforeRound, type RoundTable } from '../../bots/win-chances/win-chances'
import { viewTable, type AnyGame, type Outcome, type Position, type Seat } from '../../rules/kit'
import type { Luck } from './worlds'

/** Plies after which a playout is broken off and counts as shared by all. */
const MAX_PLIES = 2000

/**
 * Whose rule of thumb plays on where level 5 has none that is quick enough: in Pittsburgh Draw it would compute all odds
 * of every hand, in Boston Books it lives from what was said before.
 */
const THUMB_LEVELS: Readonly<Record<string, 1 | 2 | 3 | 4>> = { 'pittsburgh-draw': 2, 'boston-books': 2 }

/**
 * Games in which hands lie open in a study and nearly nothing else is hidden, so that the reference player sometimes
 * makes any sound move: how often. Without that every playout of a position would end alike.
 */
const STRAYS: Readonly<Record<string, number>> = { 'new-york-whist': 0.2 }

const ROUNDS: ReadonlyMap<string, RoundTable> = new Map(Object.entries(roundTables))

/** How far a game has got: which turns of its luck are to come. */
export interface Progress {
  /** Number of moves. */
  readonly moves: number
  /** How often chance came between moves: deals, spins. */
  readonly chances: number
}

/** Players of equal strength who play a game on from any position, and what its end is worth. */
export class ReferencePlayers {
  /** Whether they make the same move in equal positions always. */
  readonly areSteady: boolean
  /** Number of sides that win or lose together. */
  readonly sides: number
  /** Returns the move of the seat to move. */
  readonly play: Policy<Position>
  private readonly chanceBuffer: number[] = []
  private readonly beforeRound: ((state: Position) => number) | null

  constructor(
    private readonly bot: BotProfile,
    private readonly start: Position,
    private readonly seat: Seat,
  ) {
    const { game, knowledge } = bot
    this.sides = sidesOf(start)
    const stray = STRAYS[game.info.id] ?? 0
    const { policy, isSteady } = policyOf(game, knowledge, start)
    this.areSteady = isSteady && stray === 0
    this.play = withAnswers(knowledge, stray > 0 ? straying(game, policy, stray) : policy)
    this.beforeRound = this.chanceBeforeRound()
  }

  /**
   * Plays a position on and returns the share of the win of the study's seat. Where a game of two sides goes on after a
   * round, it is the chance to win from the totals, as measured between equals.
   */
  finish(state: Position, luck: Luck, { moves, chances }: Progress): number {
    const { game } = this.bot
    let chance = chances
    for (let ply = moves; ply < moves + MAX_PLIES; ply++) {
      if (this.beforeRound && game.chance(state) > 0) return this.beforeRound(state)
      let seat = nextSeat(game, state)
      if (seat < 0) {
        playChance(game, state, luck.at(2 * chance++), this.chanceBuffer)
        seat = nextSeat(game, state)
        if (seat < 0) return this.share(game.outcome(state))
      }
      game.apply(state, seat, this.play(state, seat, luck.at(2 * ply + 1)))
    }
    return 1 / this.sides
  }

  /** Returns the share of the win of the study's seat; partners have the whole win of their side. */
  share({ winners }: Outcome): number {
    if (winners === null) return 1 / this.sides
    const winning = new Set(winners.map((seat) => seat % this.sides))
    return winning.has(this.seat % this.sides) ? 1 / winning.size : 0
  }

  private chanceBeforeRound(): ((state: Position) => number) | null {
    const { bot, start, seat, sides } = this
    const table = ROUNDS.get(bot.game.info.id)
    const target = Number(start.options['target'] ?? 0)
    if (!table || sides !== 2 || target < 1 || target > table.chances.length) return null
    const chance = chanceBeforeRound(table)
    return (state) => {
      const { scores } = bot.game.outcome(state)
      const own = seat % 2
      return chance(target - scores[own]!, target - scores[1 - own]!)
    }
  }
}

/** Games of partners keep their number of sides, or whether they have sides, in the state. */
function sidesOf(state: Position & { readonly sides?: number; readonly hasSides?: boolean }): number {
  return state.sides ?? (state.hasSides === true ? 2 : state.seats)
}

function policyOf(
  game: AnyGame,
  knowledge: Heuristics<Position> | null,
  dealt: Position,
): { readonly policy: Policy<Position>; readonly isSteady: boolean } {
  const context = { seen: viewTable(game, dealt, 0), recall: [] }
  const thumb = THUMB_LEVELS[game.info.id]
  const plan = knowledge?.plan(thumb ?? 5, context)
  if (plan?.kind === 'search' && plan.search.policy) return { policy: plan.search.policy, isSteady: isSteady(game) }
  const rule = plan?.kind === 'search' ? knowledge?.plan(4, context) : plan
  if (rule?.kind === 'thumb') return { policy: byRating(game, rule.rate), isSteady: false }
  const chooser = knowledge?.plan(4, context)
  return { policy: chooser?.kind === 'choose' ? chooser.choose : createRandomPolicy(game), isSteady: false }
}

/** Colorow's playouts choose at random among plays that pay nothing. */
function isSteady({ info }: AnyGame): boolean {
  return info.id !== 'colorow'
}

/** Makes the move of the highest rating, any of equals. */
function byRating(game: AnyGame, rate: Rating<Position>): Policy<Position> {
  const moves: number[] = []
  return (state, seat, rng) => bestRated(state, seat, moves, soundMoves(game, state, seat, moves), rate, rng)
}

function straying(game: AnyGame, policy: Policy<Position>, share: number): Policy<Position> {
  const any = createRandomPolicy(game)
  return (state, seat, rng) => (rng.below(1000) < 1000 * share ? any(state, seat, rng) : policy(state, seat, rng))
}

/** Answers claims and calls as level 5 does, before anything else. */
function withAnswers(knowledge: Heuristics<Position> | null, policy: Policy<Position>): Policy<Position> {
  if (!knowledge?.moveBeforePlanning) return policy
  return (state, seat, rng) => knowledge.moveBeforePlanning?.(state, seat, 5, rng) ?? policy(state, seat, rng)
}
