import type { Eye, Game, Position, Rng, Seat, GameView } from '../../rules/kit'
import { SequentialHalving } from './sequential-halving'
import { createRandomPolicy, nextSeat, playChance, playOut, soundMoves, type Policy } from './playout'
import { PlayoutResult, type RewardPlan, type ScoresOf } from './reward'

/**
 * The nodes of a search tree as parallel typed arrays. Node 0 is the root; 0 as a child or sibling means none. A node
 * stands for the move that led to it, and its rewards are those of the seat that made that move.
 */
function createArena(capacity: number) {
  return {
    size: 1,
    child: new Int32Array(capacity),
    sibling: new Int32Array(capacity),
    /** The seat that made the move into the node. */
    mover: new Uint8Array(capacity),
    /** The move into the node, for a child of the root its index; a double, so that any packed number fits. */
    move: new Float64Array(capacity),
    visits: new Int32Array(capacity),
    /**
     * How often the move was legal when its parent was visited: it replaces the parent's visit count in UCB, as in a
     * bandit whose set of arms varies.
     */
    available: new Int32Array(capacity),
    /** Sum of the mover's rewards. */
    earned: new Float64Array(capacity),
    /** Sum of the mover's shares of the win, kept for the root's children only. */
    won: new Float64Array(capacity),
    /** Estimate of the move's reward before it was tried. */
    prior: new Float32Array(capacity),
  }
}

type NodeArena = ReturnType<typeof createArena>

/** Adds a node under a parent and returns its index. The caller makes sure that there is room. */
function addNode(arena: NodeArena, parent: number, mover: number, move: number, prior: number): number {
  const node = arena.size++
  arena.child[node] = 0
  arena.sibling[node] = arena.child[parent]!
  arena.child[parent] = node
  arena.mover[node] = mover
  arena.move[node] = move
  arena.visits[node] = 0
  arena.available[node] = 1
  arena.earned[node] = 0
  arena.won[node] = 0
  arena.prior[node] = prior
  return node
}

/**
 * √(ln n) and 1/√n for n below 2^14, so that a selection costs two table look-ups instead of a logarithm and two roots.
 */
const TABLE = 1 << 14

const ROOT_LOG = new Float64Array(TABLE)

const ROOT_INVERSE = new Float64Array(TABLE)

for (let n = 1; n < TABLE; n++) {
  ROOT_LOG[n] = Math.sqrt(Math.log(n))
  ROOT_INVERSE[n] = 1 / Math.sqrt(n)
}

/** The knowledge of a game that a search uses besides the rules, and its weights. */
export interface SearchPlan<S extends Position> {
  readonly reward: RewardPlan
  /** Weight of the exploration term against a move's mean reward so far. */
  readonly exploration: number
  /** Number of visits that a prior counts as. */
  readonly priorVisits: number
  /** The side of a seat, in games where partners share their score; each seat plays for itself if absent. */
  readonly sideOf?: (state: S, seat: Seat) => number
  /** The rollout policy; a random sound move if absent. */
  readonly policy?: Policy<S>
  /** Writes final scores without allocating, in games won by the best score; `outcome` is called if absent. */
  readonly scoresOf?: ScoresOf<S>
  /**
   * A fast determinization: redeals, in place, everything the viewer cannot see in an imagined state, with the same
   * distribution as `determinize`. Returns false, with nothing changed, if only `determinize` can do it.
   */
  readonly redeal?: (state: S, eye: Eye, rng: Rng) => boolean
  /** Estimate of a move's reward before it is tried, from 0 to 1. */
  readonly prior?: (state: S, seat: Seat, move: number) => number
  /** Writes the moves worth considering, at least one, like `moves` of a game; all sound moves if absent. */
  readonly listChoices?: (state: S, seat: Seat, into: number[]) => number
  /** Whether the look-ahead ends at a state although the game goes on; `scoresOf` must judge such states too. */
  readonly stops?: (state: S) => boolean
}

/** A move at the root with its statistics. */
export interface Candidate {
  readonly move: number
  readonly visits: number
  /** Mean reward of the seat to move, with the prior counted in, from 0 to 1. */
  readonly value: number
  /** Mean share of the win, from 0 to 1. */
  readonly wins: number
}

/** Plies after which a playout is broken off and judged as it stands, for games of unbounded length. */
const MAX_PLAYOUT_PLIES = 2000
const MAX_DEPTH = 256

/**
 * Information-set Monte Carlo tree search with a single observer (SO-ISMCTS; Cowling, Powley and Whitehouse 2012). An
 * iteration samples a determinization, descends the single tree over the moves that are legal in it, counts how often
 * each was available, adds one node and runs a playout. Every mover maximizes its own reward (max^n), so any number of
 * seats works; chance events within the game are sampled anew in each iteration (open loop).
 *
 * The root's moves compete in a {@link SequentialHalving}: each determinization is tried with every move still in the
 * contest, so that no move profits from luckier deals. The search may run in any number of slices: the result depends
 * on the number of iterations alone.
 */
export class TreeSearch<S extends Position> {
  iterations = 0
  private readonly arena: NodeArena
  private readonly origin: S
  private readonly spare: S
  private readonly work: S
  private deal: S
  private readonly policy: Policy<S>
  private readonly rootMoves: number[] = []
  private readonly contest: SequentialHalving
  private readonly list: number[] = []
  private readonly path = new Int32Array(MAX_DEPTH + 1)
  private readonly playoutResult: PlayoutResult
  private readonly chanceBuffer: number[] = []
  private chosen = 0
  private chosenMove = 0

  /** `budget` is the number of iterations that the contest at the root is planned for. */
  constructor(
    private readonly game: Game<S>,
    private readonly seen: GameView,
    private readonly seat: Seat,
    private readonly plan: SearchPlan<S>,
    private readonly rng: Rng,
    private readonly budget: number,
  ) {
    this.origin = game.determinize(seen, rng)
    this.spare = game.clone(this.origin)
    this.work = game.clone(this.origin)
    this.deal = this.origin
    this.policy = plan.policy ?? createRandomPolicy(game)
    const { sideOf } = plan
    const sides = sideOf ? Array.from({ length: seen.seats }, (_, other) => sideOf(this.origin, other)) : null
    this.playoutResult = new PlayoutResult(seen.seats, plan.reward, sides)
    const count = this.choicesOf(this.origin, seat, this.rootMoves)
    this.arena = createArena(budget + count + 2)
    for (let i = 0; i < count; i++) {
      const move = this.rootMoves[i]!
      addNode(this.arena, 0, seat, i, plan.prior ? plan.prior(this.origin, seat, move) : 0.5)
    }
    this.contest = new SequentialHalving(count, budget)
  }

  /**
   * Runs `count` iterations, or fewer if the budget is spent or only one move is left in the contest; returns whether
   * more would be of use.
   */
  step(count: number): boolean {
    const end = Math.min(this.budget, this.iterations + count)
    for (; this.iterations < end && !this.contest.isDecided(); this.iterations++) this.iterate()
    return this.iterations < this.budget && !this.contest.isDecided()
  }

  /** Returns the root's moves, best first. */
  candidates(): Candidate[] {
    const { visits, won } = this.arena
    const order = this.contest.ranking((entrant) => this.valueOf(entrant + 1))
    return order.map((entrant) => {
      const node = entrant + 1
      const wins = visits[node] === 0 ? 0.5 : won[node]! / visits[node]!
      return { move: this.rootMoves[entrant]!, visits: visits[node]!, value: this.valueOf(node), wins }
    })
  }

  /** Returns a node's mean reward with its prior counted in. */
  private valueOf(node: number): number {
    const { earned, prior, visits } = this.arena
    const weight = visits[node]! + this.plan.priorVisits
    return weight === 0 ? 0.5 : (earned[node]! + this.plan.priorVisits * prior[node]!) / weight
  }

  private iterate(): void {
    const { contest, game, work, path } = this
    if (contest.isHeatStart()) this.deal = this.sampleDeterminization()
    const entrant = contest.next()
    game.copy(this.deal, work)
    path[0] = entrant + 1
    game.apply(work, this.seat, this.rootMoves[entrant]!)
    const depth = this.descend(work)
    playOut(game, work, this.policy, this.rng, this.chanceBuffer, MAX_PLAYOUT_PLIES, this.plan.stops)
    if (this.plan.scoresOf) this.playoutResult.from(work, this.plan.scoresOf)
    else this.playoutResult.fromOutcome(game.outcome(work))
    this.backpropagate(depth)
    if (contest.isRoundOver()) contest.halve((entrant) => this.valueOf(entrant + 1), this.arena.visits[entrant + 1]!)
  }

  /** Adds the verdict to the statistics of every node on the path. */
  private backpropagate(depth: number): void {
    const { visits, earned, mover, won } = this.arena
    const { rewards, shares } = this.playoutResult
    for (let i = 0; i < depth; i++) {
      const node = this.path[i]!
      visits[node]!++
      earned[node]! += rewards[mover[node]!]!
    }
    won[this.path[0]!]! += shares[this.seat]!
  }

  private sampleDeterminization(): S {
    const { game, spare, plan, rng } = this
    if (!plan.redeal) return game.determinize(this.seen, rng)
    game.copy(this.origin, spare)
    return plan.redeal(spare, this.seat, rng) ? spare : game.determinize(this.seen, rng)
  }

  /** Descends from the root's move to a new node or an end; returns the length of the path. */
  private descend(state: S): number {
    const { game, list, path, plan, rng } = this
    let node = path[0]!
    let depth = 1
    while (depth < MAX_DEPTH) {
      if (plan.stops?.(state)) return depth
      let actor = nextSeat(game, state)
      if (actor < 0) {
        if (!playChance(game, state, rng, this.chanceBuffer)) return depth
        actor = nextSeat(game, state)
        if (actor < 0) return depth
      }
      const count = this.choicesOf(state, actor, list)
      const fresh = this.choose(state, node, actor, count)
      node = this.chosen
      path[depth++] = node
      game.apply(state, actor, this.chosenMove)
      if (fresh) return depth
    }
    return depth
  }

  private choicesOf(state: S, seat: Seat, into: number[]): number {
    return this.plan.listChoices?.(state, seat, into) ?? soundMoves(this.game, state, seat, into)
  }

  /** Selects the child to descend to, adding it if it is new; returns whether it is new. */
  private choose(state: S, node: number, actor: Seat, count: number): boolean {
    const { arena, list, plan } = this
    let untried = count
    let best = 0
    let bestScore = -Infinity
    for (let child = arena.child[node]!; child !== 0; child = arena.sibling[child]!) {
      if (arena.mover[child] !== actor) continue
      const at = this.find(arena.move[child]!, untried)
      if (at < 0) continue
      untried--
      const move = list[at]!
      list[at] = list[untried]!
      list[untried] = move
      const available = ++arena.available[child]!
      const score = this.valueOf(child) + plan.exploration * ucbExploration(available, arena.visits[child]!)
      if (score > bestScore) {
        bestScore = score
        best = child
        this.chosenMove = move
      }
    }
    if (untried === 0) {
      this.chosen = best
      return false
    }
    this.expand(state, node, actor, untried)
    return true
  }

  /** Adds a node for the untried move with the highest prior, or for a random one if there are no priors. */
  private expand(state: S, node: number, actor: Seat, untried: number): void {
    const { arena, list, plan, rng } = this
    let at = 0
    let prior = 0.5
    if (plan.prior) {
      prior = -1
      for (let i = 0; i < untried; i++) {
        const promise = plan.prior(state, actor, list[i]!)
        if (promise > prior) {
          prior = promise
          at = i
        }
      }
    } else if (untried > 1) at = rng.below(untried)
    this.chosenMove = list[at]!
    this.chosen = addNode(arena, node, actor, this.chosenMove, prior)
  }

  private find(move: number, count: number): number {
    const { list } = this
    for (let i = 0; i < count; i++) if (list[i] === move) return i
    return -1
  }
}

/** Returns √(ln available / visits), the exploration term of UCB1 (Auer and others, 2002). */
function ucbExploration(available: number, visits: number): number {
  const log = available < TABLE ? ROOT_LOG[available]! : Math.sqrt(Math.log(available))
  return log * (visits < TABLE ? ROOT_INVERSE[visits]! : 1 / Math.sqrt(visits))
}
