// In range: entrants; there is one alive.

/** Tells how good an entrant has proved so far. */
export type Proof = (entrant: number) => number

/** Three standard errors of a difference of two means whose samples share their luck and deviate by a quarter. */
const CLEARLY = 1

/**
 * Sequential halving (Karnin, Koren and Somekh 2013): the budget is shared out evenly over rounds, and after each round
 * the worse half is out, until two fight the last. Within a round all that are in are tried in turn, a heat at a time,
 * so that every heat can be given the same luck. Cheaper than a bandit where only the final choice counts.
 */
export class SequentialHalving {
  private alive: number[]
  /** The round in which each entrant was put out. */
  private readonly outIn: number[]
  /** 1 for each entrant that was tried at all. */
  private readonly tried: Uint8Array
  private readonly rounds: number
  private readonly triesARound: number
  private round = 1
  private tries = 0
  private turn = 0

  constructor(entrants: number, budget: number) {
    this.alive = Array.from({ length: entrants }, (_, i) => i)
    this.outIn = this.alive.map(() => Infinity)
    this.tried = new Uint8Array(entrants)
    this.rounds = Math.max(1, Math.ceil(Math.log2(entrants)))
    this.triesARound = Math.max(entrants, Math.floor(budget / this.rounds))
  }

  heatBegins(): boolean {
    return this.turn === 0
  }

  roundIsOver(): boolean {
    return this.turn === 0 && this.round < this.rounds && this.tries >= this.triesARound
  }

  /** Whether one alone is left. */
  decided(): boolean {
    return this.alive.length === 1
  }

  /**
   * Puts the worse half out, and whoever is clearly beaten after so many `tries` each, and begins the next round.
   */
  halve(proof: Proof, tries: number): void {
    const order = [...this.alive].sort((a, b) => proof(b) - proof(a) || a - b)
    const enough = proof(order[0]!) - CLEARLY / Math.sqrt(tries)
    const half = order.slice(0, Math.ceil(order.length / 2))
    const kept = half.filter((entrant) => proof(entrant) >= enough).length
    for (const entrant of order.slice(kept)) this.outIn[entrant] = this.round
    this.alive = order.slice(0, kept)
    this.round++
    this.tries = 0
  }

  /** Who is to be tried now. */
  next(): number {
    const entrant = this.alive[this.turn]!
    this.tried[entrant] = 1
    this.turn = this.turn + 1 === this.alive.length ? 0 : this.turn + 1
    this.tries++
    return entrant
  }

  /**
   * All entrants, the best first: whoever lasted longer, then whoever proved better. Entrants that were never tried, as
   * there may be where the budget is smaller than their number, come last: nothing speaks for them.
   */
  ranking(proof: Proof): number[] {
    const { outIn, tried } = this
    const all = outIn.map((_, entrant) => entrant)
    return all.sort((a, b) => rank(outIn[b]!, outIn[a]!) || tried[b]! - tried[a]! || proof(b) - proof(a) || a - b)
  }
}

function rank(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
