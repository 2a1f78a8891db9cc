import { createSeededRng, type Seat, type Rng } from '../../../rules/kit'
import type { Card } from '../../../rules/forty-nine-outfit/cards'
import { type PittsburghState, putInOrder, type Move } from '../../../rules/forty-nine-outfit/pittsburgh-draw/state'
import { BINS, valueOfBin, binOf } from './hand-classes'
import { HAND_SIZE, handKey } from '../../../rules/forty-nine-outfit/ranking'
import { sensibleExchange } from './exchange-rules'

/** Number of moments at which the race is evaluated. */
const MOMENTS = 96

/**
 * Computes the chance to win a race to a number of points, in which every deal is won by each seat with the same chance
 * and is worth v points with chance `chances[v]`. Deals that come at random moments make the seats' scores independent
 * (Poissonization), and a seat's points by some moment are a compound Poisson sum (Panjer's recursion): no games need
 * to be played out.
 */
export class Race {
  /**
   * `behind[MOMENTS * need + k]`: the chance that a seat which needs `need` points has not reached them by moment k.
   */
  private readonly behind: Float64Array

  constructor(
    private readonly target: number,
    chances: ArrayLike<number>,
  ) {
    let mean = 0
    for (let v = 1; v <= HIGHEST_VALUE; v++) mean += v * chances[v]!
    const wins = target / mean
    const end = wins + 6 * Math.sqrt(wins) + 6
    this.behind = new Float64Array(MOMENTS * (target + 1))
    for (let k = 0; k < MOMENTS; k++) this.fill(k, (end * k) / (MOMENTS - 1), chances)
  }

  /** Returns the chance of a seat to be first, from all seats' points. A seat that has the target has won. */
  chanceOf(seat: Seat, scores: ArrayLike<number>, seats: number): number {
    for (let other = 0; other < seats; other++) if (scores[other]! >= this.target) return other === seat ? 1 : 0
    const { behind, target } = this
    const own = MOMENTS * (target - scores[seat]!)
    let chance = 0
    for (let k = 1; k < MOMENTS; k++) {
      let first = behind[own + k - 1]! - behind[own + k]!
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue
        const theirs = MOMENTS * (target - scores[other]!) + k
        first *= (behind[theirs - 1]! + behind[theirs]!) / 2
      }
      chance += first
    }
    return chance
  }

  /** Computes Panjer's recursion at one moment. */
  private fill(k: number, time: number, chances: ArrayLike<number>): void {
    const has = new Float64Array(this.target)
    has[0] = Math.exp(-time)
    let below = 0
    for (let points = 0; points < this.target; points++) {
      if (points > 0) {
        let sum = 0
        for (let v = 1; v <= Math.min(points, HIGHEST_VALUE); v++) sum += v * chances[v]! * has[points - v]!
        has[points] = (time / points) * sum
      }
      below += has[points]!
      this.behind[MOMENTS * (points + 1) + k] = below
    }
  }
}

const HIGHEST_VALUE = 10

/** Number of tables imagined for one decision. */
const TABLES = 1500

/** Number of deals from which the values of winning hands are learnt, once for each number of seats. */
const SAMPLED_DEALS = 2000

/** Returns what it is worth to the deciding seat if `winner` wins the deal with so many points. */
export type DealWorth = (winner: Seat, points: number) => number

/** Values the seat's own points, and nothing else. */
export function inPoints(seat: Seat): DealWorth {
  return (winner, points) => (winner === seat ? points : 0)
}

const RACES = new Map<string, Race>()

/** Values the seat's chance to win the game at the resulting score. */
export function inChances(state: PittsburghState, seat: Seat): DealWorth {
  const { seats, scores } = state
  const race = raceOf(state)
  const known = new Float64Array(seats * (HIGHEST_VALUE + 1)).fill(NaN)
  const scoresAfter = Int32Array.from(scores.subarray(0, seats))
  return (winner, points) => {
    const place = (HIGHEST_VALUE + 1) * winner + points
    if (Number.isNaN(known[place]!)) {
      scoresAfter[winner]! += points
      known[place] = race.chanceOf(seat, scoresAfter, seats)
      scoresAfter[winner]! -= points
    }
    return known[place]!
  }
}

function raceOf({ packSize, seats, target }: PittsburghState): Race {
  const key = `${packSize} ${seats} ${target}`
  let race = RACES.get(key)
  if (!race) {
    race = new Race(target, winnerValueChances(packSize, seats))
    RACES.set(key, race)
  }
  return race
}

/** Returns the chances that the winner's hand is worth 0 to 10 points, among sensible players at so many seats. */
function winnerValueChances(cards: number, seats: number): Float64Array {
  const everybody = Array.from({ length: seats }, (_, seat) => ({ seat, thrown: -1 }))
  const pack = Array.from({ length: cards }, (_, card) => card)
  const table = new RivalDealer(pack, everybody, seats, createSeededRng('winners of Pittsburgh Draw'))
  const chances = new Float64Array(HIGHEST_VALUE + 1)
  for (let n = 0; n < SAMPLED_DEALS; n++) {
    table.deal()
    chances[valueOfBin(table.bin)]! += 1 / SAMPLED_DEALS
  }
  return chances
}

/**
 * Returns what the deal is worth with each class of the own final hand at this table. Rivals are imagined with sensible
 * hands from which they throw away as many cards as they did.
 */
export function worthOfHands(
  state: PittsburghState,
  seat: Seat,
  unseen: readonly Card[],
  worth: DealWorth,
): Float64Array {
  const tables = new RivalDealer(
    unseen,
    rivalsOf(state, seat),
    state.seats,
    createSeededRng('rivals of Pittsburgh Draw'),
  )
  const beaten = new Float64Array(BINS)
  const lost = new Float64Array(BINS)
  let losing = 0
  for (let n = 0; n < TABLES; n++) {
    const winner = tables.deal()
    const loss = worth(winner, valueOfBin(tables.bin)) / TABLES
    beaten[tables.bin]! += 1 / TABLES
    lost[tables.bin]! += loss
    losing += loss
  }
  const worths = new Float64Array(BINS)
  let winning = 0
  for (let bin = 0; bin < BINS; bin++) {
    const won = worth(seat, valueOfBin(bin))
    // Of two hands of one class, either is as likely to be better.
    worths[bin] = won * (winning + beaten[bin]! / 2) + losing - lost[bin]! / 2
    winning += beaten[bin]!
    losing -= lost[bin]!
  }
  return worths
}

function rivalsOf(state: PittsburghState, seat: Seat): Rival[] {
  return Array.from({ length: state.seats }, (_, other) => ({
    seat: other,
    thrown: state.discardCounts[other]!,
  })).filter((rival) => rival.seat !== seat)
}

/** Attempts to deal a hand from which as many cards are thrown away as were seen to be. */
const TRIES = 24

/** Another seat, and the number of cards that it threw away; -1 if it has not moved yet. */
interface Rival {
  readonly seat: Seat
  readonly thrown: number
}

const hand = new Uint8Array(HAND_SIZE)

/**
 * Deals hands from the unseen cards to sensible rivals, so that they throw away as many cards as they were seen to, and
 * lets them draw. `deal` returns the seat of the best hand and leaves its class (see hand-classes.ts) in `bin`.
 */
class RivalDealer {
  bin = 0
  private readonly pool: Uint8Array
  private next = 0

  constructor(
    unseen: readonly Card[],
    private readonly rivals: readonly Rival[],
    private readonly seats: number,
    private readonly rng: Rng,
  ) {
    this.pool = Uint8Array.from(unseen)
  }

  deal(): Seat {
    this.next = 0
    this.bin = -1
    let best = -1
    for (const { seat, thrown } of this.rivals) {
      const bin = this.finalBin(thrown)
      if (bin <= this.bin) continue
      this.bin = bin
      best = seat
    }
    return best
  }

  private finalBin(thrown: number): number {
    const move = this.dealHand(thrown)
    for (let i = 0; i < HAND_SIZE; i++) if ((move >> i) & 1) hand[i] = this.draw()
    putInOrder(hand, 0, HAND_SIZE)
    return binOf(handKey(hand, 0))
  }

  /** Puts a likely hand into `hand` and returns the exchange made with it. */
  private dealHand(thrown: number): Move {
    const { pool, rng } = this
    const from = this.next
    let move = 0
    for (let tries = 0; tries < TRIES; tries++) {
      for (let i = 0; i < HAND_SIZE; i++) {
        const other = from + i + rng.below(pool.length - from - i)
        const card = pool[other]!
        pool[other] = pool[from + i]!
        pool[from + i] = card
        hand[i] = card
      }
      putInOrder(hand, 0, HAND_SIZE)
      move = sensibleExchange(hand, 0, this.seats)
      if (thrown < 0 || countOf(move) === thrown) break
    }
    this.next += HAND_SIZE
    return thrown < 0 || countOf(move) === thrown ? move : (1 << thrown) - 1
  }

  /** Draws a card. At crowded tables the pool may run out; then it is any card that is not in the hand. */
  private draw(): Card {
    const { pool, rng } = this
    if (this.next < pool.length) {
      const other = this.next + rng.below(pool.length - this.next)
      const card = pool[other]!
      pool[other] = pool[this.next]!
      pool[this.next++] = card
      return card
    }
    for (;;) {
      const card = pool[rng.below(pool.length)]!
      if (!hand.includes(card)) return card
    }
  }
}

function countOf(move: Move): number {
  let cards = 0
  for (let rest = move; rest !== 0; rest &= rest - 1) cards++
  return cards
}
