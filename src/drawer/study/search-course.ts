import type { BotProfile } from '../../bots/bot-profile'
import type { LevelProfile } from '../../bots/heuristics/types'
import { AlphaBeta, POSITIONS_PER_ITERATION } from '../../bots/minimax/alpha-beta'
import { provedEnd, SLOPE_BETWEEN_EQUALS, winChance } from '../../bots/minimax/board'
import { soundMoves } from '../../bots/search/playout'
import { beginComparison, type RatedCandidate } from '../../bots/think/candidates'
import { lowestSeat, type Position, type Seat } from '../../rules/kit'
import type { Course, CurvePoint, KeptCourse, KeptSearch, LuckAndPlay, Searched, TurningPoint } from './course'
import type { ReplayedGame } from './replayed-game'
import { chooseTurningPoints } from './turning-points'

/** Positions that a search may visit at each move, from the first look to the last. */
const BUDGETS = [20_000, 100_000, 1_000_000]
/** Positions between two looks at the clock. */
const SLICE = 2048
/** Half width of the interval of a searched chance, as measured over games between equals (docs/study.md). */
const MARGIN = 0.08

type DeepProfile = LevelProfile<Position> & { readonly kind: 'deep' }

/** The study of a game without luck or secrets for two: a search at every move. */
export class SearchCourse implements Course {
  readonly kept: KeptSearch

  constructor(
    private readonly bot: BotProfile,
    private readonly plan: DeepProfile,
    private readonly played: ReplayedGame,
    private readonly seat: Seat,
    kept: KeptCourse | null,
  ) {
    this.kept = kept?.kind === 'search' ? kept : { kind: 'search', searched: [] }
  }

  *run(): Generator<void> {
    const { plan, played, kept } = this
    while (plan.prepare?.()) yield
    const positions = [...played.moves.map(({ before }) => before), played.end]
    for (const [at, nodes] of BUDGETS.entries()) {
      const searched = (kept.searched[at] ??= [])
      while (searched.length < positions.length) {
        const position = positions[positions.length - 1 - searched.length]!
        searched.push((yield* this.search(position, nodes)) ?? { ...searched.at(-1)!, best: null })
      }
    }
  }

  done(): number {
    const all = BUDGETS.reduce((sum, nodes) => sum + nodes, 0) * (this.played.moves.length + 1)
    return BUDGETS.reduce((sum, nodes, at) => sum + (nodes * (this.kept.searched[at]?.length ?? 0)) / all, 0)
  }

  curve(): CurvePoint[] {
    return this.played.moves
      .map((_, ply) => ply)
      .concat(this.played.moves.length)
      .map((ply) => {
        const found = this.at(ply)
        return { ply, chance: found?.chance ?? null, margin: !found ? 1 : found.isCertain ? 0 : MARGIN }
      })
  }

  /** Everything but the start is play. Null until every position has been looked at once. */
  luckAndPlay(): LuckAndPlay | null {
    const { moves } = this.played
    const result = this.at(moves.length)?.chance
    if (result === undefined || !this.at(0)) return null
    const none = { value: 0, margin: 0 }
    const gains = (seat: Seat) =>
      moves.reduce(
        (sum, move, ply) => (move.seat === seat ? sum + this.at(ply + 1)!.chance - this.at(ply)!.chance : sum),
        0,
      )
    const start = 0.5
    return {
      result,
      start,
      deal: none,
      draws: none,
      lay: none,
      play: { value: result - start, margin: 0 },
      playBySeat: [gains(0), gains(1)],
    }
  }

  turningPoints(): TurningPoint[] {
    const { moves } = this.played
    if (!this.at(0)) return []
    return chooseTurningPoints(
      moves.map(({ seat, text }, ply) => {
        const [one, two] = [this.at(ply)!, this.at(ply + 1)!]
        const isOwn = seat === this.seat
        const change = two.chance - one.chance
        const lost = isOwn ? -change : change
        const best = one.best !== null && one.best !== text && lost > 0 ? [one.best, text] : []
        return {
          ply: ply + 1,
          seat,
          move: text,
          before: one.chance,
          after: two.chance,
          luck: 0,
          play: change,
          playMargin: one.isCertain && two.isCertain ? 0 : MARGIN,
          isOwn,
          candidates: best.map((move) => ({ move, wins: null, margin: 0 })),
        }
      }),
    )
  }

  *bestMoves(ply: number): Generator<void, readonly RatedCandidate[]> {
    const { seen, recall, seat, isChoice } = this.played.moves[ply]!
    if (!isChoice) return []
    while (this.plan.prepare?.()) yield
    const comparison = beginComparison(this.bot, { seen, recall, seat, level: 5, seed: 'best' })
    while (comparison.step(SLICE / POSITIONS_PER_ITERATION)) yield
    return comparison.result()
  }

  /** Returns what the largest search so far says of a position. */
  private at(ply: number): Searched | undefined {
    const fromEnd = this.played.moves.length - ply
    return this.kept.searched.findLast((searched) => searched.length > fromEnd)?.[fromEnd]
  }

  /** Returns null where only one move is possible: then the position is worth what the next one is. */
  private *search(position: Position, nodes: number): Generator<void, Searched | null> {
    const { plan, seat: own } = this
    const { game } = this.bot
    const seat = lowestSeat(game.requiredSeats(position))
    if (seat < 0) {
      const winners = game.outcome(position).winners ?? []
      const share = winners.length === 0 ? 0.5 : winners.includes(own) ? 1 / winners.length : 0
      return { chance: share, isCertain: true, best: null }
    }
    if (soundMoves(game, position, seat, []) === 1) return null
    const search = new AlphaBeta(plan.board(position), { ...plan, nodes, margin: 0 })
    while (search.step(SLICE)) yield
    const [best] = search.ranking()
    if (!best) return { chance: 0.5, isCertain: false, best: null }
    const proved = provedEnd(plan, position, best.value)
    const chance = proved ? Number(proved === 'win') : winChance(best.value, SLOPE_BETWEEN_EQUALS)
    return {
      chance: seat === own ? chance : 1 - chance,
      isCertain: proved !== null,
      best: game.write(position, seat, best.move),
    }
  }
}
