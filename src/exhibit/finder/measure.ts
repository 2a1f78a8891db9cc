import { createSeededRng, type Rng, type Seat } from '../../rules/kit'
import type { CutDraft, Opening, PlayedTable } from './played-table'
import type { Recipe } from './recipe'
import { bot, litAt, type Player } from './visitors'

/** Results of the visits of one kind of visitor. */
export interface Measure {
  /** Share of wins, a draw counting half. */
  readonly share: number
  /** Duration in seconds, 95th percentile. */
  readonly slowest: number
  /** Decisions per visit between two or more lit moves. */
  readonly decisions: number
}

/** What a simulated visit needs: tables of a draft, and its pace. */
export interface Ground {
  readonly draft: CutDraft
  readonly recipe: Pick<Recipe, 'pace'>
  readonly open: (opening: Opening) => PlayedTable
}

interface Went {
  readonly won: number
  readonly seconds: number
  readonly decisions: number
}

/** Limit of plies in a try; a try that exceeds it counts as lost. */
const MOST_PLIES = 200
/** Seconds in which the on-screen hand shows a move before a further try. */
const HAND_SECONDS = 4
/** Level of the bot in a game without rivals, which is never asked. */
const NOBODY = 1

/**
 * Simulates visits, one after the other.
 * @param enough receives the share so far and the number of visits; returning true ends the simulation early
 */
export function measure(
  ground: Ground,
  visitor: Player,
  visits: number,
  seed: string,
  enough: (share: number, visits: number) => boolean = () => false,
): Measure {
  const rng = createSeededRng(seed)
  const went: Went[] = []
  let won = 0
  for (let i = 0; i < visits && !(i > 0 && enough(won / i, i)); i++) {
    const visit = visitOnce(ground, visitor, rng, `${seed}/${i}`)
    won += visit.won
    went.push(visit)
  }
  const seconds = went.map((visit) => visit.seconds).sort((a, b) => a - b)
  return {
    share: won / went.length,
    slowest: seconds[Math.floor(0.95 * (seconds.length - 1))] ?? 0,
    decisions: went.reduce((sum, visit) => sum + visit.decisions, 0) / went.length,
  }
}

/** Simulates one visit: the same deal until it is won, up to its number of tries. */
function visitOnce(ground: Ground, visitor: Player, rng: Rng, seed: string): Went {
  let [seconds, decisions, won] = [0, 0, 0]
  for (let number = 1; number <= ground.draft.tries && won !== 1; number++) {
    const went = playOn(ground, ground.open({ number, seed, rng }), visitor)
    won = went.won
    seconds += went.seconds + (number > 1 ? HAND_SECONDS : 0)
    decisions += went.decisions
  }
  return { won, seconds, decisions }
}

/** Plays a try from its present position to its end. */
export function playOn({ draft, recipe }: Omit<Ground, 'open'>, table: PlayedTable, visitor: Player): Went {
  const [decision, forced, rivals] = recipe.pace
  const rival = bot(draft.rival ?? NOBODY)
  let [seconds, decisions] = [0, 0]
  for (;;) {
    const { result } = table.standing()
    if (result !== null || table.plies >= MOST_PLIES) {
      return { won: result === 'won' ? 1 : result === 'drawn' ? 0.5 : 0, seconds, decisions }
    }
    const turn = table.turn()
    if (turn !== table.visitor) {
      table.play(turn, rival(table, turn))
      seconds += rivals
      continue
    }
    const choices = litAt(table).length
    table.play(turn, visitor(table, turn))
    if (choices > 1) decisions++
    seconds += choices > 1 ? decision : forced
  }
}

/** The value of a visitor's first moves. */
export interface FirstChoice {
  readonly count: number
  readonly best: number
  readonly worst: number
}

/** Limit of the first moves examined, and the numbers of playouts for picking and for valuing each. */
const MOST_MOVES = 16
const PICKING = 12
const VALUING = 60

/**
 * Returns the child's shares after its best and its worst first move. Both are picked by some playouts and valued by
 * others, so that noise alone produces no difference.
 */
export function firstChoice(ground: Ground, visitor: Player, seed: string): FirstChoice {
  const opened = ground.open({ number: 1, seed, rng: createSeededRng(seed) })
  const { visitor: seat } = opened
  const all = litAt(opened)
  const moves = sample(all, MOST_MOVES, createSeededRng(`${seed}/some`))
  const worth = (move: unknown, playouts: number, luck: string): number => {
    let sum = 0
    for (let i = 0; i < playouts; i++) sum += after(ground, seat, move, visitor, `${seed}/${luck}/${i}`)
    return sum / playouts
  }
  const picked = moves.map((move) => ({ move, share: worth(move, PICKING, 'pick') })).sort((a, b) => b.share - a.share)
  if (picked.length < 2) return { count: picked.length, best: 0, worst: 0 }
  const [best, worst] = [picked[0]!, picked.at(-1)!].map(({ move }) => worth(move, VALUING, 'value'))
  return { count: all.length, best: best!, worst: worst! }
}

/**
 * Plays a try that begins with a given move, and returns its result. The same seed gives every examined move the same
 * outcomes.
 */
function after(ground: Ground, seat: Seat, move: unknown, visitor: Player, seed: string): number {
  const table = ground.open({ number: 1, seed, rng: createSeededRng(seed) })
  table.play(seat, move)
  return playOn(ground, table, visitor).won
}

function sample(moves: readonly unknown[], most: number, rng: Rng): readonly unknown[] {
  if (moves.length <= most) return moves
  const lots = moves.map((move) => ({ move, lot: rng.u32() }))
  return lots
    .sort((a, b) => a.lot - b.lot)
    .slice(0, most)
    .map(({ move }) => move)
}
