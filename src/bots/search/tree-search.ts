import type { Eye, Game, Position, Rng, Seat, Seen } from '../../rules/kit'
import { Arena } from './arena'
import { ucbExploration } from './ucb'
import { SequentialHalving } from './sequential-halving'
import { anySound, nextSeat, playChance, playOut, soundMoves, type Policy } from './playout'
import { Verdict, type RewardPlan, type ScoresOf } from './reward'

// In range: nodes of the arena, moves and path up to their number, seats.

/** What a search knows beside the rules, and how it weighs. */
export interface SearchPlan<S extends Position, M> {
  readonly reward: RewardPlan
  /** Weight of curiosity against what a move has earned so far. */
  readonly exploration: number
  /** How many visits a prior counts for. */
  readonly trust: number
  /** The side that a seat is on, where partners share their score; each seat plays for itself if absent. */
  readonly sideOf?: (state: S, seat: Seat) => number
  /** How playouts go on; any sound move if absent. */
  readonly policy?: Policy<S, M>
  /** Final scores without allocating, in games where the best of them win; `outcome` is asked if absent. */
  readonly scoresOf?: ScoresOf<S>
  /**
   * A fast determinization: deals anew, in place, all that an eye cannot see in an imagined state. Every deal that
   * `imagine` may answer is as likely as there. False, with nothing changed, where only `imagine` will do.
   */
  readonly redeal?: (state: S, eye: Eye, rng: Rng) => boolean
  /** The reward that a move seems to promise before it is tried, 0 to 1. */
  readonly prior?: (state: S, seat: Seat, move: M) => number
  /** The moves worth a thought, written like `moves` of a game; all sound ones if absent. Never none. */
  readonly choices?: (state: S, seat: Seat, into: M[]) => number
  /** Where looking ahead ends although the game does not: `scoresOf` judges such states too. */
  readonly stops?: (state: S) => boolean
}

/** A move at the root, with how it fared. */
export interface Candidate<M> {
  readonly move: M
  readonly visits: number
  /** Mean reward of the mover with the prior counted in, 0 to 1. */
  readonly value: number
  /** Mean share of the win. */
  readonly wins: number
}

/** No playout goes on for longer; a game without a stated end is broken off there and judged as it stands. */
const LONGEST_PLAYOUT = 2000
const DEEPEST = 256

/**
 * Information-set Monte Carlo tree search with a single observer (SO-ISMCTS; Cowling, Powley and Whitehouse 2012): an
 * iteration imagines what the seat can't see, walks the one tree over the moves that are legal then, counts how often
 * each was available, adds one node and plays out. Every mover maximizes its own reward (max^n), so any number of
 * seats will do; chance within the game is sampled anew each time (open loop).
 *
 * The moves at the root compete in a {@link SequentialHalving}: each imagined deal is tried with every move that is still in, so
 * that none is better off for luckier deals. Run it in as many slices as you like: the result depends on the number of
 * iterations alone.
 */
export class Search<S extends Position, M> {
  iterations = 0
  private readonly arena: Arena
  private readonly origin: S
  private readonly spare: S
  private readonly work: S
  private deal: S
  private readonly policy: Policy<S, M>
  private readonly rootMoves: M[] = []
  private readonly contest: SequentialHalving
  private readonly list: M[] = []
  private keys = new Float64Array(64)
  private readonly path = new Int32Array(DEEPEST + 1)
  private readonly verdict: Verdict
  private readonly chanceBuffer: number[] = []
  private readonly texts = new Map<string, number>()
  private chosen = 0
  private chosenMove: M | undefined

  /** `budget` is the number of iterations that the contest at the root is laid out for; no more may be run. */
  constructor(
    private readonly game: Game<S, M>,
    private readonly seen: Seen,
    private readonly seat: Seat,
    private readonly plan: SearchPlan<S, M>,
    private readonly rng: Rng,
    budget: number,
  ) {
    this.origin = game.imagine(seen, rng)
    this.spare = game.clone(this.origin)
    this.work = game.clone(this.origin)
    this.deal = this.origin
    this.policy = plan.policy ?? anySound(game)
    const { sideOf } = plan
    const sides = sideOf ? Array.from({ length: seen.seats }, (_, other) => sideOf(this.origin, other)) : null
    this.verdict = new Verdict(seen.seats, plan.reward, sides)
    const count = this.choicesOf(this.origin, seat, this.rootMoves)
    this.arena = new Arena(budget + count + 2)
    for (let i = 0; i < count; i++) {
      const move = this.rootMoves[i]!
      this.arena.add(0, seat, i, plan.prior ? plan.prior(this.origin, seat, move) : 0.5)
    }
    this.contest = new SequentialHalving(count, budget)
  }

  /** Iterates so often, or until one move alone is left in the contest. */
  run(count: number): void {
    for (let i = 0; i < count && !this.contest.decided(); i++) {
      this.iterate()
      this.iterations++
    }
  }

  /** Whether thinking on can change nothing. */
  settled(): boolean {
    return this.contest.decided()
  }

  /** The moves at the root, the best first. */
  candidates(): Candidate<M>[] {
    const { visits, won } = this.arena
    const order = this.contest.ranking((entrant) => this.valueOf(entrant + 1))
    return order.map((entrant) => {
      const node = entrant + 1
      const wins = visits[node] === 0 ? 0.5 : won[node]! / visits[node]!
      return { move: this.rootMoves[entrant]!, visits: visits[node]!, value: this.valueOf(node), wins }
    })
  }

  /** Mean reward of a node with its prior counted in. */
  private valueOf(node: number): number {
    const { earned, prior, visits } = this.arena
    const weight = visits[node]! + this.plan.trust
    return weight === 0 ? 0.5 : (earned[node]! + this.plan.trust * prior[node]!) / weight
  }

  private iterate(): void {
    const { contest, game, work, path } = this
    if (contest.heatBegins()) this.deal = this.imagined()
    const entrant = contest.next()
    game.copy(this.deal, work)
    path[0] = entrant + 1
    game.apply(work, this.seat, this.rootMoves[entrant]!)
    const depth = this.descend(work)
    playOut(game, work, this.policy, this.rng, this.chanceBuffer, LONGEST_PLAYOUT, this.plan.stops)
    if (this.plan.scoresOf) this.verdict.from(work, this.plan.scoresOf)
    else this.verdict.fromOutcome(game.outcome(work))
    this.learn(depth)
    if (contest.roundIsOver()) contest.halve((entrant) => this.valueOf(entrant + 1), this.arena.visits[entrant + 1]!)
  }

  /** Counts the verdict for every node of the path. */
  private learn(depth: number): void {
    const { visits, earned, mover, won } = this.arena
    const { rewards, shares } = this.verdict
    for (let i = 0; i < depth; i++) {
      const node = this.path[i]!
      visits[node]!++
      earned[node]! += rewards[mover[node]!]!
    }
    won[this.path[0]!]! += shares[this.seat]!
  }

  private imagined(): S {
    const { game, spare, plan, rng } = this
    if (!plan.redeal) return game.imagine(this.seen, rng)
    game.copy(this.origin, spare)
    return plan.redeal(spare, this.seat, rng) ? spare : game.imagine(this.seen, rng)
  }

  /** Walks on from the root's move to a fresh node or an end; answers the length of the path. */
  private descend(state: S): number {
    const { game, list, path, plan, rng } = this
    let node = path[0]!
    let depth = 1
    while (depth < DEEPEST) {
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
      game.apply(state, actor, this.chosenMove as M)
      if (fresh) return depth
    }
    return depth
  }

  private choicesOf(state: S, seat: Seat, into: M[]): number {
    return this.plan.choices?.(state, seat, into) ?? soundMoves(this.game, state, seat, into)
  }

  /** Picks the child to go to, making it if it is new; answers whether it is. */
  private choose(state: S, node: number, actor: Seat, count: number): boolean {
    const { arena, list, plan } = this
    if (count > this.keys.length) this.keys = new Float64Array(2 * count)
    const { keys } = this
    for (let i = 0; i < count; i++) keys[i] = this.keyOf(state, actor, list[i]!)
    let untried = count
    let best = 0
    let bestScore = -Infinity
    for (let child = arena.child[node]!; child !== 0; child = arena.sibling[child]!) {
      if (arena.mover[child] !== actor) continue
      const at = this.find(arena.key[child]!, untried)
      if (at < 0) continue
      untried--
      const move = list[at]!
      this.swap(at, untried)
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

  /** Adds a node for the most promising of the untried moves, any of them where nothing is known. */
  private expand(state: S, node: number, actor: Seat, untried: number): void {
    const { arena, list, keys, plan, rng } = this
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
    this.chosen = arena.add(node, actor, keys[at]!, prior)
  }

  private find(key: number, count: number): number {
    const { keys } = this
    for (let i = 0; i < count; i++) if (keys[i] === key) return i
    return -1
  }

  private swap(i: number, j: number): void {
    const { list, keys } = this
    const move = list[i]!
    const key = keys[i]!
    list[i] = list[j]!
    keys[i] = keys[j]!
    list[j] = move
    keys[j] = key
  }

  /** A number for a move: itself where the game packs its moves, else one a distinct text. */
  private keyOf(state: S, seat: Seat, move: M): number {
    if (typeof move === 'number') return move
    const text = this.game.write(state, seat, move)
    let key = this.texts.get(text)
    if (key === undefined) {
      key = this.texts.size
      this.texts.set(text, key)
    }
    return key
  }
}
