import { accept, refuse, type Result } from './result'
import { type Rng, shuffle } from './rng'

/** The description of the cards in a shuffle. Cards are small whole numbers from 0. */
export interface Pack {
  /** Number of cards in the shuffle. */
  readonly size: number
  /** Returns the card with this text, or -1; any value may be passed. */
  named(text: unknown): number
  /** Returns the text of a card. */
  name(card: number): string
  /** Whether a card is part of the shuffle. Absent if every card with a name is. */
  has?(card: number): boolean
  /** Explanation of card texts for a message: `1 to 49, or C`. */
  readonly wording: string
}

/**
 * Reads a shuffle from a tape, starting at entry `from`: the pack's new order, top card first. Refuses with
 * `tape-short` if the tape ends too early, or with `tape-bad` naming the first entry that is not a card of this shuffle
 * or repeats one.
 */
export function readShuffle(pack: Pack, tape: readonly unknown[], from: number): Result<number[]> {
  if (tape.length < from + pack.size) {
    return refuse('tape-short', `The tape has ${tape.length} entries; a shuffle needs ${from + pack.size} in all.`)
  }
  const order: number[] = []
  const seen = new Uint8Array(64)
  for (let i = 0; i < pack.size; i++) {
    const entry = from + i
    const card = pack.named(tape[entry])
    if (card < 0)
      return refuse('tape-bad', `Entry ${entry + 1} of the tape is not the text of a card: ${pack.wording}.`)
    if (pack.has && !pack.has(card)) {
      return refuse('tape-bad', `Entry ${entry + 1} of the tape is ${pack.name(card)}, which is not in this shuffle.`)
    }
    if (seen[card]) {
      return refuse(
        'tape-bad',
        `Entry ${entry + 1} of the tape is ${pack.name(card)} again; each card is in the pack once.`,
      )
    }
    seen[card] = 1
    order.push(card)
  }
  return accept(order)
}

/** Shuffles the cards 0 to `size` - 1 into `into`, starting from ascending order. */
export function drawShuffle(size: number, rng: Rng, into: { [index: number]: number }): void {
  for (let card = 0; card < size; card++) into[card] = card
  shuffle(into, size, rng)
}

/**
 * Returns the two chance functions that follow from the pack to be shuffled: one draws a shuffle of all its cards from
 * ascending order, the other reads a shuffle from a tape.
 */
export function createShuffleFunctions<S>(packOf: (state: S) => Pack): {
  sampleChance: (state: S, rng: Rng, into: number[]) => void
  readChance: (state: S, tape: readonly string[], from: number) => Result<number[]>
} {
  return {
    sampleChance: (state, rng, into) => drawShuffle(packOf(state).size, rng, into),
    readChance: (state, tape, from) => readShuffle(packOf(state), tape, from),
  }
}
