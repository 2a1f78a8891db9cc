import { seatsIn, createSeededRng, type AnyGame, type Position, type Rng, type Seat } from '../../rules/kit'
import type { ThinkRequest, Thought } from '../../ports/thinker'
import type { LevelMethod, LevelProfile } from '../heuristics/types'
import { soundMoves } from '../search/playout'
import { AlphaBeta, POSITIONS_PER_ITERATION } from '../minimax/alpha-beta'
import { MODEST_SLOPE, provedEnd, winChance } from '../minimax/board'
import { bestRated } from '../heuristics/move-rating'
import { advisedMove, SolutionCache, thinkAboutPuzzle, type SlicedThought } from './think-puzzle'
import { TreeSearch, type Candidate } from '../search/tree-search'
import type { BotProfile } from '../bot-profile'
import type { Level } from '../../ports/journal'
import { EndgameSolver } from '../endgame/solver'
import type { OpenGame } from '../endgame/open-game'

/** Positions that the solver visits in roughly the time of one iteration of tree search. */
const SOLVED_PER_ITERATION = 64

/** Memory of one thought's table, in bytes. */
const TABLE_BYTES = 1 << 22

/** Share of the win that each end is worth to a side. */
const WIN_SHARES = { win: 1, tie: 0.5, loss: 0 }

/** Lead in points, in a game that goes on, that counts as halfway from even to certain. */
const LEAD_SCALE = 6

/**
 * Levels for games of which only the rules are known: the same search with more iterations at each level; the lower
 * levels sometimes settle for the second-best move. Iterations are fixed, so that a level plays alike on every machine.
 */
const ITERATIONS: Readonly<Record<Level, number>> = { 1: 24, 2: 96, 3: 500, 4: 2500, 5: 10000 }
const SLIP_CHANCES: Readonly<Record<Level, number>> = { 1: 0.4, 2: 0.25, 3: 0.1, 4: 0, 5: 0 }

function defaultPlan(level: Level): LevelProfile<Position> {
  return {
    kind: 'search',
    iterations: ITERATIONS[level],
    search: { reward: { pointShare: 0.3, scale: 20 }, exploration: 0.7, priorVisits: 0 },
    slip: SLIP_CHANCES[level],
  }
}

/** Largest share of a win that the second-best move may give away, so that playing it is a slip and not a blunder. */
const SLIP_MARGIN = 0.1

/**
 * Begins a thought for a seat that may act. Throws if it may not, since callers know whose turn it is. Callers that ask
 * repeatedly about one puzzle pass the same `memory`, so that a solution once found is followed to its end.
 */
export function beginThinking(
  { game, knowledge, solver }: BotProfile,
  request: ThinkRequest,
  memory = new SolutionCache(),
): SlicedThought {
  const { seen, seat, level, recall = [] } = request
  const rng = createSeededRng(request.seed)
  const state = game.determinize(seen, rng)
  if (!seatsIn(game.requiredSeats(state) | game.optionalSeats(state)).includes(seat))
    throw new Error('asked to think out of turn')
  const finish = (move: number) => createFinishedThought(game.write(state, seat, move))
  if (!seatsIn(game.requiredSeats(state)).includes(seat)) {
    const move = knowledge?.moveOutOfTurn?.(state, seat, level, rng) ?? null
    return move === null ? createFinishedThought(null) : finish(move)
  }
  if (solver?.isOpen) return thinkAboutPuzzle({ game, solver, state, seat, level, rng, memory })
  const hasty = knowledge?.moveBeforePlanning?.(state, seat, level, rng) ?? null
  if (hasty !== null) return finish(hasty)
  const list: number[] = []
  const count = soundMoves(game, state, seat, list)
  if (count === 1) return finish(list[0]!)
  if (solver) return finish(advisedMove({ game, solver, state, seat, level, rng, memory }))
  const plan = knowledge ? knowledge.plan(level, { seen, recall }) : defaultPlan(level)
  const byMethod = (): SlicedThought => {
    if (plan.kind === 'thumb') {
      const { rate, slip = 0 } = plan
      const slips = slip > 0 && rng.below(1000) < 1000 * slip
      return finish(slips ? list[rng.below(count)]! : bestRated(state, seat, list, count, rate, rng))
    }
    if (plan.kind === 'choose') return finish(plan.choose(state, seat, rng))
    if (plan.kind === 'deep') return thinkByAlphaBeta(game, state, seat, plan, rng)
    const obvious = plan.obviousMove?.(state, seat) ?? null
    return obvious === null ? thinkBySearch(game, state, request, plan, rng) : finish(obvious)
  }
  const { endgame } = plan
  const open = endgame?.openGameOf(state, seat)
  if (!endgame || !open) return byMethod()
  return solveFirst(open, endgame.maxPositions, (move) => game.write(state, seat, move), byMethod)
}

function createFinishedThought(move: string | null): SlicedThought {
  return { step: () => false, result: () => ({ move, value: null, iterations: 0, ms: 0 }) }
}

function thinkByAlphaBeta(
  game: AnyGame,
  state: Position,
  seat: Seat,
  plan: LevelMethod<Position> & { kind: 'deep' },
  rng: Rng,
): SlicedThought {
  if (rng.below(1000) < 1000 * plan.slip)
    return createFinishedThought(game.write(state, seat, game.pick(state, seat, rng)))
  const lot = rng.u32()
  let begun: AlphaBeta | null = null
  const search = (): AlphaBeta => (begun ??= new AlphaBeta(plan.board(state), plan))
  return {
    ...(plan.prepare && { prepare: plan.prepare }),
    step: (iterations) => search().step(iterations * POSITIONS_PER_ITERATION),
    result() {
      const lines = search().ranking()
      const equals = lines.filter(({ value }) => value >= lines[0]!.value - plan.margin)
      const { move, value } = equals[lot % equals.length]!
      const proved = provedEnd(plan, state, value)
      return {
        move: game.write(state, seat, move),
        value: proved ? WIN_SHARES[proved] : winChance(value, MODEST_SLOPE),
        ...(proved && { proved }),
        iterations: search().nodes,
        ms: 0,
      }
    },
  }
}

function thinkBySearch(
  game: AnyGame,
  state: Position,
  request: ThinkRequest,
  plan: LevelMethod<Position> & { kind: 'search' },
  rng: Rng,
): SlicedThought {
  const { seen, seat } = request
  const slips = plan.slip > 0 && rng.below(1000) < plan.slip * 1000
  const search = new TreeSearch(game, seen, seat, plan.search, rng, plan.iterations)
  return {
    step: (iterations) => search.step(iterations),
    result() {
      const chosen = choose(search.candidates(), slips)
      return { move: game.write(state, seat, chosen.move), value: chosen.wins, iterations: search.iterations, ms: 0 }
    },
  }
}

function choose(candidates: readonly Candidate[], slips: boolean): Candidate {
  const best = candidates[0]!
  const second = candidates[1]
  return slips && second && second.value > best.value - SLIP_MARGIN ? second : best
}

/**
 * Solves an endgame in which every card is known; thinks as `fallback` only if that takes more than `positions`
 * positions. A lost game is played for the best margin if that is known, else as `fallback` would play it.
 */
function solveFirst(
  game: OpenGame,
  maxPositions: number,
  write: (move: number) => string,
  fallback: () => SlicedThought,
): SlicedThought {
  const solver = new EndgameSolver(game, maxPositions, TABLE_BYTES)
  let thought: SlicedThought | null = null
  let solving = true

  /** Returns the thought that decides where the proof does not; null if the proof is the answer. */
  function next(): SlicedThought | null {
    const proof = solver.proof()
    const needsMargin = proof?.end === 'loss' || proof?.end === 'open'
    if (proof && (!needsMargin || proof.margin !== null)) return null
    return (thought ??= fallback())
  }

  return {
    step(iterations) {
      if (solving) {
        solving = solver.step(iterations * SOLVED_PER_ITERATION)
        return solving || next() !== null
      }
      return next()?.step(iterations) ?? false
    },
    result() {
      const proof = solver.proof()
      const rest = next()?.result() ?? null
      // Without a proof, `next` returns a thought.
      if (!proof) return rest!
      // Without a thought to decide, the margin is proved.
      const answered = (judged: Pick<Thought, 'value' | 'proved'>) => {
        return { move: write(proof.move), ...judged, iterations: solver.positions, ms: 0 }
      }
      if (proof.end === 'open')
        return rest ?? answered({ value: 0.5 + (0.5 * proof.margin!) / (Math.abs(proof.margin!) + LEAD_SCALE) })
      const proved = { value: WIN_SHARES[proof.end], proved: proof.end }
      return rest ? { ...rest, ...proved } : answered(proved)
    },
  }
}
