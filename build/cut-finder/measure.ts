import { createSeededRng, type Rng, type Seat } from '../../src/rules/kit'
import type { CutDraft, OpenTableOptions, PlayedTable } from './played-table'
import type { Recipe } from './recipe'
import { createBot, litMovesAt, type Player } from './visitors'

/** Results of the visits of one kind of visitor. */
export interface Measure {
  /** Share of wins, a draw counting half. */
  readonly share: number
  /** Duration in seconds, 95th percentile. */
  readonly p95Seconds: number
  /** Share of the visitor's own moves that were decisions between two or more lit moves. */
  readonly decisionShare: number
}

/** What a simulated visit needs: tables of a draft, and its pace. */
export interface VisitContext {
  readonly draft: CutDraft
  readonly recipe: Pick<Recipe, 'pace'>
  readonly open: (opening: OpenTableOptions) => PlayedTable
}

interface VisitResult {
  readonly won: number
  readonly seconds: number
  /** Number of the visitor's own moves, and of those among them that were made from two or more lit ones. */
  readonly moves: number
  readonly decisions: number
}

/** Limit of plies in a try; a try that exceeds it counts as lost. */
const MAX_PLIES = 200
/** Seconds in which the on-screen hand shows a move before a further try. */
const HAND_SECONDS = 4
/** Level of the bot in a game without rivals, which is never asked. */
const UNUSED_LEVEL = 1

/**
 * Simulates visits, one after the other.
 * @param isEnough receives the share so far and the number of visits; returning true ends the simulation early
 */
export function measure(
  context: VisitContext,
  visitor: Player,
  visits: number,
  seed: string,
  isEnough: (share: number, visits: number) => boolean = () => false,
): Measure {
  const rng = createSeededRng(seed)
  const results: VisitResult[] = []
  let won = 0
  for (let i = 0; i < visits && !(i > 0 && isEnough(won / i, i)); i++) {
    const visit = simulateVisit(context, visitor, rng, `${seed}/${i}`)
    won += visit.won
    results.push(visit)
  }
  const seconds = results.map((visit) => visit.seconds).sort((a, b) => a - b)
  return {
    share: won / results.length,
    p95Seconds: seconds[Math.floor(0.95 * (seconds.length - 1))] ?? 0,
    decisionShare: sumOf(results, 'decisions') / Math.max(1, sumOf(results, 'moves')),
  }
}

const sumOf = (results: readonly VisitResult[], what: 'moves' | 'decisions'): number =>
  results.reduce((sum, visit) => sum + visit[what], 0)

/** Simulates one visit: the same deal until it is won, up to its number of tries. */
function simulateVisit(context: VisitContext, visitor: Player, rng: Rng, seed: string): VisitResult {
  let [seconds, moves, decisions, won] = [0, 0, 0, 0]
  for (let number = 1; number <= context.draft.tries && won !== 1; number++) {
    const went = playToEnd(context, context.open({ number, seed, rng }), visitor)
    won = went.won
    seconds += went.seconds + (number > 1 ? HAND_SECONDS : 0)
    moves += went.moves
    decisions += went.decisions
  }
  return { won, seconds, moves, decisions }
}

/** Plays a try from its present position to its end. */
export function playToEnd(
  { draft, recipe }: Omit<VisitContext, 'open'>,
  table: PlayedTable,
  visitor: Player,
): VisitResult {
  const [decision, forced, rivals] = recipe.pace
  const rival = createBot(draft.rival ?? UNUSED_LEVEL)
  let [seconds, moves, decisions] = [0, 0, 0]
  for (;;) {
    const { result } = table.standing()
    if (result !== null || table.plies >= MAX_PLIES) {
      return { won: result === 'won' ? 1 : result === 'drawn' ? 0.5 : 0, seconds, moves, decisions }
    }
    const turn = table.turn()
    if (turn !== table.visitor) {
      table.play(turn, rival(table, turn))
      seconds += rivals
      continue
    }
    const choices = litMovesAt(table).length
    table.play(turn, visitor(table, turn))
    moves++
    if (choices > 1) decisions++
    seconds += choices > 1 ? decision : forced
  }
}

/** The value of a visitor's first moves. */
interface FirstMoveComparison {
  readonly count: number
  readonly best: number
  readonly worst: number
}

/** Limit of the first moves examined, and the numbers of playouts for picking and for valuing each. */
const MAX_MOVES = 16
const PICKING_PLAYOUTS = 12
const VALUING_PLAYOUTS = 60

/**
 * Returns the child's shares after its best and its worst first move. Both are picked by some playouts and valued by
 * others, so that noise alone produces no difference.
 */
export function compareFirstMoves(context: VisitContext, visitor: Player, seed: string): FirstMoveComparison {
  const opened = context.open({ number: 1, seed, rng: createSeededRng(seed) })
  const { visitor: seat } = opened
  const all = litMovesAt(opened)
  const moves = sample(all, MAX_MOVES, createSeededRng(`${seed}/some`))
  const worth = (move: number, playouts: number, luck: string): number => {
    let sum = 0
    for (let i = 0; i < playouts; i++) sum += playAfter(context, seat, move, visitor, `${seed}/${luck}/${i}`)
    return sum / playouts
  }
  const picked = moves
    .map((move) => ({ move, share: worth(move, PICKING_PLAYOUTS, 'pick') }))
    .sort((a, b) => b.share - a.share)
  if (picked.length < 2) return { count: picked.length, best: 0, worst: 0 }
  const [best, worst] = [picked[0]!, picked.at(-1)!].map(({ move }) => worth(move, VALUING_PLAYOUTS, 'value'))
  return { count: all.length, best: best!, worst: worst! }
}

/**
 * Plays a try that begins with a given move, and returns its result. The same seed gives every examined move the same
 * outcomes.
 */
function playAfter(context: VisitContext, seat: Seat, move: number, visitor: Player, seed: string): number {
  const table = context.open({ number: 1, seed, rng: createSeededRng(seed) })
  table.play(seat, move)
  return playToEnd(context, table, visitor).won
}

function sample(moves: readonly number[], max: number, rng: Rng): readonly number[] {
  if (moves.length <= max) return moves
  const lots = moves.map((move) => ({ move, lot: rng.u32() }))
  return lots
    .sort((a, b) => a.lot - b.lot)
    .slice(0, max)
    .map(({ move }) => move)
}
