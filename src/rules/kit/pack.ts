import { accept, refuse, type Result } from './result'
import type { Rng } from './rng'
import { shuffle } from './xoshiro'

/** What a shuffle needs to know of the cards that are shuffled. Cards are small whole numbers from 0. */
export interface Pack {
  /** How many cards are shuffled. */
  readonly size: number
  /** The card with this text, or -1: anything may be asked. */
  named(text: unknown): number
  /** The text of a card. */
  name(card: number): string
  /** Whether a card belongs to what is shuffled, where that is not every card with a name. */
  has?(card: number): boolean
  /** How cards are written, for a message: `1 to 49, or C`. */
  readonly wording: string
}

/**
 * The shuffle that stands in a tape from entry `from` on: the pack's new order, top card first. `tape-short` if it ends
 * before; `tape-bad` names the first entry that is no card of this pack, or is one for the second time.
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

/** Shuffles the cards 0 to `size` - 1, laid out ascending before, into `into`. */
export function drawShuffle(size: number, rng: Rng, into: { [index: number]: number }): void {
  for (let card = 0; card < size; card++) into[card] = card
  shuffle(into, size, rng)
}

/**
 * The two parts of a game's chance that follow from the pack that is shuffled: all its cards in ascending order,
 * shuffled, and the shuffle that stands in a tape.
 */
export function shuffleOf<S>(packOf: (state: S) => Pack): {
  sampleChance: (state: S, rng: Rng, into: number[]) => void
  readChance: (state: S, tape: readonly string[], from: number) => Result<number[]>
} {
  return {
    sampleChance: (state, rng, into) => drawShuffle(packOf(state).size, rng, into),
    readChance: (state, tape, from) => readShuffle(packOf(state), tape, from),
  }
}
