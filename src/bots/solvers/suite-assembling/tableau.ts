import { count, lowestBit } from '../../../rules/forty-nine-outfit/cards'
import { COLOUR_COUNT, COLOUR_SIZE } from '../../../rules/forty-nine-outfit/colours'
import {
  DOWN_FROM,
  isFoundation,
  PACK_FROM,
  PILES,
  suiteOf,
  type SuiteAssemblingState,
} from '../../../rules/forty-nine-outfit/suite-assembling/state'

const WHOLE_COLOUR = (1 << COLOUR_SIZE) - 1
/** Bits per pile in the word that packs the number of face-down cards of every pile. */
const DOWN_BITS = 3
const DOWN_MASK = (1 << DOWN_BITS) - 1

/** Number of a colour's lowest cards that are present without a gap, by the set of those present. */
const WITHOUT_GAP = Uint8Array.from({ length: WHOLE_COLOUR + 1 }, (_, set) => lowestBit(~set))

/** Packs the number of face-down cards of every pile into one word. */
export function packDown(down: ArrayLike<number>): number {
  let word = 0
  for (let pile = 0; pile < PILES; pile++) word |= down[pile]! << (DOWN_BITS * pile)
  return word
}

export function downIn(word: number, pile: number): number {
  return (word >> (DOWN_BITS * pile)) & DOWN_MASK
}

/** Returns the word after one face-down card of a pile was turned up. */
export function withOneLess(word: number, pile: number): number {
  return word - (1 << (DOWN_BITS * pile))
}

/**
 * The table after every harmless play has been made: runs move onto their next higher card wherever it lies, and cards
 * of runs go up. The whole table then follows from which cards are left in the pack and how many lie face down: a
 * colour is up to its first hidden card, the consecutive ones of its other open cards form runs, and each run takes one
 * pile.
 *
 * Neither play ever harms. If the table can be solved without it, it can also be solved after it, by the same plays
 * without those of the run or card that has gone already: nothing more could be laid on a card that went up, since the
 * next lower card is up; a run that lies on its next higher card blocks nothing, since that card can only go up after
 * it; and a card that is turned up earlier, or a pile vacated earlier, may stay so until it would have been.
 */
export class Tableau {
  /** The packed numbers of face-down cards after those plays. */
  down = 0
  spaces = 0
  /** Entry c: the set of colour c's cards that are neither in the pack nor face down. */
  private readonly open = new Uint8Array(COLOUR_COUNT)

  constructor(readonly order: SuiteAssemblingState['order']) {}

  /**
   * Makes the harmless plays. `left` is the set of entries left in the pack, `down` the packed numbers of face-down
   * cards.
   */
  playHarmless(left: number, down: number): void {
    this.down = down
    this.open.fill(WHOLE_COLOUR)
    for (let rest = left; rest !== 0; rest &= rest - 1) this.hide(PACK_FROM + lowestBit(rest))
    for (let pile = 0; pile < PILES; pile++) {
      for (let i = downIn(down, pile) - 1; i >= 0; i--) this.hide(DOWN_FROM[pile]! + i)
    }
    while (this.turnUp());
    this.spaces = PILES - this.runs()
  }

  /** Whether a card can go up, or onto an open card. */
  fits(card: number): boolean {
    const set = this.open[suiteOf(card)]!
    const rank = card % COLOUR_SIZE
    return WITHOUT_GAP[set]! >= rank || (set & (1 << (rank + 1))) !== 0
  }

  /** Turns up the top card of every pile whose run has gone elsewhere; returns whether there was any. */
  private turnUp(): boolean {
    const before = this.down
    for (let pile = 0; pile < PILES; pile++) {
      const down = downIn(this.down, pile)
      if (down === 0 || !this.hasGone(this.order[DOWN_FROM[pile]! + down]!)) continue
      this.down = withOneLess(this.down, pile)
      const card = this.order[DOWN_FROM[pile]! + down - 1]!
      this.open[suiteOf(card)]! |= 1 << (card % COLOUR_SIZE)
    }
    return this.down !== before
  }

  /** Whether an open card, the head of its run when it was turned up, has gone up or lies on its next higher card. */
  private hasGone(card: number): boolean {
    const set = this.open[suiteOf(card)]!
    const rank = card % COLOUR_SIZE
    return isFoundation(card) || WITHOUT_GAP[set]! > rank || (set & (1 << (rank + 1))) !== 0
  }

  private runs(): number {
    let runs = 0
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const set = this.open[colour]!
      const lying = set & (-1 << WITHOUT_GAP[set]!)
      runs += count(lying & ~(lying >> 1))
    }
    return runs
  }

  private hide(place: number): void {
    const card = this.order[place]!
    this.open[suiteOf(card)]! &= ~(1 << (card % COLOUR_SIZE))
  }
}
