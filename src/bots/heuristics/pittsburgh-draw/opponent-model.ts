import type { Rng, Seat } from '../../../rules/kit'
import type { Card } from '../../../rules/forty-nine-outfit/cards'
import { HAND_SIZE, handKey } from '../../../rules/forty-nine-outfit/ranking'
import { putInOrder, type Move } from '../../../rules/forty-nine-outfit/pittsburgh-draw/state'
import { binOf } from './hand-classes'
import { sensibleExchange } from './exchange-rules'

/** Attempts to deal a hand from which as many cards are thrown away as were seen to be. */
const TRIES = 24

/** Another seat, and the number of cards that it threw away; -1 if it has not moved yet. */
export interface Rival {
  readonly seat: Seat
  readonly thrown: number
}

const hand = new Uint8Array(HAND_SIZE)

/**
 * Deals hands from the unseen cards to sensible rivals, so that they throw away as many cards as they were seen to, and
 * lets them draw. `deal` returns the seat of the best hand and leaves its class (see hand-classes.ts) in `bin`.
 */
export class RivalDealer {
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
