import { viewTable, type AnyGame, type GameView, type Position, type Seat } from '../../../src/rules/kit'
import { nextSeat, soundMoves } from '../../../src/bots/search/playout'

/** What a seat knows where it is to move: what it sees, and what it may do. */
export interface InformationSet {
  readonly seen: GameView
  readonly seat: Seat
  /** The texts of its moves. */
  readonly moves: readonly string[]
  /** By move while the game is solved: the sum of regrets, the strategy that follows, and the sum of strategies. */
  readonly regrets: Float64Array
  readonly current: Float64Array
  readonly played: Float64Array
}

/** The probability of each move of an information set. */
export type Strategy = (set: InformationSet) => ArrayLike<number>

interface Branch {
  readonly set: InformationSet
  readonly next: readonly Node[]
}

/** A number is the gain of seat 0. */
type Node = Branch | number

/**
 * A zero-sum game of two seats with perfect recall, unrolled from deals that are equally likely. Every move is public,
 * and the own hand of the first position is all else that a seat knows.
 */
export class HiddenGame {
  readonly sets = new Map<string, InformationSet>()
  private readonly roots: readonly Node[]

  /**
   * @param handOf the text of a seat's hand
   * @param gain the gain of seat 0 in a position in which the game ends; null if it goes on
   */
  constructor(
    private readonly game: AnyGame,
    deals: readonly Position[],
    handOf: (deal: Position, seat: Seat) => string,
    private readonly gain: (state: Position) => number | null,
  ) {
    this.roots = deals.map((deal) => this.unroll(deal, [handOf(deal, 0), handOf(deal, 1)], ''))
  }

  /** Solves the game by counterfactual regret minimization (CFR+; Tammelin 2014) and returns the mean strategy. */
  solve(rounds: number): Strategy {
    for (let round = 1; round <= rounds; round++) {
      for (const seat of [0, 1]) {
        for (const { regrets, current } of this.sets.values()) current.set(inProportion(regrets))
        for (const root of this.roots) train(root, seat, 1, round)
        for (const { regrets } of this.sets.values()) regrets.forEach((sum, i) => (regrets[i] = Math.max(0, sum)))
      }
    }
    return ({ played }) => inProportion(played)
  }

  /** Returns the mean gain by which either seat, if it knew the other's strategy, would do better than it should. */
  exploitability(strategy: Strategy): number {
    return (this.bestResponse(strategy, 0) + this.bestResponse(strategy, 1)) / 2
  }

  private unroll(state: Position, hands: readonly [string, string], before: string): Node {
    const { game } = this
    const gain = this.gain(state)
    if (gain !== null) return gain
    const seat = nextSeat(game, state)
    const moves: number[] = []
    moves.length = soundMoves(game, state, seat, moves)
    const texts = moves.map((move) => game.write(state, seat, move))
    const next = moves.map((move, i) => {
      const after = game.clone(state)
      game.apply(after, seat, move)
      return this.unroll(after, hands, `${before} ${texts[i]!}`)
    })
    // Where there is no choice there is nothing to know.
    return next.length === 1 ? next[0]! : { set: this.setOf(state, seat, `${hands[seat]!}:${before}`, texts), next }
  }

  private setOf(state: Position, seat: Seat, key: string, moves: readonly string[]): InformationSet {
    let set = this.sets.get(`${String(seat)} ${key}`)
    if (!set) {
      const seen = viewTable(this.game, state, seat)
      const [regrets, current, played] = Array.from({ length: 3 }, () => new Float64Array(moves.length))
      set = { seen, seat, moves, regrets: regrets!, current: current!, played: played! }
      this.sets.set(`${String(seat)} ${key}`, set)
    }
    return set
  }

  /** Returns what a seat gains on average that plays its best against a strategy. */
  private bestResponse(strategy: Strategy, seat: Seat): number {
    const reached = new Map<InformationSet, { readonly branch: Branch; readonly reach: number }[]>()
    const choices = new Map<InformationSet, number>()
    const strategies = new Map<InformationSet, ArrayLike<number>>()
    const played = (set: InformationSet): ArrayLike<number> => {
      if (!strategies.has(set)) strategies.set(set, strategy(set))
      return strategies.get(set)!
    }
    const note = (node: Node, reach: number): void => {
      if (typeof node === 'number') return
      const isOwn = node.set.seat === seat
      if (isOwn && !reached.get(node.set)?.push({ branch: node, reach }))
        reached.set(node.set, [{ branch: node, reach }])
      node.next.forEach((next, i) => note(next, isOwn ? reach : reach * played(node.set)[i]!))
    }
    const valueOf = (node: Node): number => {
      if (typeof node === 'number') return seat === 0 ? node : -node
      if (node.set.seat === seat) return valueOf(node.next[choiceAt(node.set)]!)
      return node.next.reduce<number>((sum, next, i) => sum + played(node.set)[i]! * valueOf(next), 0)
    }
    const choiceAt = (set: InformationSet): number => {
      const known = choices.get(set)
      if (known !== undefined) return known
      const values = set.moves.map((_, i) =>
        reached.get(set)!.reduce((sum, { branch, reach }) => sum + reach * valueOf(branch.next[i]!), 0),
      )
      const choice = values.indexOf(Math.max(...values))
      choices.set(set, choice)
      return choice
    }
    for (const root of this.roots) note(root, 1)
    return this.roots.reduce<number>((sum, root) => sum + valueOf(root), 0) / this.roots.length
  }
}

/**
 * Adds to a seat's regrets and to the other's mean strategy, and returns what the seat gains. `reach` is the chance with
 * which the other plays to this node.
 */
function train(node: Node, seat: Seat, reach: number, weight: number): number {
  if (typeof node === 'number') return seat === 0 ? node : -node
  const { set, next } = node
  const { current, regrets, played } = set
  if (set.seat !== seat) {
    current.forEach((share, i) => (played[i]! += weight * reach * share))
    return next.reduce<number>(
      (sum, after, i) => sum + current[i]! * train(after, seat, reach * current[i]!, weight),
      0,
    )
  }
  const values = next.map((after) => train(after, seat, reach, weight))
  const mean = values.reduce((sum, value, i) => sum + current[i]! * value, 0)
  values.forEach((value, i) => (regrets[i]! += reach * (value - mean)))
  return mean
}

/** Returns shares in proportion to the values; even shares if none is positive. */
function inProportion(values: Float64Array): Float64Array {
  const sum = values.reduce((total, value) => total + Math.max(0, value), 0)
  return values.map((value) => (sum > 0 ? Math.max(0, value) / sum : 1 / values.length))
}
