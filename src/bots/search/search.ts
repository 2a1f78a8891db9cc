import type { Eye, Game, Position, Rng, Seat, Seen } from '../../rules/kit'
import { Arena } from './arena'
import { curiosity } from './bandit'
import { anySound, nextSeat, playChance, playOut, soundMoves, type Policy } from './playout'
import { Verdict, type RewardPlan, type ScoresOf } from './reward'

/** What a search knows beside the rules, and how it weighs. */
export interface SearchPlan<S extends Position, M> {
  readonly reward: RewardPlan
  /** Weight of curiosity against what a move has earned so far. */
  readonly exploration: number
  /** Weight of the prior, fading with 1/(visits + 1). */
  readonly trust: number
  /** How playouts go on; any sound move if absent. */
  readonly policy?: Policy<S, M>
  /** Final scores without allocating, in games where the best of them win; `outcome` is asked if absent. */
  readonly scoresOf?: ScoresOf<S>
  /**
   * A fast determinization: deals anew, in place, all that an eye cannot see in an imagined state. Every deal that
   * `imagine` may answer is as likely as there. False, with nothing changed, where only `imagine` will do.
   */
  readonly redeal?: (state: S, eye: Eye, rng: Rng) => boolean
  /** How good a move looks untried, 0 to 1. */
  readonly prior?: (state: S, seat: Seat, move: M) => number
}

/** A move at the root, with how it fared. */
export interface Candidate<M> {
  readonly move: M
  readonly visits: number
  /** Mean reward of the mover, 0 to 1. */
  readonly value: number
  /** Mean share of the win. */
  readonly wins: number
}

/** No playout goes on for longer; a game without a stated end is broken off there and judged as it stands. */
const LONGEST_PLAYOUT = 2000
const DEEPEST = 256

/**
 * Information-set Monte Carlo tree search with a single observer (SO-ISMCTS; Cowling, Powley and Whitehouse 2012):
 * every iteration imagines what the seat can't see, walks the one tree over the moves that are legal then, counts how
 * often each was available, adds one node and plays out. Every mover maximizes its own reward (max^n), so any number
 * of seats will do. Chance within the game is sampled anew each time (open loop). Run it in as many slices as you like:
 * the result depends on the number of iterations alone.
 */
export class Search<S extends Position, M> {
  iterations = 0
  private readonly arena: Arena
  private readonly origin: S
  private readonly work: S
  private readonly policy: Policy<S, M>
  private readonly list: M[] = []
  private keys = new Float64Array(64)
  private readonly path = new Int32Array(DEEPEST + 1)
  private readonly verdict: Verdict
  private readonly chanceBuffer: number[] = []
  private readonly texts = new Map<string, number>()

  /** `budget` is the most iterations that will ever be asked for. */
  constructor(
    private readonly game: Game<S, M>,
    private readonly seen: Seen,
    private readonly seat: Seat,
    private readonly plan: SearchPlan<S, M>,
    private readonly rng: Rng,
    budget: number,
  ) {
    this.origin = game.imagine(seen, rng)
    this.work = game.clone(this.origin)
    this.policy = plan.policy ?? anySound(game)
    this.arena = new Arena(budget + 2)
    this.verdict = new Verdict(seen.seats, plan.reward)
  }

  run(count: number): void {
    for (let i = 0; i < count; i++) this.iterate()
    this.iterations += count
  }

  /** The moves tried so far, the most visited first. */
  candidates(): Candidate<M>[] {
    const { arena } = this
    const byKey = new Map<number, M>()
    const count = soundMoves(this.game, this.origin, this.seat, this.list)
    for (let i = 0; i < count; i++) byKey.set(this.keyOf(this.origin, this.seat, this.list[i]!), this.list[i]!)
    const found: Candidate<M>[] = []
    for (let node = arena.child[0]!; node !== 0; node = arena.sibling[node]!) {
      const move = byKey.get(arena.key[node]!)
      const visits = arena.visits[node]!
      if (move === undefined || visits === 0) continue
      found.push({ move, visits, value: arena.earned[node]! / visits, wins: arena.won[node]! / visits })
    }
    return found.sort((a, b) => b.visits - a.visits || b.value - a.value)
  }

  private iterate(): void {
    const state = this.imagined()
    const depth = this.descend(state)
    playOut(this.game, state, this.policy, this.rng, this.chanceBuffer, LONGEST_PLAYOUT)
    if (this.plan.scoresOf) this.verdict.from(state, this.plan.scoresOf)
    else this.verdict.fromOutcome(this.game.outcome(state))
    this.learn(depth)
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
    if (depth > 0) won[this.path[0]!]! += shares[this.seat]!
  }

  private imagined(): S {
    const { game, work, plan, rng } = this
    if (!plan.redeal) return game.imagine(this.seen, rng)
    game.copy(this.origin, work)
    return plan.redeal(work, this.seat, rng) ? work : game.imagine(this.seen, rng)
  }

  /** Walks down to a fresh node or an end; answers the length of the path, which holds the nodes below the root. */
  private descend(state: S): number {
    const { game, list, path, rng } = this
    let node = 0
    let depth = 0
    while (depth < DEEPEST) {
      let actor = depth === 0 ? this.seat : nextSeat(game, state)
      if (actor < 0) {
        if (!playChance(game, state, rng, this.chanceBuffer)) return depth
        actor = nextSeat(game, state)
        if (actor < 0) return depth
      }
      const count = soundMoves(game, state, actor, list)
      if (count === 0) return depth
      const untried = this.choose(state, node, actor, count)
      node = this.chosen
      path[depth++] = node
      game.apply(state, actor, this.chosenMove as M)
      if (untried) return depth
    }
    return depth
  }

  private chosen = 0
  private chosenMove: M | undefined

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
      const visits = arena.visits[child]!
      const score =
        arena.earned[child]! / visits +
        plan.exploration * curiosity(available, visits) +
        (plan.trust * arena.prior[child]!) / (visits + 1)
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
    let prior = 0
    if (plan.prior) {
      prior = -1
      for (let i = 0; i < untried; i++) {
        const looks = plan.prior(state, actor, list[i]!)
        if (looks > prior) {
          prior = looks
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
