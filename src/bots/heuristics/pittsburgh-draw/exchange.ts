import { choose, type Rng } from '../../../rules/kit'
import type { Card } from '../../../rules/forty-nine-outfit/cards'
import { HAND_SIZE, handKey } from '../../../rules/forty-nine-outfit/ranking'
import type { Move } from '../../../rules/forty-nine-outfit/pittsburgh-draw/state'
import { binOf } from './hand-classes'

/** An exchange: the cards kept, and those that may be drawn. */
export interface Exchange {
  readonly kept: readonly Card[]
  readonly unseen: readonly Card[]
}

/** Returns the exchange that a move makes with a hand. */
export function exchangeOf(hand: readonly Card[], unseen: readonly Card[], move: Move): Exchange {
  return { kept: hand.filter((_, i) => ((move >> i) & 1) === 0), unseen }
}

/** Returns the number of different draws. */
export function waysOf({ kept, unseen }: Exchange): number {
  return choose(unseen.length, HAND_SIZE - kept.length)
}

/** Returns the mean worth over all draws; `worths` is indexed by the class of a hand (see hand-classes.ts). */
export function exactMean({ kept, unseen }: Exchange, worths: Float64Array): number {
  const drawn = new Int32Array(HAND_SIZE - kept.length)
  let sum = 0
  let draws = 0
  const draw = (from: number, have: number): void => {
    if (have === drawn.length) {
      sum += worths[binWith(kept, drawn)]!
      draws++
      return
    }
    for (let i = from; i <= unseen.length - drawn.length + have; i++) {
      drawn[have] = unseen[i]!
      draw(i + 1, have + 1)
    }
  }
  draw(0, 0)
  return sum / draws
}

/** Returns the mean worth over `draws` random draws. */
export function sampledMean({ kept, unseen }: Exchange, worths: Float64Array, draws: number, rng: Rng): number {
  const pool = Int32Array.from(unseen)
  const drawn = new Int32Array(HAND_SIZE - kept.length)
  let sum = 0
  for (let n = 0; n < draws; n++) {
    for (let i = 0; i < drawn.length; i++) {
      const other = i + rng.below(pool.length - i)
      drawn[i] = pool[other]!
      pool[other] = pool[i]!
      pool[i] = drawn[i]!
    }
    sum += worths[binWith(kept, drawn)]!
  }
  return sum / draws
}

const hand = new Int32Array(HAND_SIZE)

/** Returns the class of the hand that two groups of cards make, in any order. */
function binWith(kept: readonly Card[], drawn: Int32Array): number {
  for (let i = 0; i < HAND_SIZE; i++) {
    const card = i < kept.length ? kept[i]! : drawn[i - kept.length]!
    let place = i
    for (; place > 0 && hand[place - 1]! > card; place--) hand[place] = hand[place - 1]!
    hand[place] = card
  }
  return binOf(handKey(hand, 0))
}
