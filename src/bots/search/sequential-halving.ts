/** Returns the value that an entrant has shown so far. */
type EntrantValue = (entrant: number) => number

/**
 * A clear lead times √tries: three standard errors of the difference of two means, for samples that share their luck
 * and have a standard deviation of 1/4.
 */
const CLEARLY = 1

/**
 * Sequential halving (Karnin, Koren and Somekh 2013): the budget is divided evenly among rounds, and after each round
 * the worse half is eliminated; the last round is between two. Within a round the remaining entrants are tried in turn.
 * A heat is one try of each, so that the caller can give all entrants of a heat the same luck. Needs fewer tries than a
 * bandit where only the final choice counts.
 */
export class SequentialHalving {
  private alive: number[]
  /** The round in which each entrant was eliminated; Infinity while it is alive. */
  private readonly eliminatedIn: number[]
  /** 1 for each entrant that was tried at least once. */
  private readonly tried: Uint8Array
  private readonly rounds: number
  private readonly triesARound: number
  private round = 1
  private tries = 0
  private turn = 0

  constructor(entrants: number, budget: number) {
    this.alive = Array.from({ length: entrants }, (_, i) => i)
    this.eliminatedIn = this.alive.map(() => Infinity)
    this.tried = new Uint8Array(entrants)
    this.rounds = Math.max(1, Math.ceil(Math.log2(entrants)))
    this.triesARound = Math.max(entrants, Math.floor(budget / this.rounds))
  }

  isHeatStart(): boolean {
    return this.turn === 0
  }

  isRoundOver(): boolean {
    return this.turn === 0 && this.round < this.rounds && this.tries >= this.triesARound
  }

  /** Whether only one entrant is left. */
  isDecided(): boolean {
    return this.alive.length === 1
  }

  /**
   * Eliminates the worse half and all that are clearly worse than the best after `tries` tries each; begins the next
   * round.
   */
  halve(valueOf: EntrantValue, tries: number): void {
    const order = [...this.alive].sort((a, b) => valueOf(b) - valueOf(a) || a - b)
    const enough = valueOf(order[0]!) - CLEARLY / Math.sqrt(tries)
    const half = order.slice(0, Math.ceil(order.length / 2))
    const kept = half.filter((entrant) => valueOf(entrant) >= enough).length
    for (const entrant of order.slice(kept)) this.eliminatedIn[entrant] = this.round
    this.alive = order.slice(0, kept)
    this.round++
    this.tries = 0
  }

  /** Returns the entrant to try now, and counts the try. */
  next(): number {
    const entrant = this.alive[this.turn]!
    this.tried[entrant] = 1
    this.turn = this.turn + 1 === this.alive.length ? 0 : this.turn + 1
    this.tries++
    return entrant
  }

  /**
   * Returns all entrants, best first: those that lasted longer, then those with the higher value. Entrants that were
   * never tried, which exist if the budget is smaller than the number of entrants, come last: nothing speaks for them.
   */
  ranking(valueOf: EntrantValue): number[] {
    const { eliminatedIn, tried } = this
    const all = eliminatedIn.map((_, entrant) => entrant)
    return all.sort(
      (a, b) => rank(eliminatedIn[b]!, eliminatedIn[a]!) || tried[b]! - tried[a]! || valueOf(b) - valueOf(a) || a - b,
    )
  }
}

function rank(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
